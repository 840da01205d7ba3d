import { exams } from '@titian/contract'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../../testing/test-app.ts'
import { makeTeacher } from '../../../courses/factories.ts'
import { allRight, CorrectedExam, type SatPaper } from '../regrades/factories.ts'
import { oneOfEach } from '../../factories.ts'
import { attemptItemMarks, gradingHistory } from '../../tables.ts'

let testApp: TestApp
let corrected: CorrectedExam
let second: Person
let third: Person

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

beforeEach(async () => {
  corrected = await CorrectedExam.open(testApp)
  second = await testApp.person('teacher,normal')
  third = await testApp.person('teacher,normal')
  for (const { userId } of [second, third])
    await makeTeacher(testApp.db, {
      schoolId: testApp.schoolId,
      courseId: corrected.courseId,
      userId,
    })
})

const read = async (by = corrected.teacher) =>
  (await testApp.ask(exams.doubleMarking, { sign: corrected.sign }, by)).body.data!

async function turnOn(within = 10, on = true) {
  const { fixed: _, ...was } = await read()
  testApp.clock.pass(2)
  return testApp.ask(
    exams.setDoubleMarking,
    { sign: corrected.sign, was, on, within },
    corrected.teacher,
  )
}

const detail = async ({ recordId }: SatPaper, by: Person) =>
  (await testApp.ask(exams.byRecordId, { sign: recordId }, by)).body.data!

/** Returns the explanation, the fifth question of the paper. */
const essay = async (paper: SatPaper, by: Person) => (await detail(paper, by)).items[4]!

async function mark(paper: SatPaper, by: Person, score: number, comment = '', version?: number) {
  testApp.clock.pass(2)
  const { recordId } = paper
  const items = [{ subjectId: corrected.subjectSign(4), score, comment }]
  const seen = version ?? (await detail(paper, by)).version
  return testApp.ask(exams.gradeRecord, { recordId, version: seen, items }, by)
}

const queue = async (by: Person, question = false) => {
  const input = {
    examinationId: corrected.sign,
    ...(question && { subjectId: corrected.subjectSign(4) }),
  }
  return (await testApp.ask(exams.markingQueue, input, by)).body.data!
}

const listMarks = () => testApp.db.select().from(attemptItemMarks).orderBy(asc(attemptItemMarks.id))

describe('the setting of double marking', () => {
  it('[EXM-214] is off at first, and can change until a person has marked an answer', async () => {
    expect(await read()).toMatchObject({ on: false, within: 0, fixed: false })
    expect((await turnOn(20)).body.data).toMatchObject({ on: true, within: 20, fixed: false })
    const paper = await corrected.sat(allRight)
    expect((await turnOn(10)).body.code).toBe(200)
    await mark(paper, second, 1)
    expect(await read()).toMatchObject({ on: true, within: 10, fixed: true })
    expect((await turnOn(50)).body.code).toBe(-4)
    expect((await turnOn(10, false)).body.code).toBe(-4)
    expect(await read()).toMatchObject({ on: true, within: 10 })
  })

  it('[EXM-214] remains off if one person has already marked', async () => {
    await corrected.sat(allRight, 1)
    expect((await turnOn()).body.code).toBe(-4)
    expect(await read()).toMatchObject({ on: false, fixed: true })
  })

  it('[EXM-214][TCH-084] is refused with the newer one to a teacher who saw an older one', async () => {
    await turnOn(20)
    const was = { on: false, within: 0 }
    const late = { sign: corrected.sign, was, on: true, within: 5 }
    const { body } = await testApp.ask(exams.setDoubleMarking, late, second)
    expect(body).toMatchObject({ code: -4, extend: { newer: { on: true, within: 20 } } })
  })
})

