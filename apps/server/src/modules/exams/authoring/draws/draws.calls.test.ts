import { courses, exams, type InputOf } from '@titian/contract'
import type { Item } from '@titian/exam-items/shape'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { makeCourse } from '../../../courses/factories.ts'
import { enrol } from '../../../courses/index.ts'
import { choiceItem, Draft } from '../copies/factories.ts'

type Rule = InputOf<typeof exams.saveExamDraws>['draws'][number]

let testApp: TestApp
let draft: Draft
let sign: string

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const judge = (stem: string): Item => ({ kind: 'judge', stem, answer: true, analysis: '' })
const hard = { level: 3 } as const

/**
 * A draft with one fixed question, and a bank with five easy and two hard questions of the course.
 */
beforeEach(async () => {
  testApp.clock.pass(5)
  draft = await Draft.open(testApp)
  for (const number of [1, 2, 3, 4]) await draft.add(choiceItem(`Easy ${number}`))
  await draft.add(judge('Hard 1'), hard)
  await draft.add(judge('Hard 2'), hard)
  sign = await draft.examination([draft.bank[0]!], { totalScore: 22 })
})

const ruleOf = (rule: Partial<Rule>): Rule => ({
  courseIdSign: draft.course,
  type: null,
  level: null,
  amount: 3,
  score: 4,
  ...rule,
})
const look = async (draws?: Rule[], by = draft.teacher) =>
  (await testApp.ask(exams.examDraws, { examinationId: sign, draws }, by)).body
const save = async (draws: Rule[], version?: number) => {
  const newest = version ?? (await look()).data!.version
  const input = { examinationId: sign, version: newest, draws }
  return (await testApp.ask(exams.saveExamDraws, input, draft.teacher)).body
}
const stemsOf = async (student = draft.student) =>
  (await draft.paper(sign, student)).map(({ item }) => item.stem)
async function anotherStudent() {
  const student = await testApp.person()
  const { schoolId } = testApp
  const { courseId } = draft
  await enrol(testApp.db, { schoolId, userId: student.userId, courseId }, testApp.clock.now())
  return student
}
const handIn = async (
  recordId: string,
  answer: (stem: string) => string,
  student = draft.student,
) => {
  testApp.clock.pass(2)
  const answerList = (await draft.paper(sign, student)).map(({ unitestingBankId, item }) => ({
    unitestingBankId,
    answer: answer(item.stem),
  }))
  const input = { answerList, examinationId: sign, recordId }
  expect((await testApp.ask(exams.submit, input, student)).body).toMatchObject({ code: 200 })
}
const right = (stem: string) => (stem.startsWith('Hard') || stem === 'Is it so?' ? 'true' : 'a')

describe('the drawing rules of a draft', () => {
  it('[EXM-118] [EXM-208] are stored, and show how many questions the bank has for each and for all', async () => {
    expect((await look()).data).toEqual({ version: 1, draws: [] })
    const rules = [ruleOf({ amount: 2 }), ruleOf({ type: 1, level: 2, amount: 4, score: 1 })]
    expect(await save(rules)).toMatchObject({
      code: 200,
      data: {
        version: 2,
        draws: [
          { courseIdSign: draft.course, type: null, amount: 2, score: 4, found: 7, enough: true },
          { type: 1, level: 2, amount: 4, score: 1, found: 4, enough: true },
        ],
      },
    })
    // For each rule alone there are enough questions, but for both together there are too few.
    expect(await look([ruleOf({ amount: 4 }), ruleOf({ type: 1, amount: 4 })])).toMatchObject({
      data: { draws: [{ found: 7 }, { found: 4 }] },
    })
    const { data } = await look([ruleOf({ amount: 4 }), ruleOf({ type: 1, amount: 4 })])
    expect(data!.draws.every(({ enough }) => enough)).toBe(false)
    expect((await look()).data!.draws).toHaveLength(2)
    const every = await look([ruleOf({ courseIdSign: null, level: 3 })])
    expect(every.data!.draws[0]).toMatchObject({ courseIdSign: null, courseName: '' })
    expect(every.data!.draws[0]!.found).toBeGreaterThanOrEqual(2)
    expect(await save([])).toMatchObject({ data: { version: 3, draws: [] } })
  })

  it('[EXM-208] have limits, and an outdated change is refused', async () => {
    const wrong = async (rule: Partial<Rule>, field: string) =>
      expect(await save([ruleOf(rule)])).toMatchObject({
        code: -2,
        extend: { fields: { [field]: expect.any(String) } },
      })
    await wrong({ amount: 0 }, 'draws.0.amount')
    await wrong({ amount: 101 }, 'draws.0.amount')
    await wrong({ score: 0 }, 'draws.0.score')
    await wrong({ level: 4 }, 'draws.0.level')
    expect(await save([ruleOf({ amount: 60 }), ruleOf({ amount: 41 })])).toMatchObject({
      extend: { fields: { draws: expect.any(String) } },
    })
    expect(await save([ruleOf({})], 1)).toMatchObject({ code: 200 })
    expect(await save([], 1)).toMatchObject({
      code: -4,
      extend: { reason: 'changedMeanwhile', newer: { version: 2, draws: [{ amount: 3 }] } },
    })
    const foreign = { ...ruleOf({}), courseIdSign: testApp.seal('course', 999_999) }
    expect(await save([foreign])).toMatchObject({ code: -2, extend: { refusal: 'notFound' } })
    const colleague = await testApp.person('teacher,normal')
    expect(await look(undefined, colleague)).toMatchObject({ code: -6 })
  })
})

