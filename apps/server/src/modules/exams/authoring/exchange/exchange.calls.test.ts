import { exams } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../../testing/test-app.ts'
import { zip } from '../../../../testing/zip-files.ts'
import { makeCourse } from '../../../courses/factories.ts'
import { makeFile } from '../../../files/factories.ts'
import { machineMarked, makeExam } from '../../factories.ts'
import { addSubjects } from '../subjects/queries.ts'
import { listNewestVersions } from '../bank/queries.ts'
import { questions } from '../../tables.ts'

let testApp: TestApp
let [teacher, colleague, admin]: Person[] = []
const as = (person: Person | undefined): Person => {
  if (!person) throw new Error('The scene is not set.')
  return person
}

beforeAll(async () => {
  testApp = await openTestApp()
  teacher = await testApp.person('teacher,normal')
  colleague = await testApp.person('teacher,normal')
  admin = await testApp.person('schoolAdmin,normal')
})
afterAll(() => testApp.close())

async function upload(content: string | Buffer, owner = as(teacher), name = 'a.gift') {
  const bytes = Buffer.from(content)
  const { userId: ownerId, schoolId } = owner
  const file = await makeFile(testApp, {
    ownerId,
    schoolId,
    purpose: 'questions',
    name,
    bytes,
  })
  return testApp.seal('file', file.id)
}

const previewOf = async (content: string | Buffer, by = as(teacher), name = 'a.gift') =>
  (
    await testApp.ask(
      exams.previewQuestionImport,
      { filePath: await upload(content, by, name) },
      by,
    )
  ).body

async function previewed(content: string, by = as(teacher)) {
  const { data, msg } = await previewOf(content, by)
  if (!data) throw new Error(msg)
  return data
}
const run = async (importSign: string, by = as(teacher)) =>
  (await testApp.ask(exams.runQuestionImport, { importSign }, by)).body
const undo = async (importSign: string, by = as(teacher)) =>
  (await testApp.ask(exams.undoQuestionImport, { importSign }, by)).body

const storedQuestions = (by = as(teacher)) =>
  testApp.db.select().from(questions).where(eq(questions.authorId, by.userId))
const activeOf = async (by = as(teacher)) =>
  (await storedQuestions(by)).filter(({ status }) => status === 0).length

const noWorkbook = () =>
  zip({ '[Content_Types].xml': 'x', '_rels/.rels': 'x', 'xl/workbook.xml': 'x' })

const two = (word: string) => `::a::${word} is one {T}\n\n${word} is what {=right ~wrong}\n`

describe('the preview of an import', () => {
  it('[EXM-120] [EXM-180] lists new questions and each faulty one with line and reason, and stores nothing', async () => {
    const before = await storedQuestions()
    const file = `${two('First')}\nNo answers here\n\n$CATEGORY: x\nTwins {=a ~b ~b}\n\nOpen {=a\n`
    const preview = await previewed(file)
    expect(preview.fresh).toEqual([
      { line: 1, stem: 'First is one', type: 4, level: 1, score: 5, warnings: [] },
      { line: 3, stem: 'First is what', type: 1, level: 1, score: 5, warnings: [] },
    ])
    expect(preview).toMatchObject({ rows: 5, faulty: 3, known: [] })
    expect(preview.faults.map(({ line, text }) => [line, text])).toEqual([
      [
        5,
        expect.stringContaining('Right answer: No answers were found between { and }. Texts are'),
      ],
      [8, 'Option C: Two options look the same.'],
      [10, 'Question: A { has no } after it.'],
    ])
    expect(await storedQuestions()).toEqual(before)
  })

  it('[EXM-181] shows a question of the bank as known and skips it, also a repeated one in the file', async () => {
    const { importSign } = await previewed(two('Known'))
    expect(await run(importSign)).toMatchObject({ code: 200, data: { made: 2 } })
    const again = await previewed(`${two('Known')}\nNew {F}\n\nNew {F}\n`)
    expect(again.known.map(({ stem }) => stem)).toEqual(['Known is one', 'Known is what'])
    expect(again.fresh.map(({ stem }) => stem)).toEqual(['New'])
    expect(again.faults[0]?.text).toContain('already in the file above')
    expect(await run(again.importSign)).toMatchObject({ data: { made: 1 } })
  })

  it('[EXM-182] refuses files of other formats, too many questions and files of other people', async () => {
    const fault = (reason: string) => ({ code: -2, data: null, extend: { reason } })
    // A text that begins with a tag may be GIFT, so it is read as GIFT and refused with its line.
    expect(await previewed('<a>no quiz</a>')).toMatchObject({
      fresh: [],
      faulty: 1,
      faults: [{ line: 1 }],
    })
    expect(await previewOf(await noWorkbook(), as(teacher), 'a.xlsx')).toMatchObject(
      fault('questionsUnreadable'),
    )
    const many = Array.from({ length: 2001 }, (_, index) => `Q${index} {T}`).join('\n\n')
    expect(await previewOf(many)).toMatchObject(fault('questionsTooMany'))
    const filePath = await upload(two('x'), as(colleague))
    const stolen = await testApp.ask(exams.previewQuestionImport, { filePath }, as(teacher))
    expect(stolen.body.data).toBeNull()
  })
})

