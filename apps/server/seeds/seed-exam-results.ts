import { and, eq, inArray, sql } from 'drizzle-orm'
import { fixDeadline } from '../src/modules/exams/sitting/attempts/rules.ts'
import { markPaper, sumOf } from '../src/modules/exams/sitting/scoring/rules.ts'
import {
  attemptAnswers,
  attemptEvents,
  attemptItems,
  attempts,
  type AttemptState,
  type examinations,
  gradingHistory,
} from '../src/modules/exams/tables.ts'
import { enrolments } from '../src/modules/courses/index.ts'
import { recount } from '../src/modules/study/index.ts'
import type { Item } from '@titian/exam-items/shape'
import type { ExamSeed, Language } from './data/types.ts'
import type { SeedContext } from './seed-context.ts'
import { answerTo, gradeOf, sittingOf } from './seed-exam-answers.ts'

const day = 86_400_000
const minute = 60_000

export interface Place {
  context: SeedContext
  schoolKey: string
  schoolId: number
  language: Language
}

export interface BankQuestion {
  questionId: number
  versionId: number
  level: number
  item: Item
}

export interface ExamPlan {
  seed: ExamSeed
  id: number
  row: typeof examinations.$inferInsert
  teacherId: number
  subjects: { id: number; points: number; question: BankQuestion }[]
}

/**
 * Inserts in pieces, because a statement accepts at most 65,535 values; returns the results in the
 * order of the rows.
 */
async function inPieces<Row, Result>(
  rows: Row[],
  insert: (piece: Row[]) => PromiseLike<Result[]>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < rows.length; start += 2000)
    results.push(...(await insert(rows.slice(start, start + 2000))))
  return results
}

interface AttemptPlan {
  exam: ExamPlan
  userId: number
  number: number
  seed: number
  state: AttemptState
  startedAt: Date
  submittedAt: Date | null
}

function span(exam: ExamPlan, joinedAt: Date, now: Date): [number, number] {
  const from = Math.max(exam.row.startTime?.getTime() ?? 0, joinedAt.getTime() + day / 4)
  return [
    from,
    Math.min(now.getTime() - 2 * 60 * minute, exam.row.endTime?.getTime() ?? now.getTime()),
  ]
}

/**
 * Plans a student's attempts: most students have one, some have two, a few write until the time
 * limit.
 */
function planAttempts(exam: ExamPlan, userId: number, joinedAt: Date, now: Date): AttemptPlan[] {
  const seed = exam.id * 100_003 + userId
  const { random } = sittingOf(seed + 7)
  const [from, to] = span(exam, joinedAt, now)
  if (to <= from || random() > (exam.seed.type === 1 ? 0.6 : 0.75)) return []
  const times = exam.seed.type === 0 && random() < 0.25 ? 2 : 1
  const limit = exam.seed.minutes || 35
  return Array.from({ length: times }, (_, index) => {
    const part = (to - from) / times
    const startedAt = new Date(Math.round(from + part * (index + random() * 0.9)))
    const timedOut = exam.seed.minutes > 0 && random() < 0.06
    const used = timedOut ? limit : limit * (0.35 + random() * 0.6)
    const end = Math.min(
      startedAt.getTime() + Math.round(used * minute),
      exam.row.endTime?.getTime() ?? now.getTime(),
    )
    return {
      exam,
      userId,
      number: index + 1,
      seed: seed + index * 31,
      state: timedOut ? 'auto_submitted' : 'submitted',
      startedAt,
      submittedAt: new Date(end),
    }
  })
}

/**
 * Plans the attempts of the demo student: one unit test is done, one is interrupted, and the final
 * exam is not begun.
 */
function planDemo(exam: ExamPlan, userId: number, now: Date): AttemptPlan[] {
  const seed = exam.id * 100_003 + userId
  if (exam.seed.key === 'product-photography-test') {
    const startedAt = new Date(now.getTime() - 2 * day)
    return [
      {
        exam,
        userId,
        number: 1,
        seed,
        state: 'submitted',
        startedAt,
        submittedAt: new Date(startedAt.getTime() + 11 * minute),
      },
    ]
  }
  if (exam.seed.key === 'listing-keywords-test')
    return [
      {
        exam,
        userId,
        number: 1,
        seed,
        state: 'in_progress',
        startedAt: new Date(now.getTime() - 40 * minute),
        submittedAt: null,
      },
    ]
  return []
}