describe('the release of an examination with drawing rules', () => {
  it('[EXM-118] [EXM-208] is refused while the bank has too few questions, or the points do not add up', async () => {
    await save([ruleOf({ level: 3, amount: 3 })])
    const { data } = await look()
    expect(data!.draws[0]).toMatchObject({ found: 2, enough: false })
    expect(await draft.release(1, sign)).toMatchObject({
      code: -4,
      extend: { reason: 'bankHoldsTooFew' },
    })
    expect(await draft.subjects(sign)).toHaveLength(1)
    await draft.add(judge('Hard 3'), hard)
    expect((await look()).data!.draws[0]).toMatchObject({ found: 3, enough: true })
    await save([ruleOf({ level: 3, amount: 3, score: 3 })])
    expect(await draft.release(1, sign)).toMatchObject({ extend: { reason: 'scoresDoNotAddUp' } })
    await save([ruleOf({ level: 3, amount: 3 })])
    expect(await draft.release(1, sign)).toMatchObject({
      code: 200,
      data: { status: 1, subjects: 4, totalScore: 22 },
    })
    expect(await save([])).toMatchObject({ extend: { reason: 'examReleased' } })
  })

  it('[EXM-209] freezes the candidates, and a return to draft draws from the bank again', async () => {
    await save([ruleOf({})])
    await draft.release(1, sign)
    const pool = (await draft.subjects(sign)).filter(({ drawn }) => drawn)
    expect(pool).toHaveLength(7)
    expect(new Set(pool.map(({ questionSign }) => questionSign)).size).toBe(7)
    expect(pool.map(({ questionSign }) => questionSign)).not.toContain(draft.bank[0])
    await draft.editInBank(judge('Edited later'), draft.bank[1])
    await draft.add(choiceItem('Easy later'))
    expect((await draft.subjects(sign)).map(({ subjectName }) => subjectName)).not.toContain(
      'Edited later',
    )
    expect((await look()).data!.draws[0]).toMatchObject({ found: 7, enough: true })
    await draft.release(0, sign)
    expect(await draft.subjects(sign)).toHaveLength(1)
    await draft.release(1, sign)
    const again = (await draft.subjects(sign)).map(({ subjectName }) => subjectName)
    expect(again).toEqual(expect.arrayContaining(['Edited later', 'Easy later']))
    expect(again).toHaveLength(9)
  })

  it('[EXM-207] [EXM-208] is not copied: a duplicate has the rules without the candidates', async () => {
    await save([ruleOf({})])
    await draft.release(1, sign)
    const plan = { sign, examinationName: 'Twice', courseIdSign: draft.course, startTime: null }
    testApp.clock.pass(2)
    sign = (await testApp.ask(exams.duplicateExamination, plan, draft.teacher)).body.data!.sign
    expect(await draft.subjects(sign)).toHaveLength(1)
    expect((await look()).data!.draws).toMatchObject([{ amount: 3, score: 4, found: 7 }])
    expect(await draft.release(1, sign)).toMatchObject({ data: { status: 1, subjects: 4 } })
  })
})

