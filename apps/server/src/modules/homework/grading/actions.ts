import { recordAudit } from '../../../platform/audit/audit.ts'
import type { User } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import { isFedByPractice, lockStudents } from '../practical/queries.ts'
import * as tasks from '../queries.ts'
import { isByRubric } from '../rules.ts'
import * as queries from './queries.ts'
import { announce } from './scoring.ts'

type Writing = Context<never, User>

/**
 * CRS-181: stores a teacher's score with its history. Returns false if another person changed the
 * hand-in first, or if the task now has fewer points than the score. Returns `byRubric` or
 * `byPractice` if a rubric or a practice gives the score.
 */
export function grade(
  context: Writing,
  { handIn: before }: tasks.HandInFor,
  version: number,
  given: queries.Grade,
): Promise<boolean | 'byRubric' | 'byPractice'> {
  const { db, school, actor, now } = context
  const { id, userId, courseId, itemId, score } = before
  return db.transaction(async (tx) => {
    await tasks.lockStudent(tx, { schoolId: school.id, courseId, userId })
    await tasks.lockItem(tx, itemId)
    const item = await tasks.getItem(tx, school.id, itemId)
    if (isByRubric(item, before)) return 'byRubric'
    if (await isFedByPractice(tx, itemId)) return 'byPractice'
    if (given.score > item.points) return false
    const keys = { id, schoolId: school.id }
    const by = { userId: actor.userId, now }
    if (!(await queries.storeGrade(tx, keys, version, given, by))) return false
    if (score !== null && score !== given.score) {
      const detail = [{ field: 'score', before: String(score), after: String(given.score) }]
      await recordAudit(tx, context, { action: 'marks.changed', subjectId: userId, detail })
    }
    await announce(tx, context, item, { userId, score: given.score })
    return true
  })
}

interface Task {
  schoolId: number
  courseId: number
  itemId: number
}

/** Locks the students before the task. Handing in and grading use the same order. */
export async function lockWork(tx: Db, task: Task, userIds: readonly number[]): Promise<void> {
  if (userIds.length > 0) await lockStudents(tx, task, userIds)
  await tasks.lockItem(tx, task.itemId)
}
