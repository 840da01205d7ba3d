import { exams, messages } from '@titian/contract'
import fc from 'fast-check'
import { asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../../testing/test-app.ts'
import { oneOfEach } from '../../factories.ts'
import {
  attemptItems,
  examinations,
  examSubjects,
  gradingHistory,
  questions,
  questionVersions,
} from '../../tables.ts'
import { allRight, CorrectedExam, keyOf } from './factories.ts'

let testApp: TestApp
let corrected: CorrectedExam

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())
beforeEach(async () => {
  corrected = await CorrectedExam.open(testApp)
})

describe('the correction of a wrong key', () => {
  it('[EXM-122] is previewed with each changed student, and nothing is stored', async () => {
    const winner = await corrected.sat(['b', ...allRight.slice(1)], 8)
    const loser = await corrected.sat(allRight, 8)
    await corrected.sat([null, null, null, null, null], 0)
    await corrected.begin()
    const before = await corrected.paperRows()
    const { body } = await corrected.preview(0, keyOf(0, { answer: 'b' }))
    expect(body.data).toMatchObject({
      points: { before: 10, after: 10 },
      total: { before: 50, after: 50 },
      bankFollows: true,
      counts: { changed: 2, up: 1, down: 1, unchanged: 1, writing: 1 },
      papers: [
        {
          recordId: loser.recordId,
          question: { before: 10, after: 0 },
          paper: { before: 48, after: 38 },
          passed: { before: true, after: true },
        },
        {
          recordId: winner.recordId,
          question: { before: 0, after: 10 },
          paper: { before: 38, after: 48 },
        },
      ],
    })
    expect(await corrected.paperRows()).toEqual(before)
  })

  it('[EXM-122] [EXM-124] [EXM-175] changes all papers with a reason and history, and later ones too', async () => {
    const paper = await corrected.sat(['b', ...allRight.slice(1)], 8)
    const writing = await corrected.begin()
    await corrected.correct(0, keyOf(0, { answer: 'b' }))
    expect(await corrected.scoreOf(paper.recordId)).toBe(4800)
    await corrected.submit(writing, ['b', null, null, null, null])
    expect(await corrected.scoreOf(writing.recordId)).toBe(1000)
    const later = await corrected.sat(['b', null, null, null, null], 0)
    expect(await corrected.scoreOf(later.recordId)).toBe(1000)
    const id = testApp.app.deps.signs.open('attempt', paper.recordId)!
    const items = await testApp.db
      .select()
      .from(attemptItems)
      .where(eq(attemptItems.attemptId, id))
      .orderBy(asc(attemptItems.number))
    const history = await testApp.db
      .select()
      .from(gradingHistory)
      .where(eq(gradingHistory.attemptItemId, items[0]!.id))
    expect(history).toMatchObject([
      {
        gradedBy: corrected.teacher.userId,
        scoreBefore: 0,
        scoreAfter: 1000,
        commentAfter: 'The key was wrong.',
      },
    ])
    expect(items.reduce((sum, { score }) => sum + (score ?? 0), 0)).toBe(4800)
  })

  it('[EXM-175] is refused with a newer preview if something has changed since the first', async () => {
    await corrected.sat(allRight, 8)
    const correction = keyOf(0, { answer: 'b' })
    const old = (await corrected.preview(0, correction)).body.data!
    await corrected.sat(allRight, 8)
    const { body } = await corrected.apply(0, correction, old.digest)
    expect(body).toMatchObject({
      code: -4,
      extend: { reason: 'changedMeanwhile', newer: { counts: { changed: 2 } } },
    })
    const { digest } = (await corrected.preview(0, correction)).body.data!
    const again = await Promise.all([1, 2].map(() => corrected.apply(0, correction, digest)))
    expect(again.map(({ body: answer }) => answer.ok).filter(Boolean)).toHaveLength(1)
  })

  it('[EXM-176] follows the answers of students, and keeps marks by hand', async () => {
    const paper = await corrected.sat(allRight, 7.5)
    const seen = await corrected.preview(
      0,
      keyOf(0, { options: [...(oneOfEach[0] as { options: object[] }).options].toReversed() }),
    )
    expect(seen.body).toMatchObject({
      code: -2,
      extend: { fields: { 'correction.item': expect.any(String) } },
    })
    const same = await corrected.preview(0, keyOf(0, {}))
    expect(same.body).toMatchObject({ code: -4, extend: { reason: 'nothingCorrected' } })
    await corrected.correct(4, keyOf(4, { model: 'Another model.' }))
    expect(await corrected.scoreOf(paper.recordId)).toBe(4750)
    await corrected.correct(4, { kind: 'points', points: 20 })
    expect(await corrected.scoreOf(paper.recordId)).toBe(5500)
    expect(await corrected.total()).toBe(6000)
  })

  it('[EXM-177] is undone exactly, also for papers that were handed in since', async () => {
    await corrected.sat(['b', ...allRight.slice(1)], 8)
    const writing = await corrected.begin()
    const before = await corrected.paperRows()
    const { regradeId } = await corrected.correct(0, keyOf(0, { answer: 'b' }))
    await corrected.submit(writing, ['b', null, null, null, null])
    const { body } = await corrected.undo(regradeId)
    expect(body.data).toMatchObject({ undone: { reason: 'It was right after all.' } })
    const closed = (rows: typeof before) => rows.filter(({ state }) => state === 'submitted')
    const after = await corrected.paperRows()
    expect(after.slice(0, 5)).toEqual(closed(before))
    expect(after[5]).toMatchObject({ itemScore: 0, version: before[5]!.version })
    expect((await corrected.undo(regradeId, 'Once more.')).body.code).toBe(-4)
  })

  it('[EXM-177] cannot be undone if somebody has marked the question by hand since', async () => {
    const paper = await corrected.sat(allRight)
    const { regradeId } = await corrected.correct(4, { kind: 'points', points: 20 })
    await corrected.mark(paper.recordId, 15)
    expect((await corrected.undo(regradeId)).body).toMatchObject({
      code: -4,
      extend: { reason: 'markedSince', papers: 1 },
    })
  })

  it('[EXM-178] notifies students whose visible score changed, with the reason, also on their result', async () => {
    const paper = await corrected.sat(['b', ...allRight.slice(1)], 8)
    const same = await corrected.sat([null, null, null, null, null], 0)
    await corrected.correct(0, keyOf(0, { answer: 'b' }))
    const noticesOf = async ({ student }: { student: Person }) =>
      JSON.stringify(
        (await testApp.ask(messages.allSystemMessages, { msgType: 1 }, student)).body.data,
      )
    expect(await noticesOf(paper)).toContain('A test, question 1')
    expect(await noticesOf(paper)).toContain('The key was wrong.')
    expect(await noticesOf(same)).not.toContain('The key was wrong.')
    const { body } = await testApp.ask(
      exams.getPaperRecord,
      { unitestingUserRecordId: paper.recordId },
      paper.student,
    )
    const [first] = body.data!.groups.flatMap((group) => group.children)
    expect(first).toMatchObject({
      studentScore: 10,
      counted: true,
      correction: { reason: 'The key was wrong.' },
      review: { answer: 'b' },
    })
    expect(body.data!.studentScore).toBe(48)
  })

  it('[EXM-178] notifies nobody whose score is hidden', async () => {
    await testApp.db
      .update(examinations)
      .set({ reviewWhen: 'never' })
      .where(eq(examinations.id, corrected.exam.examinationId))
    const paper = await corrected.sat(['b', ...allRight.slice(1)], 8)
    await corrected.correct(0, keyOf(0, { answer: 'b' }))
    const { body } = await testApp.ask(messages.allSystemMessages, { msgType: 1 }, paper.student)
    expect(JSON.stringify(body.data)).not.toContain('The key was wrong.')
  })

  it('[EXM-175] changes the bank, unless the question was changed there since', async () => {
    const bankAnswer = async (place: number) => {
      const { body } = await testApp.ask(
        exams.questionBankGetById,
        { sign: testApp.seal('question', corrected.exam.questionIds[place]!) },
        corrected.teacher,
      )
      return (body.data!.item as { answer: unknown }).answer
    }
    const { regradeId } = await corrected.correct(0, keyOf(0, { answer: 'b' }))
    expect(await bankAnswer(0)).toBe('b')
    await corrected.undo(regradeId)
    expect(await bankAnswer(0)).toBe('a')
    const [question] = await testApp.db
      .select()
      .from(questions)
      .where(eq(questions.id, corrected.exam.questionIds[3]!))
    const changed = await testApp.ask(
      exams.questionBankUpdate,
      {
        idSign: testApp.seal('question', question!.id),
        version: question!.currentVersion,
        item: { ...oneOfEach[3]!, stem: 'Is it so, really?' },
        level: 1,
        score: 10,
        courseIdSign: testApp.seal('course', corrected.courseId),
      },
      corrected.teacher,
    )
    expect(changed.body.code).toBe(200)
    expect((await corrected.preview(3, keyOf(3, { answer: false }))).body.data).toMatchObject({
      bankFollows: false,
    })
    await corrected.correct(3, keyOf(3, { answer: false }))
    expect(await bankAnswer(3)).toBe(true)
    const versions = await testApp.db
      .select({ version: questionVersions.version })
      .from(questionVersions)
      .where(eq(questionVersions.questionId, question!.id))
      .orderBy(asc(questionVersions.version))
    expect(versions.map(({ version }) => version)).toEqual([1, 2, 3])
  })
})