describe('a confirmed import', () => {
  it('[EXM-120] [EXM-181] stores its questions once, however often and simultaneously it is confirmed', async () => {
    const before = await activeOf()
    const { importSign } = await previewed(two('Once'))
    const answers = await Promise.all([1, 2, 3].map(() => run(importSign)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === -4)).toHaveLength(2)
    expect(await activeOf()).toBe(before + 2)
  })

  it('[EXM-120] [EXM-184] is undone while its questions are unused and unchanged, by its author or staff', async () => {
    const before = await activeOf()
    const first = (await previewed(two('Undo'))).importSign
    await run(first)
    expect(await undo(first, as(colleague))).toMatchObject({ code: -6 })
    expect(await undo(first, as(admin))).toMatchObject({ code: 200, data: { removed: 2 } })
    expect(await undo(first)).toMatchObject({ code: -4 })
    expect(await activeOf()).toBe(before)
    const second = (await previewed(two('Undo'))).importSign
    expect(await run(second)).toMatchObject({ data: { made: 2 } })
  })

  it('[EXM-184] is not undone if a question was used or changed, and the refusal says how many were', async () => {
    const { importSign } = await previewed(`${two('Used')}\nThird {F}\n`)
    await run(importSign)
    const importId = (await storedQuestions()).at(-1)?.importId
    const made = (await storedQuestions()).filter((one) => one.importId === importId)
    const [used, changed] = made
    const courseId = await makeCourse(
      testApp.db,
      { schoolId: as(teacher).schoolId, authorId: as(teacher).userId },
      new Date(),
    )
    const place = { schoolId: as(teacher).schoolId, courseId, authorId: as(teacher).userId }
    const { examinationId } = await makeExam(testApp.db, place, new Date(), {
      items: machineMarked.slice(0, 1),
    })
    const [version] = await listNewestVersions(testApp.db, place.schoolId, [used?.id ?? 0])
    await addSubjects(testApp.db, [
      {
        schoolId: place.schoolId,
        examinationId,
        questionId: used?.id ?? 0,
        questionVersionId: version?.versionId ?? 0,
        serial: 2,
        points: 100,
      },
    ])
    const refused = await undo(importSign)
    expect(refused).toMatchObject({ code: -4, extend: { reason: 'importInUse', used: 1 } })
    const idSign = testApp.seal('question', changed?.id ?? 0)
    const item = { kind: 'judge' as const, stem: 'Changed', answer: true, analysis: '' }
    const change = { idSign, version: 1, item, level: 1 as const, score: 5 }
    await testApp.ask(exams.questionBankUpdate, change, as(teacher))
    expect(await undo(importSign)).toMatchObject({ code: -4, extend: { used: 2 } })
    expect(
      (await storedQuestions()).filter((one) => one.importId === importId && one.status === 0),
    ).toHaveLength(3)
  })

  it('[EXM-184] is listed for its author, and for staff with those of everybody', async () => {
    await previewed(two('Colleague'), as(colleague))
    const listed = async (by: Person | undefined) =>
      (await testApp.ask(exams.listQuestionImports, { page: 1, size: 100 }, as(by))).body.data
    expect((await listed(colleague))?.total).toBe(1)
    const all = (await listed(admin))?.total ?? 0
    expect(all).toBe(((await listed(teacher))?.total ?? 0) + 1)
  })
})

