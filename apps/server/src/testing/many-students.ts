import { sql } from 'drizzle-orm'
import type { TestApp } from './test-app.ts'

/**
 * Inserts students with one statement, for tests that count the rows that a call reads. Their
 * phones begin with 18.
 */
export async function makeManyStudents(
  { db, schoolId }: Pick<TestApp, 'db' | 'schoolId'>,
  count: number,
): Promise<void> {
  await db.execute(sql`
    insert into users (school_id, area_code, mobile, name, roles)
    select ${schoolId}::bigint, '60', (180000000 + n)::text, 'Student ' || n, 'student,normal' from generate_series(1, ${count}) n`)
}

/** Enrols every student of the school in the course. */
export async function enrolAllStudents(
  { db, schoolId }: Pick<TestApp, 'db' | 'schoolId'>,
  courseId: number,
): Promise<void> {
  await db.execute(sql`
    insert into enrolments (school_id, user_id, course_id, joined_at)
    select school_id, id, ${courseId}::bigint, now() from users where school_id = ${schoolId} and roles = 'student,normal'`)
}