/** Answers the questions of an attempt; in an open attempt only the first half is answered. */
function sit(plan: AttemptPlan) {
  const sitting = sittingOf(plan.seed)
  const { subjects } = plan.exam
  const isOpen = plan.state === 'in_progress'
  const answers = subjects.map(({ question }, index) =>
    isOpen && index >= subjects.length / 2
      ? null
      : answerTo(question.item, question.level, sitting),
  )
  const marks = markPaper(
    subjects.map(({ id, points, question }, index) => ({
      id,
      item: question.item,
      answer: answers[index] ?? null,
      points,
    })),
  ).items
  // Older attempts are marked by hand; the newest wait for the teacher.
  const graded = !isOpen && sitting.random() < 0.7
  const items = subjects.map(({ id, points, question }, index) => {
    const mark = marks[index]
    const answer = answers[index] ?? null
    const byHand =
      graded &&
      mark?.waiting === true &&
      question.item.kind === 'annotation' &&
      typeof answer === 'string'
    const given = byHand
      ? gradeOf(answer, question.item.kind === 'annotation' ? question.item.model : '', points)
      : (mark?.score ?? null)
    return {
      subjectId: id,
      versionId: question.versionId,
      points,
      answer,
      byHand,
      score: isOpen ? null : given,
      isRight: isOpen ? null : byHand ? given === points : (mark?.isRight ?? null),
      waiting: !isOpen && !byHand && mark?.waiting === true,
    }
  })
  return { plan, items, isOpen, ...(isOpen ? { score: null, waiting: false } : sumOf(items)) }
}
type Sat = ReturnType<typeof sit>

function attemptRow({ plan, items, isOpen, score, waiting }: Sat): typeof attempts.$inferInsert {
  const { exam, userId, number, seed, state, startedAt, submittedAt } = plan
  const { schoolId, courseId, minutes, endTime = null, graceSeconds, clockStops } = exam.row
  const seenAt = submittedAt ?? new Date(startedAt.getTime() + 6 * minute)
  return {
    schoolId,
    courseId,
    userId,
    number,
    seed,
    state,
    startedAt,
    submittedAt,
    seenAt,
    clockStops,
    score,
    waiting,
    ...fixDeadline(startedAt, { minutes, endTime, graceSeconds }),
    examinationId: exam.id,
    endsAt: endTime,
    submittedBy: state === 'submitted' ? userId : null,
    acceptedSeq: items.length,
    version: isOpen ? 1 : 2,
  }
}

async function storeItems({ db }: SeedContext, sat: Sat[], ids: number[]) {
  const all = sat.flatMap(({ plan, items }, at) =>
    items.map((item, index) => ({ ...item, plan, attemptId: ids[at] ?? 0, number: index + 1 })),
  )
  const gradedAt = (plan: AttemptPlan) =>
    new Date((plan.submittedAt ?? plan.startedAt).getTime() + day / 3)
  const itemIds = await inPieces(all, (piece) =>
    db
      .insert(attemptItems)
      .values(
        piece.map(
          ({
            plan,
            attemptId,
            number,
            subjectId,
            versionId,
            points,
            score,
            isRight,
            waiting,
            byHand,
          }) => ({
            attemptId,
            number,
            examSubjectId: subjectId,
            questionVersionId: versionId,
            points,
            score,
            isRight,
            waiting,
            ...(byHand && { gradedBy: plan.exam.teacherId, gradedAt: gradedAt(plan) }),
          }),
        ),
      )
      .returning({ id: attemptItems.id }),
  )
  const withIds = all.map((item, index) => ({ ...item, itemId: itemIds[index]?.id ?? 0 }))
  const answered = withIds.filter(({ answer }) => answer !== null)
  await inPieces(answered, (piece) =>
    db
      .insert(attemptAnswers)
      .values(
        piece.map(({ itemId, answer, number, plan }) => ({
          attemptItemId: itemId,
          answer,
          seq: number,
          savedAt: new Date(plan.startedAt.getTime() + number * minute),
        })),
      )
      .returning({ id: attemptAnswers.attemptItemId }),
  )
  await inPieces(
    withIds.filter(({ byHand }) => byHand),
    (piece) =>
      db
        .insert(gradingHistory)
        .values(
          piece.map(({ itemId, plan, score }) => ({
            attemptItemId: itemId,
            gradedBy: plan.exam.teacherId,
            gradedAt: gradedAt(plan),
            scoreAfter: score ?? 0,
          })),
        )
        .returning({ id: gradingHistory.id }),
  )
}

