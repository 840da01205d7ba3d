import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import {
  assessments,
  getRubric,
  insertEvaluation,
  insertRubric,
  keep,
  lockWhole,
  saveRatings,
  takeUp,
} from '../src/modules/evaluations/index.ts'
import { listEnded, practiceAssignments } from '../src/modules/practice/index.ts'
import { found } from '../src/platform/refusal.ts'
import { teacherOfWork } from './data/homework.ts'
import { demoGiven } from './data/practice.ts'
import { demoRubric } from './data/rubrics.ts'
import type { SeedContext } from './seed-context.ts'

/** The assignment of the demo teacher that students have played. */
async function findPlayed({ db }: SeedContext, schoolId: number, courseId: number) {
  const rows = await db
    .select()
    .from(practiceAssignments)
    .where(
      and(eq(practiceAssignments.schoolId, schoolId), eq(practiceAssignments.courseId, courseId)),
    )
    .orderBy(asc(practiceAssignments.id))
  for (const { id } of rows) {
    const runs = await listEnded(db, schoolId, id)
    if (runs.length > 0) return { assignmentId: id, runs }
  }
  return undefined
}

/** PRC-064: a rubric of the demo teacher, and the runs that it rates: one is rated, the others wait for the teacher. */
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
  const played = await findPlayed(context, schoolId, courseId)
  if (!played || rubricId === undefined) return
  const { assignmentId, runs } = played
  const at = { createdAt: now, changedAt: now }
  const values = { schoolId, assignmentId, courseId, rubricId, chosenBy: authorId, ...at }
  const evaluation = found(await insertEvaluation(db, values))
  await takeUp(db, evaluation, await getRubric(db, schoolId, rubricId), runs, now)
  const [first] = await db
    .select({ id: assessments.id })
    .from(assessments)
    .where(eq(assessments.evaluationId, evaluation.id))
    .orderBy(asc(assessments.id))
  const whole = await lockWhole(db, schoolId, found(first).id, authorId)
  const rating = {
    key: 'reasons',
    level: 2,
    comment: 'You name what is on its way. Say next time what would have shown you a mistake.',
  }
  const rater = { assessment: whole.assessment, role: 'first', raterId: authorId } as const
  await saveRatings(db, rater, [rating], now)
  await keep(db, whole, now, { firstId: authorId })
}
