import type { AuditChange } from '../../../platform/audit/tables.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import type { User } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import { lockStudents } from '../practical/queries.ts'
import * as tasks from '../queries.ts'
import { isByRubric, scoreOf } from '../rules.ts'
import * as queries from './queries.ts'

type Writing = Context<never, User>

type Graded = Awaited<ReturnType<typeof queries.getGraded>>

/** CRS-181: the grade, its history and the notice to the student. False when another person changed it first. */
async function store(
  tx: Db,
  context: Writing,
  before: Omit<Graded, 'version' | 'comment' | 'returnedFileId'>,
  version: number,
  given: queries.Grade,
): Promise<boolean> {
  const { school, actor, events, seal, now } = context
  const { id, userId, courseId, itemId, title, points } = before
  const of = { id, schoolId: school.id }
  const by = { userId: actor.userId, now }
  if (!(await queries.storeGrade(tx, of, version, given, by))) return false
  if (before.score !== null && before.score !== given.score) {
    const detail: AuditChange[] = [
      { field: 'score', before: String(before.score), after: String(given.score) },
    ]
    await recordAudit(tx, context, { action: 'marks.changed', subjectId: userId, detail })
  }
  await events.publish(tx, 'workMarked', { schoolId: school.id, userId, courseId, at: now })
  await events.publish(tx, 'handInGraded', {
    schoolId: school.id,
    userId,
    courseSign: seal('course', courseId),
    workSign: seal('homework', itemId),
    title,
    score: String(given.score),
    points: String(points),
    createdAt: now,
  })
  return true
}

/** A number that a teacher gives; false when another person changed the hand-in first. */
export function grade(
  context: Writing,
  { handIn: before }: tasks.HandInFor,
  version: number,
  given: queries.Grade,
): Promise<boolean | 'byRubric'> {
  const { db, school } = context
  const { userId, courseId, itemId } = before
  return db.transaction(async (tx) => {
    await tasks.lockStudent(tx, { schoolId: school.id, courseId, userId })
    await tasks.lockItem(tx, itemId)
    const item = await tasks.getItem(tx, school.id, itemId)
    if (isByRubric(item, before)) return 'byRubric'
    if (given.score > item.points) return false
    return store(tx, context, before, version, given)
  })
}

interface Task {
  schoolId: number
  courseId: number
  itemId: number
}

/** Locks in the order of hand-ins and grades: first the students, then the task. */
export async function lockWork(tx: Db, task: Task, userIds: readonly number[]): Promise<void> {
  if (userIds.length > 0) await lockStudents(tx, task, userIds)
  await tasks.lockItem(tx, task.itemId)
}

/**
 * PRC-133: the score that follows from the total of a released evaluation, in percent; the comment stays. Repeated, it
 * changes nothing. The transaction has locked the work.
 */
export async function gradeByRubric(
  tx: Db,
  context: Writing,
  handInId: number,
  total: number,
): Promise<void> {
  const before = await queries.getGraded(tx, context.school.id, handInId)
  const { version, comment, returnedFileId } = before
  const score = scoreOf(total, before.points)
  if (before.score === score) return
  await store(tx, context, before, version, { score, comment, returnedFileId })
}
