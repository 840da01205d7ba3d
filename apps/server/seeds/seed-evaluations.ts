import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import {
  assessments,
  getRubric,
  insertEvaluation,
  insertRubric,
  keep,
  lockRatedWork,
  lockWhole,
  releaseAssessments,
  saveRatings,
  assessRuns,
} from '../src/modules/evaluations/index.ts'
import { listEnded, practiceAssignments } from '../src/modules/practice/index.ts'
import { found } from '../src/platform/refusal.ts'
import { teacherOfWork } from './data/homework.ts'
import { demoGiven } from './data/practice.ts'
import { demoRubric } from './data/rubrics.ts'
import type { SeedContext } from './seed-context.ts'

/** Lists the played assignments of a course, oldest first. */
async function listPlayed({ db }: SeedContext, schoolId: number, courseId: number) {
  const rows = await db
    .select()
    .from(practiceAssignments)
    .where(
      and(eq(practiceAssignments.schoolId, schoolId), eq(practiceAssignments.courseId, courseId)),
    )
    .orderBy(asc(practiceAssignments.id))
  const played = []
  for (const { id } of rows) {
    const runs = await listEnded(db, schoolId, id)
    if (runs.length > 0) played.push({ assignmentId: id, runs })
  }
  return played
}

const comments = [
  'You name what is on its way. Say next time what would have shown you a mistake.',
  'You say what you did. Say also what you knew when you did it.',
  'There are few reasons here. Write a note in each week in which you change your order.',
]

/** Rates the reasoning of an assessment as its teacher does. */
async function rate(
  { db, now }: SeedContext,
  raterId: number,
  schoolId: number,
  id: number,
  at = 0,
) {
  const whole = await lockWhole(db, schoolId, id, raterId)
  const rating = { key: 'reasons', level: Math.max(0, 2 - at), comment: comments[at] ?? '' }
  const rater = { assessment: whole.assessment, role: 'first', raterId } as const
  await saveRatings(db, rater, [rating], now)
  await lockRatedWork(db, whole.assessment, now)
  await keep(db, whole, now, { firstId: raterId })
}

/**
 * PRC-064: inserts a rubric of the demo teacher. In one assignment one run is rated and others
 * wait; another assignment is released.
 */
export async function seedEvaluations(context: SeedContext): Promise<void> {
  const { db, now, schoolIds, courseIds, userIds } = context
  const schoolId = schoolIds.get('teratai')
  const courseKey = demoGiven[0]?.courseKey ?? ''
  const courseId = courseIds.get(`teratai/${courseKey}`)
  const authorId = userIds.get(`teratai/${teacherOfWork[courseKey]}`)
  if (schoolId === undefined || courseId === undefined || authorId === undefined) return
  const rubricId = await insertRubric(db, {
    ...demoRubric,
    schoolId,
    authorId,
    key: randomUUID(),
    number: 1,
    kind: 'supply-chain',
    state: 'published',
    gates: [],
    createdAt: now,
    changedAt: now,
  })
  if (rubricId === undefined) return
  const at = { createdAt: now, changedAt: now }
  const [waiting, ended] = await listPlayed(context, schoolId, courseId)
  for (const played of [waiting, ended]) {
    if (!played) continue
    const { assignmentId, runs } = played
    const releasedAt = played === ended ? now : null
    const of = { schoolId, assignmentId, courseId, rubricId }
    const values = { ...of, chosenBy: authorId, releasedAt, ...at }
    const evaluation = found(await insertEvaluation(db, values))
    await assessRuns(db, evaluation, await getRubric(db, schoolId, rubricId), runs, now)
    const rows = await db
      .select({ id: assessments.id })
      .from(assessments)
      .where(eq(assessments.evaluationId, evaluation.id))
      .orderBy(asc(assessments.id))
    const rated = played === ended ? rows : rows.slice(0, 1)
    for (const [place, { id }] of rated.entries())
      await rate(context, authorId, schoolId, id, place)
    if (played === ended) await releaseAssessments(db, evaluation.id, now)
  }
}