describe('the correction of a faulty question', () => {
  it('[EXM-123] gives its points to everybody', async () => {
    const empty = await corrected.sat([null, null, null, null, null], 0)
    await corrected.correct(2, { kind: 'fullMarks' })
    expect(await corrected.scoreOf(empty.recordId)).toBe(1000)
    expect(await corrected.total()).toBe(5000)
    expect((await corrected.preview(2, { kind: 'leaveOut' })).body.code).toBe(-4)
  })

  it('[EXM-123] [EXM-125] leaves it out: the paper is worth less, and its parts still add up', async () => {
    const paper = await corrected.sat(['a', null, null, null, 'My words.'], 6)
    await corrected.correct(1, { kind: 'leaveOut' })
    expect(await corrected.scoreOf(paper.recordId)).toBe(1600)
    expect(await corrected.total()).toBe(4000)
    const { body } = await testApp.ask(
      exams.getPaperRecord,
      { unitestingUserRecordId: paper.recordId },
      paper.student,
    )
    expect(body.data).toMatchObject({ studentScore: 16, percent: 40 })
    const children = body.data!.groups.flatMap((group) => group.children)
    expect(children.map(({ counted }) => counted)).toEqual([true, false, true, true, true])
    const results = await testApp.ask(
      exams.examinationResults,
      { sign: corrected.sign },
      corrected.teacher,
    )
    expect(results.body.code).toBe(200)
  })
})

