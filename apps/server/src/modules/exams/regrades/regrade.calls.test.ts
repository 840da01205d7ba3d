import { type Correction, exams, messages } from '@titian/contract'
import fc from 'fast-check'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openWorld, type Person, type World } from '../../../testing/world.ts'
import { makeCourse, makeTeacher } from '../../courses/factories.ts'
import { enrol } from '../../courses/index.ts'
import { type ExamMade, makeExam, oneOfEach } from '../factories.ts'
import {
  attemptItems,
  attempts,
  examinations,
  examSubjects,
  gradingHistory,
  questions,
  questionVersions,
} from '../tables.ts'

let world: World
let teacher: Person
let courseId: number
let exam: ExamMade
let sign: string

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

beforeEach(async () => {
  const { schoolId } = world
  const at = world.clock.now()
  teacher = await world.person('teacher,normal')
  const { userId } = teacher
  courseId = await makeCourse(world.db, { schoolId, authorId: userId }, at)
  await makeTeacher(world.db, { schoolId, courseId, userId, master: true })
  exam = await makeExam(world.db, { schoolId, courseId, authorId: userId }, at, {
    items: oneOfEach,
  })
  sign = world.seal('examination', exam.examinationId)
})

const subjectSign = (place: number) => world.seal('examSubject', exam.subjectIds[place]!)

async function begin(): Promise<{ student: Person; recordId: string }> {
  const student = await world.person()
  const { schoolId } = world
  await enrol(world.db, { schoolId, userId: student.userId, courseId }, world.clock.now())
  const { body } = await world.ask(exams.addRecord, { examinationId: sign }, student)
  return { student, recordId: body.data!.recordId }
}

const submit = (
  { student, recordId }: { student: Person; recordId: string },
  answers: (string | string[] | null)[],
) =>
  world.ask(
    exams.submit,
    {
      examinationId: sign,
      recordId,
      answerList: answers.map((answer, place) => ({
        unitestingBankId: subjectSign(place),
        answer: answer ?? undefined,
      })),
    },
    student,
  )

/** A paper with these answers, handed in; the explanation gets its points where some are given. */
async function sat(answers: (string | string[] | null)[], byHand?: number) {
  const paper = await begin()
  expect((await submit(paper, answers)).body.code).toBe(200)
  // What was left empty has its mark already.
  if (byHand !== undefined && answers[4] !== null) await mark(paper.recordId, byHand)
  return paper
}

async function mark(recordId: string, score: number) {
  const { body } = await world.ask(exams.byRecordId, { sign: recordId }, teacher)
  const items = [{ subjectId: subjectSign(4), score, comment: '' }]
  const graded = await world.ask(
    exams.gradeRecord,
    { recordId, version: body.data!.version, items },
    teacher,
  )
  expect(graded.body.code).toBe(200)
}

const keyOf = (place: number, change: object): Correction => ({
  kind: 'key',
  item: Object.assign({}, oneOfEach[place]!, change),
})
const preview = (place: number, correction: Correction, by = teacher) =>
  world.ask(
    exams.previewRegrade,
    { examinationId: sign, subjectId: subjectSign(place), correction, page: 1, size: 20 },
    by,
  )
const apply = (place: number, correction: Correction, digest: string, by = teacher) =>
  world.ask(
    exams.applyRegrade,
    {
      examinationId: sign,
      subjectId: subjectSign(place),
      correction,
      digest,
      reason: 'The key was wrong.',
      page: 1,
      size: 20,
    },
    by,
  )
async function correct(place: number, correction: Correction) {
  const { body } = await preview(place, correction)
  const applied = await apply(place, correction, body.data!.digest)
  expect(applied.body).toMatchObject({ code: 200 })
  return applied.body.data!
}
const undo = (regradeId: string, reason = 'It was right after all.') =>
  world.ask(exams.undoRegrade, { regradeId, reason }, teacher)

const paperRows = () =>
  world.db
    .select({
      state: attempts.state,
      score: attempts.score,
      waiting: attempts.waiting,
      item: attemptItems.id,
      version: attemptItems.questionVersionId,
      points: attemptItems.points,
      itemScore: attemptItems.score,
      isRight: attemptItems.isRight,
      itemWaits: attemptItems.waiting,
    })
    .from(attempts)
    .innerJoin(attemptItems, eq(attemptItems.attemptId, attempts.id))
    .where(eq(attempts.examinationId, exam.examinationId))
    .orderBy(asc(attemptItems.id))
