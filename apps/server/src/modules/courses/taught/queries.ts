import { auditStatus } from '@titian/contract'
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

/**
 * True if the person teaches the course of this column: as one of its teachers, or as its author
 * while the course has no lead teacher (TCH-086). The person's courses are found once. Checking
 * each course would take longer in a larger school.
 */
export const isTaught = (
  courseId: SQLWrapper,
  { schoolId, userId }: { schoolId: number; userId: number },
): SQL =>
  sql`${courseId} = any(array(
    select t.course_id from course_teachers t where t.school_id = ${schoolId} and t.user_id = ${userId}
    union all
    select c.id from courses c where c.school_id = ${schoolId} and c.author_id = ${userId}
      and not exists (select 1 from course_teachers m where m.course_id = c.id and m.master)))`

/**
 * Returns the number of courses of a school, all or in one state. The number of listed courses is
 * stored (decision 0027). All others, such as drafts, are few and have their own index.
 */
export function courseCount(schoolId: number, status?: number): SQL {
  const listed = sql`(select coalesce(sum(y.courses), 0) from course_tallies y where y.school_id = ${schoolId})`
  const ofStatus = status === undefined ? sql`` : sql`and o.audit_status = ${status}`
  const others = sql`(select count(*) from courses o where o.school_id = ${schoolId}
    and not (o.audit_status = 2 and o.on_list) ${ofStatus})`
  return status === undefined || status === auditStatus.approved
    ? sql`(${listed} + ${others})`
    : others
}
