import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { hasTeacherRole, users } from '../../accounts/index.ts'
import { total, type Window } from '../list/queries.ts'
import { likePattern } from '../rules.ts'
import { courseTeachers } from '../tables.ts'

/** Active people who may teach in the school. */
const isActiveTeacher = sql`(not ${users.disabled} and ${hasTeacherRole()})`
const person = {
  userId: users.id,
  name: users.name,
  title: users.title,
  photoFileId: users.photoFileId,
}

export async function listTeachers(db: Db, schoolId: number, name: string, { page, size }: Window) {
  const rows = await db
    .select({ ...person, total })
    .from(users)
    .where(
      and(
        eq(users.schoolId, schoolId),
        isActiveTeacher,
        sql`lower(${users.name}) like ${likePattern(name)}`,
      ),
    )
    .orderBy(users.nameSort, users.id)
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? 0 }
}
export type TeacherRow = Awaited<ReturnType<typeof listTeachers>>['rows'][number]

export async function isTeacherOf(db: Db, schoolId: number, userId: number): Promise<boolean> {
  return (
    (await db.$count(
      users,
      and(eq(users.schoolId, schoolId), eq(users.id, userId), isActiveTeacher),
    )) > 0
  )
}

export async function isOfSchool(db: Db, schoolId: number, userId: number): Promise<boolean> {
  return (await db.$count(users, and(eq(users.schoolId, schoolId), eq(users.id, userId)))) > 0
}

const team = (schoolId: number, courseId: number) =>
  and(eq(courseTeachers.schoolId, schoolId), eq(courseTeachers.courseId, courseId))

export async function listTeam(
  db: Db,
  schoolId: number,
  courseId: number,
  { page, size }: Window = { page: 1, size: 1000 },
) {
  const rows = await db
    .select({
      ...person,
      master: courseTeachers.master,
      leaderId: sql<
        number | null
      >`(select t.user_id from course_teachers t where t.course_id = ${courseId} and t.master)`,
      total,
    })
    .from(courseTeachers)
    .innerJoin(users, eq(users.id, courseTeachers.userId))
    .where(team(schoolId, courseId))
    .orderBy(desc(courseTeachers.master), courseTeachers.id)
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? 0 }
}
export type TeamRow = Awaited<ReturnType<typeof listTeam>>['rows'][number]

/** Adds a teacher; false when the person already teaches the course. */
export async function insertTeacher(
  tx: Db,
  teacher: typeof courseTeachers.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(courseTeachers)
    .values(teacher)
    .onConflictDoNothing()
    .returning({ id: courseTeachers.id })
  return rows.length > 0
}

const one = (schoolId: number, courseId: number, userId: number) =>
  and(team(schoolId, courseId), eq(courseTeachers.userId, userId))

export async function removeTeacher(
  tx: Db,
  schoolId: number,
  courseId: number,
  userId: number,
): Promise<void> {
  await tx.delete(courseTeachers).where(one(schoolId, courseId, userId))
}

/**
 * Changes the lead teacher. The old one is cleared first, because the unique index allows only one.
 */
export async function changeLeader(
  tx: Db,
  schoolId: number,
  courseId: number,
  userId: number,
): Promise<void> {
  await tx
    .update(courseTeachers)
    .set({ master: false })
    .where(and(team(schoolId, courseId), eq(courseTeachers.master, true)))
  await tx
    .update(courseTeachers)
    .set({ master: true })
    .where(one(schoolId, courseId, userId))
}
