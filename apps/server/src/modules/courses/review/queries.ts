import { auditStatus } from '@titian/contract'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { own, relation } from '../authoring/queries.ts'
import { type CourseRow, courseTeachers, courses, type NewCourse } from '../tables.ts'

/** Undefined when the course left this state, or was changed, meanwhile. */
export async function changeState(
  db: Db,
  { schoolId, id: courseId, auditStatus, onList, revision }: CourseRow,
  values: Partial<NewCourse>,
) {
  const [row] = await db
    .update(courses)
    .set(values)
    .where(
      and(
        own(schoolId, courseId),
        eq(courses.auditStatus, auditStatus),
        eq(courses.onList, onList),
        eq(courses.revision, revision),
      ),
    )
    .returning({ id: courses.id })
  return row
}

const inState = (state: SQL | undefined): SQL =>
  sql`select count(*), min(${courses.updatedAt}) as oldest from ${courses} where ${state}`

/** How many courses wait for a decision of the staff, and since when. */
export const waitingReviews = (schoolId: number): SQL =>
  inState(and(eq(courses.schoolId, schoolId), eq(courses.auditStatus, auditStatus.waiting)))

/** How many courses of this teacher were refused and not handed in again, and since when. */
export const refusedCourses = (schoolId: number, teacherId: number): SQL =>
  inState(
    and(
      eq(courses.schoolId, schoolId),
      eq(courses.auditStatus, auditStatus.refused),
      relation(teacherId).leads,
    ),
  )

/** TCH-086: the main lecturer; the author where there is none. */
export async function findLeader(
  db: Db,
  { schoolId, id: courseId, authorId }: CourseRow,
): Promise<number> {
  const [master] = await db
    .select({ userId: courseTeachers.userId })
    .from(courseTeachers)
    .where(
      and(
        eq(courseTeachers.schoolId, schoolId),
        eq(courseTeachers.courseId, courseId),
        eq(courseTeachers.master, true),
      ),
    )
  return master?.userId ?? authorId
}
