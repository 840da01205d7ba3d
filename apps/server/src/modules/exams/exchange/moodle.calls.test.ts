import { exams } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeFile } from '../../files/factories.ts'
import { openClassroom } from '../saving/factories.ts'
import { questions, questionVersions } from '../tables.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const xml = (...questionTags: string[]) => `<quiz>${questionTags.join('')}</quiz>`

/** What the preview says of a file, for a teacher of its own. */
async function preview(text: string, name = 'a.xml') {
  const teacher = await testApp.person('teacher,normal')
  const { userId: ownerId, schoolId } = teacher
  const bytes = Buffer.from(text)
  const file = await makeFile(testApp, { ownerId, schoolId, purpose: 'questions', name, bytes })
  const filePath = testApp.seal('file', file.id)
  const { body } = await testApp.ask(exams.previewQuestionImport, { filePath }, teacher)
  return { teacher, body, data: body.data }
}

const storedOf = async ({ userId }: Person) => {
  const rows = await testApp.db
    .select({ item: questionVersions.item })
    .from(questionVersions)
    .innerJoin(questions, eq(questions.id, questionVersions.questionId))
    .where(eq(questions.authorId, userId))
    .orderBy(questions.id)
  return rows.map(({ item }) => item)
}

/** Imports a file and gives its questions as they are stored. */
async function imported(text: string, name?: string) {
  const { teacher, body, data } = await preview(text, name)
  if (!data) throw new Error(body.msg)
  await testApp.ask(exams.runQuestionImport, { importSign: data.importSign }, teacher)
  return { teacher, data, items: await storedOf(teacher) }
}

const exported = async (teacher: Person, form: 'gift' | 'xml') => {
  const { body } = await testApp.ask(exams.exportQuestions, { form }, teacher)
  return Buffer.from(body.data?.base64 ?? '', 'base64').toString()
}

describe('a star in an accepted answer', () => {
  const metal = xml(
    '<question type="shortanswer"><name><text>w</text></name><questiontext format="html"><text>Name the metal</text></questiontext>',
    '<answer fraction="100"><text>*copper*</text></answer></question>',
  )

  it('[EXM-225] of Moodle XML and GIFT stands for any letters in an examination, and goes back as a star', async () => {
    for (const [text, name, form] of [
      [metal, 'a.xml', 'xml'],
      ['Name the metal {=*copper*}', 'a.gift', 'gift'],
    ] as const) {
      const { teacher, data, items } = await imported(text, name)
      expect(data).toMatchObject({ faulty: 0, fresh: [{ warnings: [] }] })
      expect(items).toMatchObject([{ blanks: [['*copper*']], matching: [{ wildcard: true }] }])
      const marks: Record<string, unknown> = {}
      for (const answer of ['copper', 'a copper wire', '*copper*', 'tin']) {
        const room = await openClassroom(testApp, { items })
        const recordId = await room.begin()
        await room.submit(recordId, [{ place: 0, answer: [answer] }])
        marks[answer] = (await room.detail(recordId)).items[0]?.score
      }
      expect(marks).toEqual({ copper: 10, 'a copper wire': 10, '*copper*': 10, tin: 0 })
      expect(await exported(teacher, form)).toMatch(/[>=]\*copper\*/)
    }
  })

  it('[EXM-225] of a question of ours is a star in Moodle too, as is one behind a backslash in its files', async () => {
    for (const [text, name, form] of [
      [metal.replace('*copper*', 'a\\*b'), 'a.xml', 'xml'],
      ['Name the metal {=a\\*b}', 'a.gift', 'gift'],
    ] as const) {
      const { teacher, items } = await imported(text, name)
      expect(items).toMatchObject([{ blanks: [['a*b']] }])
      expect(items).not.toMatchObject([{ matching: [{ wildcard: true }] }])
      expect(await exported(teacher, form)).toContain(form === 'xml' ? '>a\\*b<' : '=a\\\\*b')
    }
  })
})