const total = async () =>
  (await world.db.select().from(examinations).where(eq(examinations.id, exam.examinationId))).map(
    (row) => row.total,
  )[0]
const scoreOf = async (recordId: string) => {
  const id = world.app.around.signs.open('attempt', recordId)!
  return (await world.db.select().from(attempts).where(eq(attempts.id, id)))[0]!.score
}

const right = ['a', ['a', 'b'], ['secret-word'], 'true'] as const
const allRight = [...right.map((answer) => answer as string | string[]), 'My words.']

describe('a wrong key', () => {
  it('[EXM-122] is tried first: who changes by how much is listed, and nothing is written', async () => {
    const winner = await sat(['b', ...allRight.slice(1)], 8)
    const loser = await sat(allRight, 8)
    await sat([null, null, null, null, null], 0)
    await begin()
    const before = await paperRows()
    const { body } = await preview(0, keyOf(0, { answer: 'b' }))
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
    expect(await paperRows()).toEqual(before)
  })

  it('[EXM-122] [EXM-124] [EXM-175] is applied to all papers with a reason and its history, and to those handed in later', async () => {
    const paper = await sat(['b', ...allRight.slice(1)], 8)
    const writing = await begin()
    await correct(0, keyOf(0, { answer: 'b' }))
    expect(await scoreOf(paper.recordId)).toBe(4800)
    await submit(writing, ['b', null, null, null, null])
    expect(await scoreOf(writing.recordId)).toBe(1000)
    const later = await sat(['b', null, null, null, null], 0)
    expect(await scoreOf(later.recordId)).toBe(1000)
    const id = world.app.around.signs.open('attempt', paper.recordId)!
    const items = await world.db
      .select()
      .from(attemptItems)
      .where(eq(attemptItems.attemptId, id))
      .orderBy(asc(attemptItems.number))
    const history = await world.db
      .select()
      .from(gradingHistory)
      .where(eq(gradingHistory.attemptItemId, items[0]!.id))
    expect(history).toMatchObject([
      {
        gradedBy: teacher.userId,
        scoreBefore: 0,
        scoreAfter: 1000,
        commentAfter: 'The key was wrong.',
      },
    ])
    expect(items.reduce((sum, { score }) => sum + (score ?? 0), 0)).toBe(4800)
  })

  it('[EXM-175] is not applied on what changed since the dry run; the newer one comes back', async () => {
    await sat(allRight, 8)
    const correction = keyOf(0, { answer: 'b' })
    const old = (await preview(0, correction)).body.data!
    await sat(allRight, 8)
    const { body } = await apply(0, correction, old.digest)
    expect(body).toMatchObject({
      code: -4,
      extend: { reason: 'changedMeanwhile', newer: { counts: { changed: 2 } } },
    })
    const again = await Promise.all(
      [1, 2].map(async () => {
        const { digest } = (await preview(0, correction)).body.data!
        return apply(0, correction, digest)
      }),
    )
    expect(again.map(({ body: answer }) => answer.ok).filter(Boolean)).toHaveLength(1)
  })

  it('[EXM-176] fits what students answered, and leaves what was marked by hand', async () => {
    const paper = await sat(allRight, 7.5)
    const seen = await preview(
      0,
      keyOf(0, { options: [...(oneOfEach[0] as { options: object[] }).options].toReversed() }),
    )
    expect(seen.body).toMatchObject({
      code: -2,
      extend: { fields: { 'correction.item': expect.any(String) } },
    })
    const same = await preview(0, keyOf(0, {}))
    expect(same.body).toMatchObject({ code: -4, extend: { reason: 'nothingCorrected' } })
    await correct(4, keyOf(4, { model: 'Another model.' }))
    expect(await scoreOf(paper.recordId)).toBe(4750)
    await correct(4, { kind: 'points', points: 20 })
    expect(await scoreOf(paper.recordId)).toBe(5500)
    expect(await total()).toBe(6000)
  })

  it('[EXM-177] is taken back exactly, also for what was handed in since', async () => {
    await sat(['b', ...allRight.slice(1)], 8)
    const writing = await begin()
    const before = await paperRows()
    const { regradeId } = await correct(0, keyOf(0, { answer: 'b' }))
    await submit(writing, ['b', null, null, null, null])
    const { body } = await undo(regradeId)
    expect(body.data).toMatchObject({ undone: { reason: 'It was right after all.' } })
    const closed = (rows: typeof before) => rows.filter(({ state }) => state === 'submitted')
    const after = await paperRows()
    expect(after.slice(0, 5)).toEqual(closed(before))
    expect(after[5]).toMatchObject({ itemScore: 0, version: before[5]!.version })
    expect((await undo(regradeId, 'Once more.')).body.code).toBe(-4)
  })

  it('[EXM-177] stays where somebody has marked the question by hand since', async () => {
    const paper = await sat(allRight)
    const { regradeId } = await correct(4, { kind: 'points', points: 20 })
    await mark(paper.recordId, 15)
    expect((await undo(regradeId)).body).toMatchObject({
      code: -4,
      extend: { reason: 'markedSince', papers: 1 },
    })
  })

  it('[EXM-178] is told to those whose shown score changed, with the reason, and on their result', async () => {
    const paper = await sat(['b', ...allRight.slice(1)], 8)
    const same = await sat([null, null, null, null, null], 0)
    await correct(0, keyOf(0, { answer: 'b' }))
    const told = async ({ student }: { student: Person }) =>
      JSON.stringify(
        (await world.ask(messages.allSystemMessages, { msgType: 1 }, student)).body.data,
      )
    expect(await told(paper)).toContain('A test, question 1')
    expect(await told(paper)).toContain('The key was wrong.')
    expect(await told(same)).not.toContain('The key was wrong.')
    const { body } = await world.ask(
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

  it('[EXM-178] is told to nobody whose score is not shown', async () => {
    await world.db
      .update(examinations)
      .set({ reviewWhen: 'never' })
      .where(eq(examinations.id, exam.examinationId))
    const paper = await sat(['b', ...allRight.slice(1)], 8)
    await correct(0, keyOf(0, { answer: 'b' }))
    const { body } = await world.ask(messages.allSystemMessages, { msgType: 1 }, paper.student)
    expect(JSON.stringify(body.data)).not.toContain('The key was wrong.')
  })

  it('[EXM-175] reaches the bank, unless the question was changed there since', async () => {
    const bankAnswer = async (place: number) => {
      const { body } = await world.ask(
        exams.questionBankGetById,
        { sign: world.seal('question', exam.questionIds[place]!) },
        teacher,
      )
      return (body.data!.item as { answer: unknown }).answer
    }
    const { regradeId } = await correct(0, keyOf(0, { answer: 'b' }))
    expect(await bankAnswer(0)).toBe('b')
    await undo(regradeId)
    expect(await bankAnswer(0)).toBe('a')
    const [question] = await world.db
      .select()
      .from(questions)
      .where(eq(questions.id, exam.questionIds[3]!))
    const changed = await world.ask(
      exams.questionBankUpdate,
      {
        idSign: world.seal('question', question!.id),
        version: question!.currentVersion,
        item: { ...oneOfEach[3]!, stem: 'Is it so, really?' },
        level: 1,
        score: 10,
        courseIdSign: world.seal('course', courseId),
      },
      teacher,
    )
    expect(changed.body.code).toBe(200)
    expect((await preview(3, keyOf(3, { answer: false }))).body.data).toMatchObject({
      bankFollows: false,
    })
    await correct(3, keyOf(3, { answer: false }))
    expect(await bankAnswer(3)).toBe(true)
    const versions = await world.db
      .select({ version: questionVersions.version })
      .from(questionVersions)
      .where(eq(questionVersions.questionId, question!.id))
      .orderBy(asc(questionVersions.version))
    expect(versions.map(({ version }) => version)).toEqual([1, 2, 3])
  })
})

describe('a faulty question', () => {
  it('[EXM-123] gives its points to everybody', async () => {
    const empty = await sat([null, null, null, null, null], 0)
    await correct(2, { kind: 'fullMarks' })
    expect(await scoreOf(empty.recordId)).toBe(1000)
    expect(await total()).toBe(5000)
    expect((await preview(2, { kind: 'leaveOut' })).body.code).toBe(-4)
  })

  it('[EXM-123] [EXM-125] is left out: the paper is worth less, and its parts still add up', async () => {
    const paper = await sat(['a', null, null, null, 'My words.'], 6)
    await correct(1, { kind: 'leaveOut' })
    expect(await scoreOf(paper.recordId)).toBe(1600)
    expect(await total()).toBe(4000)
    const { body } = await world.ask(
      exams.getPaperRecord,
      { unitestingUserRecordId: paper.recordId },
      paper.student,
    )
    expect(body.data).toMatchObject({ studentScore: 16, percent: 40 })
    const children = body.data!.groups.flatMap((group) => group.children)
    expect(children.map(({ counted }) => counted)).toEqual([true, false, true, true, true])
    const results = await world.ask(exams.examinationResults, { sign }, teacher)
    expect(results.body.code).toBe(200)
  })
})

it('[EXM-122] [EXM-177] any corrections taken back in turn leave every row as it was', async () => {
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
        const at = world.clock.now()
        const place = { schoolId: world.schoolId, courseId, authorId: teacher.userId }
        exam = await makeExam(world.db, place, at, { items: oneOfEach })
        sign = world.seal('examination', exam.examinationId)
        for (const [single, byHand] of papers) await sat([single, null, null, 'true', 'x'], byHand)
        const before = { rows: await paperRows(), total: await total() }
        const made: string[] = []
        for (const one of corrections) {
          const { body } = await preview(one.place, one.correction)
          if (!body.data) continue
          const applied = await apply(one.place, one.correction, body.data.digest)
          expect(applied.body.code).toBe(200)
          made.push(applied.body.data!.regradeId)
          const rows = await paperRows()
          for (const record of new Set(rows.map(({ score }) => score)))
            expect(record).not.toBeNull()
          const sums = await world.db
            .select({ points: examSubjects.points })
            .from(examSubjects)
            .where(inArray(examSubjects.id, exam.subjectIds))
          expect(sums.reduce((sum, { points }) => sum + points, 0)).toBe(await total())
        }
        for (const regradeId of made.toReversed())
          expect((await undo(regradeId)).body.code).toBe(200)
        expect({ rows: await paperRows(), total: await total() }).toEqual(before)
      },
    ),
    { numRuns: 12 },
  )
}, 120_000)

