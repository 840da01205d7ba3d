import { type Language, punctuationOf } from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import { type Db, isConflict } from '../../platform/database/database.ts'
import type { Context } from '../../platform/http/context.ts'
import { refusal, type Refusal } from '../../platform/refusal.ts'
import {
  isFedByPractice,
  listPractical,
  listPrerequisites,
  lockStudents,
} from './practical/queries.ts'
import * as queries from './queries.ts'
import { handInProblem, isPastEnd, type MissingTask, missingTasks, movedTo } from './rules.ts'
import type { ItemRow, NewItem } from './tables.ts'

type Writing = Context<never, User>

/**
 * Returns the tasks that this person must pass before the task opens; none if the task is not
 * practical.
 */
export async function missingFor(
  db: Db,
  { schoolId, courseId, taskNumber }: ItemRow,
  userId: number,
): Promise<MissingTask[]> {
  if (taskNumber === null) return []
  const rules = await listPrerequisites(db, schoolId)
  const tasks = await listPractical(db, { schoolId, courseId, userId })
  return missingTasks(taskNumber, rules, tasks)
}

/**
 * TRN-045: refuses a closed task, and names the tasks that must be passed first. If such a task
 * does not exist, its number is named.
 */
export function closedTask(missing: readonly MissingTask[], language: Language) {
  const tasks = punctuationOf(language).list(
    missing.map(({ taskNumber, title }) => `${taskNumber} ${title}`.trim()),
  )
  return refusal('noPermission', { reason: 'tasksFirst', extend: { tasks } })
}

/**
 * CRS-121, CRS-178: stores a new version of a hand-in. If the newest version has the same content,
 * as after a lost response or a double click, returns that version.
 */
export function handIn(
  { db, school, actor, events, language, now }: Writing,
  { id: itemId, courseId }: ItemRow,
  work: queries.Work,
): Promise<Refusal<'alreadyDone' | 'noPermission' | 'notFound'> | undefined> {
  const student = { schoolId: school.id, courseId, userId: actor.userId }
  return db.transaction(async (tx) => {
    if (!(await queries.lockStudent(tx, student))) return refusal('noPermission', 'joinFirst')
    // The task is read after the lock, because another request may have withdrawn the task or
    // graded the hand-in before.
    const item = await queries.getItem(tx, school.id, itemId)
    if (!item.released) return refusal('notFound')
    const [before] = await queries.listOwn(tx, itemId, actor.userId)
    if (before && before.content === work.content && before.fileId === work.fileId) return undefined
    const problem = handInProblem(item, before ?? null, now)
    if (problem) return refusal('alreadyDone', problem)
    const missing = await missingFor(tx, item, actor.userId)
    if (missing.length > 0) return closedTask(missing, language)
    const version = { ...work, number: (before?.number ?? 0) + 1, late: isPastEnd(item, now) }
    await queries.insertHandIn(tx, { ...student, itemId }, version, now)
    if (!before) await events.publish(tx, 'workHandedIn', { ...student, at: now })
    await events.publish(tx, 'handInStored', { ...student, itemId, at: now })
    return undefined
  })
}

/** Two tasks of a course cannot have the same number (TRN-046). */
function numberUsed(error: unknown): 'numberUsed' {
  if (isConflict(error, 'homework_items_task_number')) return 'numberUsed'
  throw error
}

export function add(
  { db, school, actor, now }: Writing,
  courseId: number,
  values: Omit<NewItem, 'schoolId' | 'courseId' | 'authorId' | 'createdAt' | 'updatedAt' | 'sort'>,
): Promise<number | 'numberUsed'> {
  const added = db.transaction(async (tx) => {
    await queries.lockCourse(tx, courseId)
    const keys = { schoolId: school.id, courseId, authorId: actor.userId }
    return queries.insertItem(tx, { ...values, ...keys, createdAt: now, updatedAt: now })
  })
  return added.catch(numberUsed)
}

/**
 * PRC-123, PRC-133: for a task whose scores come from a practice or a rubric, returns why a change
 * is refused; undefined if it is allowed.
 */
async function keptByTotals(
  tx: Db,
  { id, points, rubricChosen }: ItemRow,
  values: Partial<NewItem> & { points: number },
): Promise<'pointsFollow' | 'practiceFeeds' | undefined> {
  const isFed = await isFedByPractice(tx, id)
  if (isFed && values.taskNumber === null) return 'practiceFeeds'
  const isFollowing = (isFed || rubricChosen) && values.points !== points
  return isFollowing && (await queries.highestScore(tx, id)) !== null ? 'pointsFollow' : undefined
}

/**
 * Changes a task. Returns false if somebody else has changed the task before. The points are never
 * lower than a score that was given.
 */
export function change(
  { db, school, now }: Writing,
  { id }: ItemRow,
  version: number,
  values: Partial<NewItem> & { points: number },
): Promise<boolean | 'pointsGiven' | 'pointsFollow' | 'practiceFeeds' | 'numberUsed'> {
  const changed = db.transaction(async (tx) => {
    // Without the lock, a teacher could at the same time give a grade above the new points.
    await queries.lockItem(tx, id)
    const before = await queries.getItem(tx, school.id, id)
    const kept = await keptByTotals(tx, before, values)
    if (kept) return kept
    if (
      values.points < before.points &&
      values.points < ((await queries.highestScore(tx, id)) ?? 0)
    )
      return 'pointsGiven'
    return queries.updateItem(tx, id, version, { ...values, updatedAt: now })
  })
  return changed.catch(numberUsed)
}

export async function move({ db }: Writing, item: ItemRow, place: number): Promise<void> {
  await db.transaction(async (tx) => {
    await queries.lockCourse(tx, item.courseId)
    await queries.placeItems(tx, movedTo(await queries.listIds(tx, item.courseId), item.id, place))
  })
}

/**
 * CRS-180: releases or withdraws a task. Counts again how many parts each student of the course has
 * to complete.
 */
export async function release(
  { db, school, events, now }: Writing,
  { id, courseId }: ItemRow,
  released: boolean,
): Promise<void> {
  await db.transaction(async (tx) => {
    await queries.lockCourse(tx, courseId)
    const before = await queries.getItem(tx, school.id, id)
    if (before.released === released) return
    // Grading also locks students before tasks. In another order, the two actions could wait for
    // each other forever.
    await lockStudents(tx, { schoolId: school.id, courseId })
    await queries.setReleased(tx, id, released, now)
    await events.publish(tx, 'workReleased', { schoolId: school.id, courseId, at: now })
  })
}

/**
 * Removes a task that has no hand-ins. A task with hand-ins can only be withdrawn, because removing
 * it would lose the work of students (EXM-115).
 */
export function remove(
  { db, school, events, now }: Writing,
  { id, courseId, released }: ItemRow,
): Promise<Refusal<'alreadyDone'> | undefined> {
  return db.transaction(async (tx) => {
    await queries.lockCourse(tx, courseId)
    if (released) await lockStudents(tx, { schoolId: school.id, courseId })
    await queries.lockItem(tx, id)
    if (await queries.hasHandIns(tx, id)) return refusal('alreadyDone', 'workHandedIn')
    await queries.deleteItem(tx, id)
    if (released)
      await events.publish(tx, 'workReleased', { schoolId: school.id, courseId, at: now })
    return undefined
  })
}
