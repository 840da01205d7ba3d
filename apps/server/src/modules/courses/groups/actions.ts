import { mostGroups } from '@titian/contract'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { type Course, listFound, type MemberFilter } from '../members/queries.ts'
import * as queries from './queries.ts'

interface Writing {
  db: Db
  now: Date
}

type Saved = number | Refusal<'alreadyDone' | 'invalidInput'>

/**
 * TCH-155: creates or renames a group. The course is locked, so that the second of two groups with
 * the same name is refused. Locks are taken in the order group, students, course, because removing
 * students also takes students before the course.
 */
export function save(
  { db, now }: Writing,
  course: Course,
  { groupId, name }: { groupId: number | undefined; name: string },
): Promise<Saved> {
  return db.transaction(async (tx): Promise<Saved> => {
    if (groupId !== undefined) await queries.lockGroup(tx, course.schoolId, groupId)
    const count = await queries.countGroups(tx, course)
    if (groupId === undefined) {
      if (count >= mostGroups) return refusal('invalidInput', 'tooManyGroups')
      return (
        (await queries.insertGroup(tx, course, name, now)) ??
        refusal('alreadyDone', 'groupNameTaken')
      )
    }
    if (await queries.hasOther(tx, course, name, groupId))
      return refusal('alreadyDone', 'groupNameTaken')
    await queries.renameGroup(tx, course.schoolId, groupId, name)
    return groupId
  })
}

export function remove({ db }: Writing, schoolId: number, groupId: number): Promise<void> {
  return db.transaction(async (tx) => {
    await queries.lockGroup(tx, schoolId, groupId)
    await queries.removeGroup(tx, schoolId, groupId)
  })
}

export interface Change {
  groupId: number
  act: 'put' | 'takeOut'
  /** The given memberships, or if none are given, those that the filter finds now. */
  whom: { enrolmentIds: readonly number[] } | { filter: MemberFilter }
}

async function listMeant(
  tx: Db,
  course: Course,
  whom: Change['whom'],
  now: Date,
): Promise<readonly number[] | Refusal<'notFound'>> {
  if ('filter' in whom) {
    const students = await listFound(tx, course, whom.filter, now)
    return students.map(({ enrolmentId }) => enrolmentId)
  }
  const known = await queries.countKnown(tx, course, whom.enrolmentIds)
  return known < whom.enrolmentIds.length ? refusal('notFound') : whom.enrolmentIds
}

/** Returns the number of students who were added or removed. Repeating the call changes nothing. */
export function change(
  { db, now }: Writing,
  course: Course,
  { groupId, act, whom }: Change,
): Promise<number | Refusal<'notFound'>> {
  return db.transaction(async (tx) => {
    await queries.lockGroup(tx, course.schoolId, groupId)
    const meant = await listMeant(tx, course, whom, now)
    if (meant instanceof Refusal) return meant
    return act === 'put'
      ? queries.addMembers(tx, course, groupId, meant)
      : queries.removeMembers(tx, course, groupId, meant)
  })
}