/**
 * Inserts attempts of the students, marked by the rules of the module; some written answers wait
 * for the teacher.
 */
export async function seedAttempts(
  { context, schoolKey, schoolId }: Place,
  plans: ExamPlan[],
): Promise<void> {
  const { db, now, userIds } = context
  const learners = await db
    .select({
      userId: enrolments.userId,
      courseId: enrolments.courseId,
      joinedAt: enrolments.joinedAt,
    })
    .from(enrolments)
    .where(inArray(enrolments.courseId, [...new Set(plans.map(({ row }) => row.courseId))]))
    .orderBy(enrolments.id)
  const demoId = userIds.get(`${schoolKey}/student-1`)
  const sat = plans
    .flatMap((exam) =>
      learners
        .filter(({ courseId }) => courseId === exam.row.courseId)
        .flatMap(({ userId, joinedAt }) =>
          userId === demoId
            ? planDemo(exam, userId, now)
            : planAttempts(exam, userId, joinedAt, now),
        ),
    )
    .map(sit)
  const ids = (
    await inPieces(sat, (piece) =>
      db.insert(attempts).values(piece.map(attemptRow)).returning({ id: attempts.id }),
    )
  ).map(({ id }) => id)
  await storeItems(context, sat, ids)
  const events = sat.flatMap(({ plan: { userId, state, startedAt, submittedAt } }, at) => {
    const attemptId = ids[at] ?? 0
    const begun = { attemptId, at: startedAt, actorId: userId, kind: 'begun' }
    return submittedAt
      ? [
          begun,
          {
            attemptId,
            at: submittedAt,
            actorId: state === 'submitted' ? userId : null,
            kind: state,
          },
        ]
      : [begun]
  })
  await inPieces(events, (piece) =>
    db.insert(attemptEvents).values(piece).returning({ id: attemptEvents.id }),
  )
  await noteTotals(
    context,
    schoolId,
    plans,
    sat.map(({ plan }) => plan),
  )
}

/**
 * Stores every student's numbers of examinations, on which completion depends; students who handed
 * in all may have finished the course.
 */
async function noteTotals(
  { db }: SeedContext,
  schoolId: number,
  plans: ExamPlan[],
  taken: AttemptPlan[],
) {
  const submitted = sql`(select count(distinct a.examination_id) from attempts a where a.user_id = enrolments.user_id and a.course_id = enrolments.course_id and a.state <> 'in_progress')`
  for (const courseId of new Set(plans.map(({ row }) => row.courseId))) {
    const total = plans.filter(({ row }) => row.courseId === courseId).length
    await db
      .update(enrolments)
      .set({ examsTotal: total, examsSubmitted: submitted })
      .where(eq(enrolments.courseId, courseId))
    const last = new Map(
      taken.flatMap(({ userId, exam, submittedAt }) =>
        submittedAt && exam.row.courseId === courseId ? [[userId, submittedAt] as const] : [],
      ),
    )
    const done = await db
      .select({ userId: enrolments.userId })
      .from(enrolments)
      .where(and(eq(enrolments.courseId, courseId), eq(enrolments.examsSubmitted, total)))
    for (const { userId } of done)
      await recount(
        db,
        { schoolId, userId, courseId },
        last.get(userId) ?? plans[0]?.row.createdAt ?? new Date(0),
      )
  }
}
