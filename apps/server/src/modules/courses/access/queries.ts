import { and, eq, getTableColumns, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import type { Relation } from '../policy.ts'
import { type CourseRow, courses } from '../tables.ts'

const lead = sql`coalesce((select t.user_id from course_teachers t where t.course_id = courses.id and t.master), courses.author_id)`
const hasVideo = sql<boolean>`exists (select 1 from lessons l where l.course_id = courses.id and l.file_id is not null)`

/**
 * Returns the role of a person in the course of the row: whether the person leads the course,
 * teaches it or is its student.
 */
export const relation = (userId: number | SQLWrapper) => ({
  leads: sql<boolean>`(${lead} = ${userId})`,
  teaches: sql<boolean>`(${lead} = ${userId} or exists (select 1 from course_teachers t where t.course_id = courses.id and t.user_id = ${userId}))`,
  joined: sql<boolean>`exists (select 1 from enrolments j where j.course_id = courses.id and j.user_id = ${userId})`,
})

/** Condition on school and id; `courseId` may be a subquery. */
export const own = (schoolId: number | SQLWrapper, courseId: number | SQLWrapper) =>
  and(eq(courses.schoolId, schoolId), eq(courses.id, courseId))

export async function getCourse(db: Db, schoolId: number, courseId: number): Promise<CourseRow> {
  const [row] = await db.select().from(courses).where(own(schoolId, courseId))
  return found(row)
}

/** End of the training in milliseconds; null for a course without a dated training (TRN-071). */
const trainEndsAt = sql<
  number | null
>`(select extract(epoch from t.end_at) * 1000 from trainings t where t.course_id = courses.id)::float8`

/** Returns a course with the role of one person in it. */
export async function getCourseFor(
  db: Db,
  schoolId: number,
  courseId: number | SQL,
  userId: number,
) {
  const [row] = await db
    .select({ ...getTableColumns(courses), ...relation(userId), hasVideo, trainEndsAt })
    .from(courses)
    .where(own(schoolId, courseId))
  return found(row)
}
export type CourseFor = CourseRow & Relation & { hasVideo: boolean; trainEndsAt: number | null }

export async function teaches(
  db: Db,
  schoolId: number,
  courseId: number,
  userId: number,
): Promise<boolean> {
  const [row] = await db
    .select({ teaches: relation(userId).teaches })
    .from(courses)
    .where(own(schoolId, courseId))
  return row?.teaches ?? false
}
