import { materialsMost } from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Context } from '../../platform/http/context.ts'
import { refusal, Refusal } from '../../platform/refusal.ts'
import { lockCourse, noteChange } from '../courses/index.ts'
import * as queries from './queries.ts'

type Writing = Pick<Context<never, User>, 'db' | 'school' | 'actor' | 'now'>

/**
 * Locks the course, so that its materials change one step at a time. Raises the revision of the
 * course if something really changed.
 */
function inCourse<Result>(
  { db, school, now }: Writing,
  courseId: number,
  change: (tx: Db) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    await lockCourse(tx, school.id, courseId)
    const result = await change(tx)
    const isRefused = result instanceof Refusal || result === false
    if (!isRefused) await noteChange(tx, school.id, courseId, now)
    return result
  })
}

interface Addition {
  courseId: number
  chapterId: number | null
  fileId: number
  name: string
}

/** Adds a file to a course, and returns the id of the material. */
export function add(
  context: Writing,
  { courseId, chapterId, fileId, name }: Addition,
): Promise<number | Refusal<'notFound' | 'alreadyDone'>> {
  const { school, actor, now } = context
  return inCourse(context, courseId, async (tx) => {
    const earlier = await queries.findByFile(tx, school.id, fileId)
    if (earlier)
      return earlier.courseId === courseId ? earlier.id : refusal('alreadyDone', 'fileInUse')
    if (chapterId !== null && !(await queries.hasChapter(tx, courseId, chapterId)))
      return refusal('notFound')
    if ((await queries.countMaterials(tx, school.id, courseId)) >= materialsMost)
      return refusal('alreadyDone', 'tooManyMaterials')
    return queries.insertMaterial(tx, {
      schoolId: school.id,
      courseId,
      chapterId,
      fileId,
      name,
      sort: (await queries.countInGroup(tx, { courseId, chapterId })) + 1,
      createdBy: actor.userId,
      createdAt: now,
    })
  })
}

/** Renames a material. Returns true if nobody has changed the name since the caller read it. */
export function rename(
  context: Writing,
  { id, courseId }: queries.MaterialRow,
  name: string,
  version: number | undefined,
): Promise<boolean> {
  return inCourse(context, courseId, (tx) => queries.rename(tx, { id, name, version }))
}

export function remove(context: Writing, { id, courseId }: queries.MaterialRow): Promise<void> {
  return inCourse(context, courseId, async (tx) => {
    await queries.remove(tx, await queries.getMaterial(tx, context.school.id, id))
  })
}

export function move(
  context: Writing,
  { id, courseId }: queries.MaterialRow,
  place: number,
): Promise<void> {
  return inCourse(context, courseId, async (tx) => {
    const row = await queries.getMaterial(tx, context.school.id, id)
    const to = Math.min(place, await queries.countInGroup(tx, row))
    if (to !== row.sort) await queries.move(tx, row, to)
  })
}
