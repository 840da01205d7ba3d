import type { Texts } from '@titian/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { hasEnded } from '../../grades/index.ts'
import type { Owner } from '../queries.ts'

/** Maximum records of one kind; the newest are offered. */
const mostRecords = 100

export interface FinishedCourse extends Record<string, unknown> {
  id: string
  names: Texts
  joined_on: string
  completed_on: string
}

/** Returns the local date of a moment at the school, whose row is named `s` in the query. */
export const dayOf = (column: string) =>
  sql.raw(`to_char(${column} at time zone s.time_zone, 'YYYY-MM-DD')`)

/** Lists the completed courses without trainings, newest first. */
export async function listFinishedCourses(
  db: Db,
  { schoolId, userId }: Owner,
): Promise<FinishedCourse[]> {
  const { rows } = await db.execute<FinishedCourse>(sql`
    select c.id::text, c.names, ${dayOf('e.joined_at')} as joined_on, ${dayOf('coalesce(e.completed_at, e.joined_at)')} as completed_on
    from enrolments e join courses c on c.id = e.course_id join schools s on s.id = e.school_id
    where e.school_id = ${schoolId} and e.user_id = ${userId} and e.status = 2 and not c.training
    order by e.completed_at desc nulls last, e.id desc limit ${mostRecords}`)
  return rows
}

export interface HeldCertificate extends Record<string, unknown> {
  id: string
  number: string
  names: Texts
  school: Texts
  issued_on: string
  result: string | null
}

/** Lists the valid certificates, newest first. */
export async function listCertificates(
  db: Db,
  { schoolId, userId }: Owner,
): Promise<HeldCertificate[]> {
  const { rows } = await db.execute<HeldCertificate>(sql`
    select k.id::text, k.number, k.course_names as names, k.school_title as school, ${dayOf('k.issued_at')} as issued_on, k.result
    from certificates k join schools s on s.id = k.school_id
    where k.school_id = ${schoolId} and k.user_id = ${userId} and k.revoked_at is null
    order by k.id desc limit ${mostRecords}`)
  return rows
}

export interface TaskMark extends Record<string, unknown> {
  id: string
  title: string
  training_id: string
  names: Texts
  joined_on: string
  begins_on: string | null
  ends_on: string | null
  is_over: boolean
  score: number | null
  points: number
  passed: boolean
  handed_in_on: string | null
}

/** RES-057: lists the practical tasks of a student's trainings with their marks. */
export async function listPracticalTasks(
  db: Db,
  { schoolId, userId }: Owner,
  now: Date,
): Promise<TaskMark[]> {
  const { rows } = await db.execute<TaskMark>(sql`
    select w.id::text, w.title, t.id::text as training_id, c.names, ${dayOf('e.joined_at')} as joined_on,
      ${dayOf('t.start_at')} as begins_on, ${dayOf('t.end_at')} as ends_on,
      e.status = 2 or coalesce(t.end_at < ${now.toISOString()}::timestamptz, false) as is_over,
      m.score, w.points, coalesce(m.score >= w.pass_line, false) as passed,
      (select ${dayOf('max(h.handed_in_at)')} from hand_ins h where h.item_id = w.id and h.user_id = e.user_id) as handed_in_on
    from enrolments e join trainings t on t.course_id = e.course_id join courses c on c.id = e.course_id
    join schools s on s.id = e.school_id
    join homework_items w on w.school_id = e.school_id and w.course_id = e.course_id and w.released and w.task_number is not null
    left join work_marks m on m.item_id = w.id and m.user_id = e.user_id
    where e.school_id = ${schoolId} and e.user_id = ${userId}
    order by t.id desc, w.sort, w.id limit ${mostRecords * 10}`)
  return rows
}

export interface ExamMark extends Record<string, unknown> {
  name: string
  is_final: boolean
  total: number
  course_id: string
  names: Texts
  score: number
  submitted_on: string
}

/** Lists the best released mark of each examination (EXM-041); a manually set mark counts. */
export async function listExamMarks(
  db: Db,
  { schoolId, userId }: Owner,
  now: Date,
): Promise<ExamMark[]> {
  const { rows } = await db.execute<ExamMark>(sql`
    with best as (
      select a.examination_id, max(a.score) as score, max(a.submitted_at) as submitted_at
      from attempts a join examinations x on x.id = a.examination_id
      where a.school_id = ${schoolId} and a.user_id = ${userId} and a.state <> 'in_progress' and a.score is not null
        and not a.waiting and x.status >= 1 and x.total > 0
        and (x.review_when in ('submitted', 'graded') or ${hasEnded(now)})
      group by 1
    )
    select x.name, x.type = 1 as is_final, x.total, c.id::text as course_id, c.names, coalesce(o.points, b.score) as score,
      ${dayOf('b.submitted_at')} as submitted_on
    from best b join examinations x on x.id = b.examination_id join courses c on c.id = x.course_id
    join schools s on s.id = x.school_id
    left join grade_overrides o on o.school_id = x.school_id and o.examination_id = x.id and o.user_id = ${userId}
      and o.ended_at is null
    order by x.id desc limit ${mostRecords}`)
  return rows
}