describe('two marks of an answer', () => {
  it('[EXM-215] hide the first mark from the second teacher and the student, and give the mean', async () => {
    await turnOn()
    const paper = await corrected.sat(allRight)
    const { maxScore } = await essay(paper, second)
    const more = maxScore
    const less = Math.round((maxScore * 0.95 + Number.EPSILON) * 100) / 100
    await mark(paper, second, more, 'Clear.')
    expect(await essay(paper, second)).toMatchObject({
      score: null,
      waiting: true,
      double: { step: 'given', marks: [{ by: second.name, score: more, own: true }] },
    })
    expect(await essay(paper, third)).toMatchObject({
      score: null,
      comment: null,
      double: { step: 'mark', marks: [] },
    })
    expect(JSON.stringify(await detail(paper, third))).not.toContain('Clear.')
    expect(JSON.stringify(await queue(third, true))).not.toContain('Clear.')
    const own = await testApp.ask(
      exams.getExaminationPaper,
      { examinationId: corrected.sign },
      paper.student,
    )
    expect(JSON.stringify(own.body.data)).not.toContain('Clear.')
    expect(await corrected.scoreOf(paper.recordId)).toBeNull()

    expect((await mark(paper, third, less, 'Short.')).body.code).toBe(200)
    expect(await essay(paper, corrected.teacher)).toMatchObject({
      waiting: false,
      score: Math.ceil((more * 100 + less * 100) / 2) / 100,
      comment: 'Clear.\n\nShort.',
      double: { step: 'settled', marks: [{ by: second.name }, { by: third.name }] },
    })
    expect(await corrected.scoreOf(paper.recordId)).not.toBeNull()
  })

  it('[EXM-215] await only teachers without a mark, and the first marker may change the first mark', async () => {
    await turnOn(0)
    const paper = await corrected.sat(allRight)
    await mark(paper, second, 1, 'First thought.')
    expect(await queue(second)).toMatchObject({ papers: 0, answers: 0, total: 0, list: [] })
    expect(await queue(third)).toMatchObject({ papers: 1, answers: 1, total: 1 })
    const waits = { examinationId: corrected.sign, submitStatus: 2 }
    const listed = async (by: Person) =>
      (await testApp.ask(exams.findRecordList, waits, by)).body.data!.total
    expect([await listed(second), await listed(third)]).toEqual([0, 1])
    expect((await mark(paper, second, 2, 'Second thought.')).body.code).toBe(200)
    expect((await essay(paper, second)).double?.marks).toMatchObject([{ score: 2 }])
    expect(await essay(paper, second)).toMatchObject({ waiting: true, score: null })
    await mark(paper, third, 2)
    expect(await essay(paper, third)).toMatchObject({ score: 2, comment: 'Second thought.' })
    expect((await listMarks()).map(({ score }) => score)).toEqual(
      expect.arrayContaining([100, 200, 200]),
    )
  })

  it('[EXM-215] count once if one teacher sends two at once, and both if two teachers do', async () => {
    await turnOn(100)
    const paper = await corrected.sat(allRight)
    const { version } = await detail(paper, second)
    testApp.clock.pass(2)
    const twice = await Promise.all([
      mark(paper, second, 1, '', version),
      mark(paper, second, 2, '', version),
    ])
    expect(twice.map(({ body }) => body.code).toSorted((one, other) => one - other)).toEqual([
      -4, 200,
    ])
    expect(await essay(paper, third)).toMatchObject({ waiting: true, double: { step: 'mark' } })
    const { version: next } = await detail(paper, third)
    const both = await Promise.all([
      mark(paper, third, 1, '', next),
      mark(paper, corrected.teacher, 1, '', next),
    ])
    expect(both.map(({ body }) => body.code).toSorted((one, other) => one - other)).toEqual([
      -4, 200,
    ])
    expect((await essay(paper, third)).double).toMatchObject({ step: 'settled' })
    expect((await essay(paper, third)).double?.marks).toHaveLength(2)
  })

  it('[EXM-214][EXM-215] are never mixed with one mark if the setting changes while somebody marks', async () => {
    for (let round = 0; round < 4; round += 1) {
      await corrected.turnTo({ items: oneOfEach })
      const paper = await corrected.sat(allRight)
      const { version } = await detail(paper, second)
      const [, marked] = await Promise.all([turnOn(), mark(paper, second, 1, '', version)])
      const { on } = await read()
      const item = await essay(paper, third)
      if (marked.body.code === 200) expect(item.waiting).toBe(on)
      else expect(item).toMatchObject({ waiting: true, score: null })
    }
  })
})