describe('an attempt with drawn questions', () => {
  beforeEach(async () => {
    await save([ruleOf({})])
    expect(await draft.release(1, sign)).toMatchObject({ code: 200 })
  })

  it('[EXM-118] [EXM-209] draws once and keeps its own questions, which are always worth the same', async () => {
    const papers: string[] = []
    for (let count = 0; count < 6; count += 1) {
      const student = await anotherStudent()
      await draft.begin(sign, student)
      const first = await stemsOf(student)
      expect(first).toHaveLength(4)
      expect(first).toContain('Which way?')
      expect(new Set(first).size).toBe(4)
      expect(await stemsOf(student)).toEqual(first)
      await draft.begin(sign, student)
      expect(await stemsOf(student)).toEqual(first)
      const worth = (await draft.paper(sign, student)).reduce((sum, { score }) => sum + score, 0)
      expect(worth).toBe(22)
      papers.push(first.toSorted().join())
    }
    // Thirty-five papers are possible. If six were equal, the draw would not be random.
    expect(new Set(papers).size).toBeGreaterThan(1)
  })

  it('[EXM-209] is marked, shown, counted and exported like any other', async () => {
    const recordId = await draft.begin(sign)
    const stems = await stemsOf()
    await handIn(recordId, right)
    const byRecord = (await testApp.ask(exams.byRecordId, { sign: recordId }, draft.teacher)).body
    expect(byRecord.data!.record).toMatchObject({ score: 22, totalScore: 22 })
    expect(byRecord.data!.items.map(({ item }) => item.stem).toSorted()).toEqual(stems.toSorted())
    const two = { examinationId: sign, recordId }
    const list = (await testApp.ask(exams.twoList, two, draft.teacher)).body.data!
    expect([list.total, list.list.length]).toEqual([4, 4])
    const results = (await testApp.ask(exams.examinationResults, { sign }, draft.teacher)).body
      .data!
    expect(results).toMatchObject({ mean: 22, passed: 1 })
    expect(results.questions.map(({ counted }) => counted)).toEqual([1, 1, 1, 1])
    const sheet = { sign, format: 'csv' as const, timeZone: 'UTC' }
    const { base64 } = (await testApp.ask(exams.exportResults, sheet, draft.teacher)).body.data!
    const [head] = Buffer.from(base64, 'base64').toString().split('\n')
    expect(head!.match(/Question \d+/g)).toHaveLength(4)
  })

  it('[EXM-209] follows a corrected key, and remains worth the same', async () => {
    const recordId = await draft.begin(sign)
    await handIn(recordId, right)
    const drawn = (await draft.paper(sign)).find(({ item }) => item.stem !== 'Which way?')!
    const subjectId = drawn.unitestingBankId
    const preview = async (correction: InputOf<typeof exams.previewRegrade>['correction']) =>
      (
        await testApp.ask(
          exams.previewRegrade,
          { examinationId: sign, subjectId, correction },
          draft.teacher,
        )
      ).body
    const refused = { code: -4, extend: { reason: 'drawnQuestion' } }
    expect(await preview({ kind: 'points', points: 5 })).toMatchObject(refused)
    expect(await preview({ kind: 'leaveOut' })).toMatchObject(refused)
    expect(await preview({ kind: 'fullMarks' })).toMatchObject({ code: 200 })
    const { item } = (await draft.subjects(sign)).find(({ id }) => id === subjectId)!
    const other = (
      item.kind === 'judge' ? { ...item, answer: false } : { ...item, answer: 'b' }
    ) as Item
    const correction = { kind: 'key' as const, item: other }
    const { data } = await preview(correction)
    expect(data).toMatchObject({
      counts: { changed: 1, down: 1 },
      total: { before: 22, after: 22 },
    })
    const apply = {
      examinationId: sign,
      subjectId,
      correction,
      digest: data!.digest,
      reason: 'Wrong.',
    }
    expect((await testApp.ask(exams.applyRegrade, apply, draft.teacher)).body.code).toBe(200)
    const record = (await testApp.ask(exams.byRecordId, { sign: recordId }, draft.teacher)).body
      .data!
    expect(record.record.score).toBe(18)
  })
})

it('[EXM-208] a rule finds nothing for a deleted course, and the release says so', async () => {
  const { userId } = draft.teacher
  const place = { schoolId: testApp.schoolId, authorId: userId }
  const gone = await makeCourse(testApp.db, place, testApp.clock.now())
  const courseIdSign = testApp.seal('course', gone)
  await draft.add(judge('Elsewhere'), { courseIdSign })
  expect(await save([ruleOf({ courseIdSign, amount: 1, score: 12 })])).toMatchObject({
    data: { draws: [{ found: 1, enough: true }] },
  })
  testApp.clock.pass(2)
  const removed = await testApp.ask(courses.deleteCourse, { sign: courseIdSign }, draft.teacher)
  expect(removed.body).toMatchObject({ code: 200 })
  expect((await look()).data!.draws).toMatchObject([
    { courseIdSign: null, courseName: null, found: 0, enough: false },
  ])
  expect(await draft.release(1, sign)).toMatchObject({ extend: { reason: 'bankHoldsTooFew' } })
})
