import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { at, type Course, idList } from '../members/queries.ts'

/** Locks the group until the transaction ends. */
export async function lockGroup(tx: Db, schoolId: number, groupId: number): Promise<void> {
  const { rows } = await tx.execute(
    sql`select 1 from course_groups where school_id = ${schoolId} and id = ${groupId} for update`,
  )
  found(rows[0])
}

/**
 * Counts the groups of a course and locks the course. Otherwise several requests at the same time
 * could exceed the limit of groups.
 */
export async function countGroups(tx: Db, { schoolId, courseId }: Course): Promise<number> {
  await tx.execute(
    sql`select 1 from courses where school_id = ${schoolId} and id = ${courseId} for no key update`,
  )
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from course_groups where school_id = ${schoolId} and course_id = ${courseId}`)
  return found(rows[0]).count
}

/** Inserts a group; undefined when the course already has a group of this name. */
export async function insertGroup(
  tx: Db,
  { schoolId, courseId }: Course,
  name: string,
  now: Date,
): Promise<number | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into course_groups (school_id, course_id, name, created_at) values (${schoolId}, ${courseId}, ${name}, ${at(now)})
    on conflict (school_id, course_id, lower(name)) do nothing returning id`)
  return rows[0] && Number(rows[0].id)
}

export async function hasOther(
  tx: Db,
  { schoolId, courseId }: Course,
  name: string,
  groupId: number,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from course_groups where school_id = ${schoolId} and course_id = ${courseId}
      and lower(name) = lower(${name}::text) and id <> ${groupId}`)
  return rows.length > 0
}

export async function renameGroup(tx: Db, schoolId: number, groupId: number, name: string) {
  await tx.execute(
    sql`update course_groups set name = ${name} where school_id = ${schoolId} and id = ${groupId}`,
  )
}

/**
 * Locks the students in the same order as removing students does. Otherwise both could wait for
 * each other forever.
 */
export async function removeGroup(tx: Db, schoolId: number, groupId: number): Promise<void> {
  await tx.execute(sql`
    select 1 from enrolments where school_id = ${schoolId} and id in (
      select enrolment_id from course_group_members where group_id = ${groupId}) order by id for key share`)
  await tx.execute(sql`delete from course_groups where school_id = ${schoolId} and id = ${groupId}`)
}

/**
 * Locks the students in the same order as removing students does. Otherwise both could wait for
 * each other forever, or a removed student could get into the group.
 */
async function lockStudents(
  tx: Db,
  { schoolId, courseId }: Course,
  enrolmentIds: readonly number[],
): Promise<void> {
  await tx.execute(sql`
    select 1 from enrolments where school_id = ${schoolId} and course_id = ${courseId} and id in ${idList(enrolmentIds)}
    order by id for key share`)
}

/** Adds the memberships that belong to this course and have not ended. */
export async function addMembers(
  tx: Db,
  course: Course,
  groupId: number,
  enrolmentIds: readonly number[],
): Promise<number> {
  await lockStudents(tx, course, enrolmentIds)
  const { schoolId, courseId } = course
  const { rows } = await tx.execute(sql`
    insert into course_group_members (school_id, group_id, enrolment_id)
    select school_id, ${groupId}::bigint, id from enrolments
    where school_id = ${schoolId} and course_id = ${courseId} and id in ${idList(enrolmentIds)} order by id
    on conflict do nothing returning enrolment_id`)
  return rows.length
}

export async function removeMembers(
  tx: Db,
  course: Course,
  groupId: number,
  enrolmentIds: readonly number[],
): Promise<number> {
  await lockStudents(tx, course, enrolmentIds)
  const { rows } = await tx.execute(sql`
    delete from course_group_members
    where school_id = ${course.schoolId} and group_id = ${groupId} and enrolment_id in ${idList(enrolmentIds)}
    returning enrolment_id`)
  return rows.length
}

/** Returns the number of these memberships that belong to the course, including ended ones. */
export async function countKnown(
  tx: Db,
  { schoolId, courseId }: Course,
  enrolmentIds: readonly number[],
): Promise<number> {
  const own = sql`school_id = ${schoolId} and course_id = ${courseId}`
  const { rows } = await tx.execute<{ count: number }>(sql`
    select (select count(*) from enrolments where ${own} and id in ${idList(enrolmentIds)})::integer
      + (select count(*) from left_enrolments where ${own} and enrolment_id in ${idList(enrolmentIds)})::integer as count`)
  return found(rows[0]).count
}