describe('two marks that differ', () => {
  async function disputed() {
    await turnOn(10)
    const paper = await corrected.sat(allRight)
    const { maxScore } = await essay(paper, second)
    await mark(paper, second, maxScore, 'Excellent.')
    await mark(paper, third, 0, 'Off the point.')
    return { paper, maxScore }
  }

  it('[EXM-216] are sent to the main lecturer, who sees both and decides; the two markers cannot', async () => {
    const { paper, maxScore } = await disputed()
    expect(await essay(paper, second)).toMatchObject({
      waiting: true,
      score: null,
      double: { step: 'elsewhere', marks: [{ score: maxScore }, { score: 0 }] },
    })
    expect((await mark(paper, third, 1)).body.code).toBe(-4)
    expect(await queue(third)).toMatchObject({ answers: 0, total: 0 })
    const { list } = await queue(corrected.teacher, true)
    expect(list).toMatchObject([
      {
        marks: [
          { by: second.name, score: maxScore },
          { by: third.name, comment: 'Off the point.' },
        ],
      },
    ])
    expect(await corrected.scoreOf(paper.recordId)).toBeNull()
    expect((await mark(paper, corrected.teacher, 1, 'Decided.')).body.code).toBe(200)
    expect(await essay(paper, second)).toMatchObject({
      score: 1,
      comment: 'Decided.',
      waiting: false,
      double: { step: 'settled', marks: [{ score: maxScore }, { score: 0 }] },
    })
  })

  it('[EXM-216] are decided by the main lecturer even if the lecturer gave one of them', async () => {
    await turnOn(0)
    const paper = await corrected.sat(allRight)
    await mark(paper, corrected.teacher, 1)
    await mark(paper, second, 2)
    expect((await essay(paper, second)).double?.step).toBe('elsewhere')
    expect((await essay(paper, third)).double?.step).toBe('decide')
    expect((await mark(paper, corrected.teacher, 2)).body.code).toBe(200)
    expect(await essay(paper, third)).toMatchObject({ score: 2, waiting: false })
  })

  it('[EXM-217] keep their shares when the points are corrected and when that is undone', async () => {
    const { paper, maxScore } = await disputed()
    const { regradeId } = await corrected.correct(4, { kind: 'points', points: maxScore * 2 })
    expect((await essay(paper, second)).double).toMatchObject({
      step: 'elsewhere',
      marks: [{ score: maxScore * 2 }, { score: 0 }],
    })
    await corrected.undo(regradeId)
    expect((await essay(paper, second)).double).toMatchObject({ marks: [{ score: maxScore }, {}] })
    await mark(paper, corrected.teacher, maxScore)
    expect(await essay(paper, second)).toMatchObject({ score: maxScore })
  })

  it('[EXM-217][EXM-124] lead to a final mark that one teacher corrects, and the history keeps the earlier one', async () => {
    const { paper } = await disputed()
    await mark(paper, corrected.teacher, 1)
    expect((await mark(paper, second, 2, 'After a talk.')).body.code).toBe(200)
    const item = await essay(paper, third)
    expect(item).toMatchObject({ score: 2, comment: 'After a talk.' })
    expect(item.double?.marks).toHaveLength(2)
    const history = await testApp.db
      .select()
      .from(gradingHistory)
      .where(eq(gradingHistory.gradedBy, second.userId))
    expect(history).toMatchObject([{ scoreBefore: 100, scoreAfter: 200 }])
  })

  it('[EXM-217] are given again if a late answer replaces the marked one', async () => {
    const { paper } = await disputed()
    const late = {
      unitestingUserRecordId: paper.recordId,
      answers: [
        {
          unitestingBankId: corrected.subjectSign(4),
          answer: 'Other words.',
          seq: 1_000,
          generation: 1,
          at: testApp.clock.now().getTime(),
        },
      ],
    }
    expect((await testApp.ask(exams.sendLateAnswers, late, paper.student)).body.code).toBe(200)
    const { items, version } = await detail(paper, second)
    const lateId = items[4]!.late[0]!.lateId
    const decision = {
      recordId: paper.recordId,
      lateId,
      version,
      take: true,
      reason: 'No network.',
    }
    expect((await testApp.ask(exams.decideLateAnswer, decision, second)).body.code).toBe(200)
    expect(await essay(paper, second)).toMatchObject({
      answer: 'Other words.',
      waiting: true,
      double: { step: 'mark', marks: [] },
    })
  })
})