describe('an export of questions', () => {
  it('[EXM-121] [EXM-183] in each format gives another teacher the same questions', async () => {
    const word = 'Roundtrip'
    const { importSign } = await previewed(
      `${two(word)}\n${word} ___ and ___ {=a =b}{#1.5:0.1}\n\n${word} many {~%50%a ~%50%b ~%-100%c}\n\n${word} essay {####why}\n`,
    )
    await run(importSign)
    const questionsOf = async (by: Person) => {
      const { data } = (
        await testApp.ask(exams.questionBankFindList, { subjectName: word, size: 100 }, by)
      ).body
      return (
        data?.list.map(({ item, level, score }) => JSON.stringify({ item, level, score })) ?? []
      )
    }
    const own = await questionsOf(as(teacher))
    expect(own).toHaveLength(5)
    for (const form of ['xlsx', 'gift', 'xml'] as const) {
      const reader = await testApp.person('teacher,normal')
      const response = await testApp.ask(
        exams.exportQuestions,
        { form, subjectName: word },
        as(teacher),
      )
      const { fileName = '', base64 = '' } = response.body.data ?? {}
      const preview = await previewOf(Buffer.from(base64, 'base64'), reader, fileName)
      expect(preview.data).toMatchObject({ faulty: 0, known: [] })
      expect(preview.data?.fresh.flatMap(({ warnings }) => warnings)).toEqual([])
      const before = await questionsOf(as(teacher))
      expect(await run(preview.data?.importSign ?? '', reader)).toMatchObject({ data: { made: 5 } })
      const after = await questionsOf(as(teacher))
      expect(after.slice(0, after.length - before.length).toSorted()).toEqual(own.toSorted())
      await undo(preview.data?.importSign ?? '', reader)
    }
  })

  it('[EXM-230] lists what other programs will mark differently, in the language of the reader', async () => {
    const gift =
      'Noted ___ and ___ {=a =b}{=c}\n\nNoted many {~%50%a ~%50%b ~%-100%c}\n\nNoted one {T}\n'
    await run((await previewed(gift)).importSign)
    const noted = async (form: 'xlsx' | 'gift' | 'xml', language = 'en') => {
      const input = { person: as(teacher), language }
      const { body } = await testApp.ask(
        exams.exportQuestions,
        { form, subjectName: 'Noted' },
        input,
      )
      const text = Buffer.from(body.data?.base64 ?? '', 'base64').toString()
      return { ...body.data, text }
    }
    expect(await noted('xlsx')).toMatchObject({ noted: 0, notes: [] })
    expect(await noted('gift')).toMatchObject({
      noted: 1,
      notes: [
        { question: 'Noted ___ and ___', texts: [expect.stringContaining('GIFT has one field')] },
      ],
    })
    const xml = await noted('xml', 'zh')
    expect(xml).toMatchObject({
      noted: 1,
      notes: [{ texts: ['本题分值无法按整数平分到各空，Moodle 中每空为 1 分。'] }],
    })
    expect(xml.text).toContain('Noted {1:SHORTANSWER:=a~=b} and {1:SHORTANSWER:=c}')
  })

  it('[EXM-183] follows the filter of the bank, or has only chosen questions', async () => {
    const stemsOf = async (input: object) => {
      const response = await testApp.ask(
        exams.exportQuestions,
        { form: 'gift', ...input },
        as(teacher),
      )
      const text = Buffer.from(response.body.data?.base64 ?? '', 'base64').toString()
      return text.split('\n').filter((line) => line.startsWith('::Q')).length
    }
    const { data } = (
      await testApp.ask(
        exams.questionBankFindList,
        { subjectName: 'Roundtrip', size: 100 },
        as(teacher),
      )
    ).body
    expect(await stemsOf({ subjectName: 'Roundtrip' })).toBe(5)
    expect(await stemsOf({ subjectName: 'Roundtrip', type: 3 })).toBe(1)
    expect(await stemsOf({ subjectName: 'Roundtrip', level: 3 })).toBe(0)
    const signs = data?.list.slice(0, 2).map(({ idSign }) => idSign) ?? []
    expect(await stemsOf({ signs })).toBe(2)
  })

  it('[EXM-236] has only the ticked questions, whatever the filter finds, and fails if one was deleted', async () => {
    const bank = { subjectName: 'Roundtrip', size: 100 }
    const { body } = await testApp.ask(exams.questionBankFindList, bank, as(teacher))
    const [ticked = '', gone = ''] = body.data?.list.map(({ idSign }) => idSign) ?? []
    const write = (input: object) =>
      testApp.ask(exams.exportQuestions, { form: 'gift', ...input }, as(teacher))
    const beside = await write({ signs: [ticked], subjectName: 'no question has this' })
    const text = Buffer.from(beside.body.data?.base64 ?? '', 'base64').toString()
    expect(text.split('\n').filter((line) => line.startsWith('::Q'))).toHaveLength(1)
    testApp.clock.pass(2)
    await testApp.ask(exams.questionBankDelete, { sign: gone }, as(teacher))
    expect((await write({ signs: [ticked, gone] })).status).toBe(404)
    expect((await write({ signs: [] })).body.code).toBe(-2)
  })
})