it('[EXM-122] [EXM-177] undoing any corrections in reverse order restores every row', async () => {
  const answer = fc.constantFrom('a', 'b', null)
  const paper = fc.tuple(answer, fc.integer({ min: 0, max: 10 }))
  const correction = fc.oneof(
    fc.constant({ place: 0, correction: keyOf(0, { answer: 'b' }) }),
    fc.constant({ place: 3, correction: keyOf(3, { answer: false }) }),
    fc
      .record({ place: fc.nat({ max: 4 }), points: fc.integer({ min: 1, max: 4000 }) })
      .map(({ place, points }) => ({
        place,
        correction: { kind: 'points', points: points / 100 } as const,
      })),
    fc.nat({ max: 4 }).map((place) => ({ place, correction: { kind: 'fullMarks' } as const })),
    fc.nat({ max: 4 }).map((place) => ({ place, correction: { kind: 'leaveOut' } as const })),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(paper, { minLength: 1, maxLength: 3 }),
      fc.array(correction, { minLength: 1, maxLength: 4 }),
      async (papers, corrections) => {
        await corrected.turnTo({ items: oneOfEach })
        for (const [single, byHand] of papers)
          await corrected.sat([single, null, null, 'true', 'x'], byHand)
        const before = { rows: await corrected.paperRows(), total: await corrected.total() }
        const made: string[] = []
        for (const one of corrections) {
          const { body } = await corrected.preview(one.place, one.correction)
          if (!body.data) continue
          const applied = await corrected.apply(one.place, one.correction, body.data.digest)
          expect(applied.body.code).toBe(200)
          made.push(applied.body.data!.regradeId)
          const rows = await corrected.paperRows()
          for (const record of new Set(rows.map(({ score }) => score)))
            expect(record).not.toBeNull()
          const sums = await testApp.db
            .select({ points: examSubjects.points })
            .from(examSubjects)
            .where(inArray(examSubjects.id, corrected.exam.subjectIds))
          expect(sums.reduce((sum, { points }) => sum + points, 0)).toBe(await corrected.total())
        }
        for (const regradeId of made.toReversed())
          expect((await corrected.undo(regradeId)).body.code).toBe(200)
        expect({ rows: await corrected.paperRows(), total: await corrected.total() }).toEqual(
          before,
        )
      },
    ),
    { numRuns: 12 },
  )
})