describe('who corrects', () => {
  it('[EXM-122] are the teachers of the course and the staff', async () => {
    const stranger = await world.person('teacher,normal')
    const { student } = await sat(allRight, 8)
    for (const by of [stranger, student])
      expect((await preview(0, keyOf(0, { answer: 'b' }), by)).body.code).toBe(-6)
    const admin = await world.person('schoolAdmin')
    expect((await preview(0, keyOf(0, { answer: 'b' }), admin)).body.code).toBe(200)
    const draft = await makeExam(
      world.db,
      { schoolId: world.schoolId, courseId, authorId: teacher.userId },
      world.clock.now(),
      { status: 0 },
    )
    exam = draft
    sign = world.seal('examination', draft.examinationId)
    expect((await preview(0, { kind: 'fullMarks' })).body.code).toBe(-4)
  })
})

describe('a correction among others', () => {
  it('[EXM-122] [EXM-125] [EXM-175] and a paper handed in at the same moment: its mark follows the correction, and its parts add up', async () => {
    const closed = await sat(['b', ...allRight.slice(1)], 8)
    const writing = await begin()
    const { digest } = (await preview(0, keyOf(0, { answer: 'b' }))).body.data!
    const [applied, handedIn] = await Promise.all([
      apply(0, keyOf(0, { answer: 'b' }), digest),
      submit(writing, ['b', null, null, null, null]),
    ])
    expect(handedIn.body.code).toBe(200)
    // Whoever came second saw the other: applied to an open paper, or refused because there is one more.
    if (!applied.body.ok) {
      expect(applied.body).toMatchObject({ code: -4, extend: { reason: 'changedMeanwhile' } })
      await correct(0, keyOf(0, { answer: 'b' }))
    }
    expect(await scoreOf(writing.recordId)).toBe(1000)
    expect(await scoreOf(closed.recordId)).toBe(4800)
  })

  it('[EXM-175] of two teachers at once one corrects, the other is shown the newer preview', async () => {
    const second = await world.person('schoolAdmin')
    await sat(allRight, 8)
    const points: Correction = { kind: 'points', points: 20 }
    const { digest } = (await preview(0, points)).body.data!
    const both = await Promise.all([
      apply(0, points, digest),
      apply(
        0,
        { kind: 'leaveOut' },
        (await preview(0, { kind: 'leaveOut' })).body.data!.digest,
        second,
      ),
    ])
    expect(both.filter(({ body }) => body.ok)).toHaveLength(1)
    const rows = await paperRows()
    expect(rows.reduce((sum, { itemScore }) => sum + (itemScore ?? 0), 0)).toBe(rows[0]!.score)
  })

  it('[EXM-123] what was left out is not marked by hand, and the other answers still are', async () => {
    const paper = await sat(allRight)
    await correct(4, { kind: 'leaveOut' })
    expect(await scoreOf(paper.recordId)).toBe(4000)
    const { body } = await world.ask(exams.byRecordId, { sign: paper.recordId }, teacher)
    const graded = await world.ask(
      exams.gradeRecord,
      {
        recordId: paper.recordId,
        version: body.data!.version,
        items: [{ subjectId: subjectSign(4), score: 0, comment: '' }],
      },
      teacher,
    )
    expect(graded.body).toMatchObject({ code: -4, extend: { reason: 'notWaitingForMarks' } })
  })

  it('[EXM-176] a paper keeps a question that counts', async () => {
    for (const place of [0, 1, 2, 3]) await correct(place, { kind: 'leaveOut' })
    expect((await preview(4, { kind: 'leaveOut' })).body).toMatchObject({
      code: -4,
      extend: { reason: 'nothingLeftToCount' },
    })
  })

  it('[EXM-179] a preview of 1,000 papers is answered within 300 ms; trial runs are named apart', async () => {
    const paper = await sat(['b', ...allRight.slice(1)], 8)
    const id = world.app.around.signs.open('attempt', paper.recordId)!
    const described = await world.db.execute<{ name: string }>(
      sql`select column_name as name from information_schema.columns where table_name = 'attempts' and column_name not in ('id', 'number')`,
    )
    const columns = sql.raw(described.rows.map(({ name }) => name).join(', '))
    await world.db.execute(sql`
      insert into attempts (number, ${columns}) select n, ${columns} from attempts, generate_series(2, 1000) n where id = ${id}`)
    await world.db.execute(sql`
      with copied as (
        insert into attempt_items (attempt_id, number, exam_subject_id, question_version_id, points, score, is_right, waiting)
        select a.id, i.number, i.exam_subject_id, i.question_version_id, i.points, i.score, i.is_right, i.waiting
        from attempts a, attempt_items i where a.examination_id = ${exam.examinationId} and a.id <> ${id} and i.attempt_id = ${id}
        returning id, number
      )
      insert into attempt_answers (attempt_item_id, answer, seq, generation, saved_at)
      select c.id, b.answer, b.seq, b.generation, b.saved_at from copied c
      join attempt_items i on i.attempt_id = ${id} and i.number = c.number join attempt_answers b on b.attempt_item_id = i.id`)
    const trial = await world.ask(exams.addRecord, { examinationId: sign }, teacher)
    if (trial.body.data)
      await submit({ student: teacher, recordId: trial.body.data.recordId }, ['b'])
    await preview(0, keyOf(0, { answer: 'b' }))
    const begun = performance.now()
    const { body } = await preview(0, keyOf(0, { answer: 'c' }))
    const took = performance.now() - begun
    expect(body.data!.counts).toMatchObject({
      changed: 0,
      unchanged: 1000,
      trials: trial.body.data ? 1 : 0,
    })
    const { counts, digest } = (await preview(0, keyOf(0, { answer: 'b' }))).body.data!
    expect(counts).toMatchObject({ changed: 1000, up: 1000 })
    expect((await apply(0, keyOf(0, { answer: 'b' }), digest)).body.code).toBe(200)
    const told = await world.ask(messages.allSystemMessages, { msgType: 1 }, paper.student)
    expect(JSON.stringify(told.body.data).split('The key was wrong.')).toHaveLength(2)
    expect(took).toBeLessThan(300)
  })
})
