import { type Correction, exams, type PaperChild } from '@titian/contract'
import type { Item } from '@titian/exam-items/shape'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../../testing/test-app.ts'
import { type Classroom, openClassroom } from '../../sitting/saving/factories.ts'
import { attemptAnswers, attemptItems, questions, questionVersions } from '../../tables.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const words = ['Pack', 'Load', 'Ship', 'Unload']
const order = (change: object = {}): Item => ({
  kind: 'ordering',
  stem: 'How does a box travel?',
  options: words.map((content, index) => ({ id: 'abcd'.charAt(index), content })),
  scoring: 'place',
  analysis: 'secret-analysis',
  ...change,
})
const inThisOrder = (change: object) => openClassroom(testApp, { items: [order()], ...change })

async function childOf(classroom: Classroom, student: Person): Promise<PaperChild> {
  const [child] = (await classroom.open(undefined, student)).groups.flatMap((one) => one.children)
  if (!child) throw new Error('The paper has no question.')
  return child
}
/** Returns the ids of these entries in this paper. */
async function idsOf(classroom: Classroom, ...contents: string[]): Promise<string[]> {
  const { item } = await childOf(classroom, classroom.student)
  return contents.map((text) => item.options?.find(({ content }) => content === text)?.id ?? '')
}
const rowOf = async ({ attempt }: Classroom) => {
  const { id } = await attempt()
  const [row] = await testApp.db
    .select({
      score: attemptItems.score,
      right: attemptItems.isRight,
      answer: attemptAnswers.answer,
    })
    .from(attemptItems)
    .leftJoin(attemptAnswers, eq(attemptAnswers.attemptItemId, attemptItems.id))
    .where(eq(attemptItems.attemptId, id))
  return row
}

describe('an ordering question in a paper', () => {
  it.each([true, false])(
    '[EXM-245] starts in an order that differs from the right one and does not reveal it, options shuffled: %s',
    async (shuffle) => {
      const classroom = await inThisOrder({ shuffle })
      await classroom.begin()
      const { item, value, review } = await childOf(classroom, classroom.student)
      const shown = item.options?.map(({ content }) => content) ?? []
      expect(shown).not.toEqual(words)
      expect(shown.toSorted()).toEqual(words.toSorted())
      expect([value, review]).toEqual([null, null])
      const ids = item.options?.map(({ id }) => id) ?? []
      for (const id of ids) expect(id).not.toMatch(/^[a-d]$/)
      expect(JSON.stringify(item)).not.toContain('place')
    },
  )

  it('[EXM-247] [EXM-246] [EXM-248] is saved, handed in, marked and reviewed', async () => {
    const classroom = await inThisOrder({})
    const record = await classroom.begin()
    const given = await idsOf(classroom, 'Pack', 'Load', 'Unload', 'Ship')
    for (const bad of [given.slice(1), [...given.slice(1), given[1] ?? ''], ['a', 'b', 'c', 'd']]) {
      const { body } = await classroom.save(record, [
        { place: 0, answer: bad, seq: 1, generation: 1 },
      ])
      expect(body.data?.saved ?? []).toEqual([])
    }
    await classroom.save(record, [{ place: 0, answer: given, seq: 2, generation: 1 }])
    expect((await childOf(classroom, classroom.student)).value).toEqual(given)
    expect(await rowOf(classroom)).toEqual({ score: null, right: null, answer: given })
    await classroom.submit(record)
    expect(await rowOf(classroom)).toEqual({ score: 500, right: false, answer: given })
    const key = await testApp.ask(
      exams.getPaperRecord,
      { unitestingUserRecordId: record },
      classroom.student,
    )
    const [reviewed] = key.body.data?.groups.flatMap(({ children }) => children) ?? []
    expect(reviewed).toMatchObject({ value: given, studentScore: 5, right: false })
    const named = (ids: unknown) =>
      (ids as string[]).map((id) => reviewed?.item.options?.find((one) => one.id === id)?.content)
    expect(named(reviewed?.review?.answer)).toEqual(words)
    const [marked] = (await classroom.detail(record)).items
    expect(marked).toMatchObject({ answer: given, score: 5, item: { kind: 'ordering' } })
  })

  it('[EXM-247] counts as not answered without points if it was not moved', async () => {
    const classroom = await inThisOrder({})
    const record = await classroom.begin()
    await classroom.submit(record)
    expect(await rowOf(classroom)).toEqual({ score: 0, right: false, answer: null })
    const { body } = await testApp.ask(
      exams.examinationResults,
      { sign: classroom.examinationId },
      classroom.teacher,
    )
    expect(body.data?.questions).toMatchObject([{ kind: 'ordering', unansweredShare: 1 }])
  })
})

