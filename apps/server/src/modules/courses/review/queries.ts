import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { own } from '../authoring/queries.ts'
import { type CourseRow, courses, type NewCourse } from '../tables.ts'

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
