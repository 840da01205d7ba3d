import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

/**
 * Whether the course of this column is one that the person teaches: with the name among its teachers, or an own one that
 * has no main lecturer yet (TCH-086). The courses of the person are found first and once, because to ask this of each
 * course of a school takes as long as the school is large.
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