async function sit(classroom: Classroom, student: Person, contents: string[]) {
  const record = await classroom.begin(undefined, student)
  const answer = await idsOf(classroom, ...contents)
  await classroom.save(record, [{ place: 0, answer, seq: 1, generation: 1 }], undefined, student)
  const { examinationId } = classroom
  await testApp.ask(exams.submit, { examinationId, recordId: record, answerList: [] }, student)
  return record
}

describe('the results of ordering questions', () => {
  it('[EXM-250] show which entry was put at each position', async () => {
    const classroom = await inThisOrder({})
    await sit(classroom, classroom.student, words)
    for (const contents of [
      ['Load', 'Pack', 'Ship', 'Unload'],
      ['Ship', 'Load', 'Pack', 'Unload'],
      ['Ship', 'Pack', 'Load', 'Unload'],
    ]) {
      const student = await testApp.person()
      await classroom.join(student)
      await sit(classroom, student, contents)
    }
    const { body } = await testApp.ask(
      exams.examinationResults,
      { sign: classroom.examinationId },
      classroom.teacher,
    )
    const [question] = body.data?.questions ?? []
    expect(question).toMatchObject({ counted: 4, rightShare: 0.25, unansweredShare: 0 })
    expect(
      question?.options.map(({ place, content, right, chosen }) => [place, content, right, chosen]),
    ).toEqual([
      [1, 'Pack', true, 1],
      [1, 'Ship', false, 2],
      [2, 'Load', true, 2],
      [2, 'Pack', false, 2],
      [3, 'Ship', true, 2],
      [3, 'Pack', false, 1],
      [4, 'Unload', true, 4],
    ])
  })

  it('[EXM-251] are marked again when a wrong order is corrected', async () => {
    const classroom = await inThisOrder({})
    await sit(classroom, classroom.student, ['Load', 'Pack', 'Ship', 'Unload'])
    expect(await rowOf(classroom)).toMatchObject({ score: 500 })
    const [version] = await testApp.db
      .select({ item: questionVersions.item })
      .from(questionVersions)
      .innerJoin(questions, eq(questions.id, questionVersions.questionId))
      .where(eq(questions.courseId, classroom.courseId))
    if (version?.item.kind !== 'ordering') throw new Error('The question is not in the bank.')
    const [pack, load, ...others] = version.item.options
    if (!pack || !load) throw new Error('The question has too few entries.')
    const item: Item = { ...version.item, options: [load, pack, ...others] }
    const correction: Correction = { kind: 'key', item }
    const { examinationId } = classroom
    const input = { examinationId, subjectId: classroom.subject(0), correction }
    const { body: seen } = await testApp.ask(exams.previewRegrade, input, classroom.teacher)
    expect(seen.data).toMatchObject({ papers: [{ question: { before: 5, after: 10 } }] })
    const digest = seen.data?.digest ?? ''
    const reason = 'It is loaded first.'
    await testApp.ask(exams.applyRegrade, { ...input, digest, reason }, classroom.teacher)
    expect(await rowOf(classroom)).toMatchObject({ score: 1000, right: true })
  })

  it('[EXM-248] can be practised again, and only the right order is right', async () => {
    const classroom = await inThisOrder({})
    const record = await sit(classroom, classroom.student, ['Load', 'Pack', 'Ship', 'Unload'])
    const check = async (...contents: string[]) =>
      (
        await testApp.ask(
          exams.checkPractice,
          {
            unitestingUserRecordId: record,
            unitestingBankId: classroom.subject(0),
            answer: await idsOf(classroom, ...contents),
          },
          classroom.student,
        )
      ).body.data
    expect(await check(...words)).toEqual({ right: true, studentScore: 10 })
    expect(await check('Pack', 'Load', 'Unload', 'Ship')).toEqual({ right: false, studentScore: 5 })
  })
})
