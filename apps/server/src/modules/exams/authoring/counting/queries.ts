import { sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/database/database.ts'
import { releasedWork } from '../../../homework/index.ts'
import { type ExamCounts, prepareRecompute } from '../../../study/index.ts'

/**
 * CRS-054: the released examinations and tasks of the course, and those that the student of the
 * enrolment `e` has handed in.
 */
const examCounts: ExamCounts = sql`
  select count(*)::int as total, count(*) filter (where released.submitted)::int as submitted from (
    select exists (select 1 from attempts a
      where a.examination_id = x.id and a.user_id = e.user_id and a.state <> 'in_progress') as submitted
    from examinations x where x.school_id = e.school_id and x.course_id = e.course_id and x.status >= 1
    union all ${releasedWork}) released`

export const recomputeExams = prepareRecompute(examCounts)

/**
 * Locks the course. If a student joins at the same moment, the later of the two transactions counts
 * this student.
 */
export async function lockCourse(tx: Db, schoolId: number, courseId: number): Promise<void> {
  await tx.execute(
    sql`select 1 from courses where school_id = ${schoolId} and id = ${courseId} for no key update`,
  )
}

/**
 * Lists the courses with a student whose counts differ from the records, by one grouped statement
 * for all schools.
 */
export async function listMiscounted(
  db: Db,
  limit: number,
): Promise<{ schoolId: number; courseId: number }[]> {
  const { rows } = await db.execute<{ school_id: string; course_id: string }>(sql`
    with released as (
      select school_id, course_id, count(*)::int as total from (
        select school_id, course_id from examinations where status >= 1
        union all select school_id, course_id from homework_items where released) each group by 1, 2
    ), handed_in as (
      select user_id, course_id, count(*)::int as submitted from (
        select distinct a.user_id, x.course_id, x.id, 'exam' as kind
        from attempts a join examinations x on x.id = a.examination_id and x.status >= 1
        where a.state <> 'in_progress'
        union all select h.user_id, w.course_id, w.id, 'work'
        from hand_ins h join homework_items w on w.id = h.item_id and w.released where h.newest) each group by 1, 2
    )
    select distinct e.school_id, e.course_id from enrolments e
    left join released r on r.school_id = e.school_id and r.course_id = e.course_id
    left join handed_in h on h.user_id = e.user_id and h.course_id = e.course_id
    where (e.exams_total, e.exams_submitted) is distinct from (coalesce(r.total, 0), coalesce(h.submitted, 0))
    limit ${limit}`)
  return rows.map((row) => ({ schoolId: Number(row.school_id), courseId: Number(row.course_id) }))
}
