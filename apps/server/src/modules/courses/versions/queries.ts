import { and, desc, eq, lte, max, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { users } from '../../accounts/index.ts'
import { type CourseRow, courseVersions } from '../tables.ts'
import { mostVersions, type storedSummary } from './rules.ts'

type Course = Pick<CourseRow, 'schoolId' | 'id'>
type NewVersion = typeof courseVersions.$inferInsert
type Stored = ReturnType<typeof storedSummary>

const ofCourse = ({ schoolId, id }: Course) =>
  and(eq(courseVersions.schoolId, schoolId), eq(courseVersions.courseId, id))

/**
 * Returns the newest version of a course, and whether an older version equals `stored`; undefined
 * without versions.
 */
export async function findNewest(tx: Db, course: Course, stored: Stored) {
  const { version, userId, begunAt } = courseVersions
  const isEarlier = sql<boolean>`exists (select 1 from course_versions earlier
    where earlier.school_id = ${course.schoolId} and earlier.course_id = ${course.id} and earlier.version < course_versions.version
      and earlier.summary = ${JSON.stringify(stored.summary)}::jsonb
      and earlier.picture_file_id is not distinct from ${stored.pictureFileId}::bigint)`
  const [row] = await tx
    .select({ version, userId, begunAt, isEarlier })
    .from(courseVersions)
    .where(ofCourse(course))
    .orderBy(desc(version))
    .limit(1)
  return row
}

export async function createVersion(tx: Db, values: NewVersion): Promise<void> {
  await tx.insert(courseVersions).values(values)
}

export async function changeVersion(
  tx: Db,
  course: Course,
  version: number,
  values: Partial<NewVersion>,
): Promise<void> {
  await tx
    .update(courseVersions)
    .set(values)
    .where(and(ofCourse(course), eq(courseVersions.version, version)))
}

/** Deletes all versions of a course except the newest `mostVersions`. */
export async function removeOldest(tx: Db, course: Course): Promise<void> {
  const newest = tx
    .select({ version: courseVersions.version })
    .from(courseVersions)
    .where(ofCourse(course))
    .orderBy(desc(courseVersions.version))
    .offset(mostVersions)
    .as('newest')
  const last = tx.select({ version: max(newest.version) }).from(newest)
  await tx.delete(courseVersions).where(and(ofCourse(course), lte(courseVersions.version, last)))
}

/** Lists the versions of a course, the newest first, with the present names of the people. */
export function listVersions(db: Db, course: Course) {
  const { version, savedAt } = courseVersions
  return db
    .select({ version, savedAt, byName: users.name })
    .from(courseVersions)
    .leftJoin(users, eq(users.id, courseVersions.userId))
    .where(ofCourse(course))
    .orderBy(desc(version))
    .limit(mostVersions)
}

export async function getVersion(db: Db, course: Course, version: number) {
  const [row] = await db
    .select()
    .from(courseVersions)
    .where(and(ofCourse(course), eq(courseVersions.version, version)))
  return found(row)
}
export type VersionRow = Awaited<ReturnType<typeof getVersion>>
