import { progressRules } from '@titian/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { mostMoreSeconds } from '../../exams/index.ts'

const passMark = sql`${progressRules.creditResult}::numeric`

const endedBy = (now: Date, seconds: SQL): SQL =>
  sql`x.end_time + make_interval(secs => (${seconds})::double precision) <= ${now.toISOString()}::timestamptz`

/**
 * Whether the examination `x` has ended and no student can still write it (EXM-166). The longest
 * extra time is read only after the usual end, because reading it needs every allowance of the
 * school (FRM-392).
 */
export const hasEnded = (now: Date): SQL =>
  sql`((x.status = 2 or case when ${endedBy(now, sql`x.grace_seconds`)} then ${endedBy(now, sql`x.grace_seconds + ${mostMoreSeconds('x')}`)} else false end)
    and not exists (select 1 from attempts o where o.examination_id = x.id and o.state = 'in_progress'))`

/** The scope of the results: one course, some students of it, or one student in all courses. */
export type ResultScope =
  | { schoolId: number; courseId: number; userId?: number; userIds?: readonly number[] }
  | { schoolId: number; userId: number; courseId?: number; userIds?: undefined }

/** Condition for the enrolment `e`: a teacher of the course is not one of its students. */
export const isStudent = sql`not exists (select 1 from course_teachers t where t.course_id = e.course_id and t.user_id = e.user_id)
  and not exists (select 1 from courses c where c.id = e.course_id and c.author_id = e.user_id
    and not exists (select 1 from course_teachers m where m.course_id = c.id and m.master))`

const isOfScope = ({ schoolId, courseId }: ResultScope, row: string): SQL => {
  const column = (name: string) => sql.raw(`${row}.${name}`)
  return sql`${column('school_id')} = ${schoolId}${courseId === undefined ? sql` and ${column('course_id')} in (select course_id from people)` : sql` and ${column('course_id')} = ${courseId}`}`
}
/** Limits a condition to the students of the scope. */
export function by({ userId, userIds }: ResultScope, column: string): SQL {
  if (userId !== undefined) return sql` and ${sql.raw(column)} = ${userId}`
  if (userIds === undefined) return sql``
  return sql` and ${sql.raw(column)} = any(array(select value::bigint from jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb)))`
}

// For each student, the rows of two common table expressions are combined by a union and a group,
// not by a join. The planner has no statistics of such expressions and may choose a nested loop:
// 200 million comparisons in a course of 25,000 students.

/**
 * Common table expressions with the results of examinations. A student's mark in an examination is
 * the mark that a teacher set, or else the mark of the best attempt. An examination that a student
 * missed counts 0 after its end; the expressions count such examinations and have no row for them
 * (TCH-087).
 */
function examExpressions(scope: ResultScope, now: Date, shown: boolean): SQL {
  const counts = shown ? sql`(x.review_when in ('submitted', 'graded') or x.ended)` : sql`true`
  return sql`
    exams as (
      select x.id, x.course_id, x.type, x.total, x.review_when, coalesce(${hasEnded(now)}, false) as ended
      from examinations x where ${isOfScope(scope, 'x')} and x.status >= 1 and x.total > 0
    ), ends as (
      select course_id, count(*) filter (where ended and type = 0) as unit, count(*) filter (where ended and type = 1) as final,
        count(*) filter (where not ended and type = 0) as unit_running, count(*) filter (where not ended and type = 1) as final_running
      from exams group by 1
    ), best as (
      select a.user_id, a.examination_id, max(a.score) filter (where not a.waiting) as score
      from attempts a where ${isOfScope(scope, 'a')}${by(scope, 'a.user_id')} and a.state <> 'in_progress' group by 1, 2
    ), given as (
      select o.user_id, o.examination_id, o.points from grade_overrides o
      where ${isOfScope(scope, 'o')}${by(scope, 'o.user_id')} and o.examination_id is not null and o.ended_at is null
    ), taken as (
      select x.course_id, coalesce(b.user_id, g.user_id) as user_id, x.id as examination_id, x.type, x.total, x.ended, b.score as computed,
        case when ${counts} then coalesce(g.points, b.score) end as points
      from best b full join given g on g.user_id = b.user_id and g.examination_id = b.examination_id
      join exams x on x.id = coalesce(b.examination_id, g.examination_id)
      where b.user_id is not null or ${counts}
    ), cells as (
      select course_id, user_id, examination_id, ended, bool_or(handed_in) as handed_in, bool_or(handed_in) and max(points) is null as waits,
        case when not bool_or(handed_in) and ended then 0 else max(points) end as points,
        case when not bool_or(handed_in) and ended then 0 else max(computed) end as computed
      from (
        select p.course_id, p.user_id, x.id as examination_id, x.ended, true as due, false as handed_in, null::integer as points, null::integer as computed
        from people p join exams x on x.course_id = p.course_id
        union all select course_id, user_id, examination_id, ended, false, true, points, computed from taken
      ) each group by 1, 2, 3, 4 having bool_or(due)
    ), kinds as (
      -- The one pass over all marks adds up little: at most four rows for each student are left for the sums below.
      select course_id, user_id, type, ended, count(*) as papers, count(points) as marks, sum(points::float8 / total) as share,
        sum(points) as points, sum(total) filter (where points is not null) as total
      from taken group by 1, 2, 3, 4
    ), tests as (
      select course_id, user_id, sum(share) filter (where type = 0) as unit, sum(share) filter (where type = 1) as final,
        coalesce(sum(marks - case when ended then papers else 0 end) filter (where type = 0), 0)::bigint as unit_more,
        coalesce(sum(marks - case when ended then papers else 0 end) filter (where type = 1), 0)::bigint as final_more,
        coalesce(sum(papers) filter (where type = 0 and not ended), 0)::bigint as unit_begun,
        coalesce(sum(papers) filter (where type = 1 and not ended), 0)::bigint as final_begun,
        coalesce(sum(papers - marks) filter (where type = 0), 0)::integer as unit_waits,
        coalesce(sum(papers - marks) filter (where type = 1), 0)::integer as final_waits,
        sum(papers)::integer as handed_in, coalesce(sum(points), 0)::integer as points, coalesce(sum(total), 0)::integer as total
      from kinds group by 1, 2
    )`
}

/**
 * Returns the mean of the shares, exact to 12 decimals. It includes the examinations with a mark,
 * and those that ended without a mark.
 */
const mean = (part: 'unit' | 'final'): SQL => {
  const [sum, more, ended] = [`p.${part}_share`, `p.${part}_more`, `n.${part}`].map((column) =>
    sql.raw(column),
  )
  return sql`round((coalesce(${sum}, 0) / nullif(coalesce(${ended}, 0) + coalesce(${more}, 0), 0))::numeric, 12)`
}

/** Returns the number of questions and answers of each student that were not removed. */
const postExpressions = (scope: ResultScope): SQL => sql`
    posts as (
      select course_id, author_id as user_id, count(*)::integer as posts from (
        select q.course_id, q.author_id from discussion_questions q
        where ${isOfScope(scope, 'q')}${by(scope, 'q.author_id')} and q.removed_at is null and not q.hidden
        union all
        select q.course_id, w.author_id from discussion_answers w join discussion_questions q on q.id = w.question_id
        where ${isOfScope(scope, 'q')}${by(scope, 'w.author_id')} and w.school_id = ${scope.schoolId} and w.removed_at is null and not w.hidden
      ) written group by 1, 2
    )`

/**
 * Returns one row for each student in `people`, with all values from which the result is computed.
 */
const factExpressions = (scope: ResultScope): SQL => sql`
    facts as (
      select course_id, user_id, max(id) as id, max(school_id) as school_id, max(watched_seconds) as watched_seconds, max(visit_days) as visit_days,
        max(unit) as unit_share, max(final) as final_share, max(unit_more) as unit_more, max(final_more) as final_more,
        coalesce(max(unit_begun), 0) as unit_begun, coalesce(max(final_begun), 0) as final_begun,
        coalesce(max(unit_waits), 0) as unit_waits, coalesce(max(final_waits), 0) as final_waits, coalesce(max(handed_in), 0) as handed_in,
        coalesce(max(points), 0) as points, coalesce(max(total), 0) as total, coalesce(max(posts), 0) as posts,
        max(given_points) as given_points, max(given_reason) as given_reason
      from (
        select course_id, user_id, id, school_id, watched_seconds, visit_days, null::float8 as unit, null::float8 as final,
          null::bigint as unit_more, null::bigint as final_more, null::bigint as unit_begun, null::bigint as final_begun,
          null::integer as unit_waits, null::integer as final_waits, null::integer as handed_in, null::integer as points, null::integer as total,
          null::integer as posts, null::integer as given_points, null::text as given_reason from people
        union all select course_id, user_id, null, null, null, null, unit, final, unit_more, final_more, unit_begun, final_begun,
          unit_waits, final_waits, handed_in, points, total, null, null, null from tests
        union all select course_id, user_id, null, null, null, null, null, null, null, null, null, null,
          null, null, null, null, null, posts, null, null from posts
        union all select o.course_id, o.user_id, null, null, null, null, null, null, null, null, null, null,
          null, null, null, null, null, null, o.points, o.reason from grade_overrides o
        where ${isOfScope(scope, 'o')}${by(scope, 'o.user_id')} and o.examination_id is null and o.item_id is null and o.ended_at is null
      ) each group by 1, 2 having max(id) is not null
    )`

/** The result of each student: the five parts combined by their weights. */
const weighing = sql`
    parts as materialized (
      select p.*, s.watch_video, s.unit_testing, s.the_final_exam, s.log_sig, s.interactive_question, s.days_asked, s.posts_asked,
        s.id is not null as has_standard,
        case when f.seconds > 0 then least(1, p.watched_seconds / f.seconds)::numeric end as watched,
        ${mean('unit')} as unit, ${mean('final')} as final,
        case when coalesce(s.unit_testing, 1) > 0 then p.unit_waits else 0 end
          + case when coalesce(s.the_final_exam, 1) > 0 then p.final_waits else 0 end as waits,
        (case when coalesce(s.unit_testing, 1) > 0 then coalesce(n.unit_running, 0) - p.unit_begun else 0 end
          + case when coalesce(s.the_final_exam, 1) > 0 then coalesce(n.final_running, 0) - p.final_begun else 0 end)::integer as running,
        least(1, p.visit_days::numeric / s.days_asked) as visits,
        least(1, p.posts::numeric / s.posts_asked) as talk
      from facts p left join films f on f.course_id = p.course_id left join standards s on s.course_id = p.course_id
      left join ends n on n.course_id = p.course_id
    ), weighed as materialized (
      select parts.*,
        case when watched is null then 0 else watch_video end + case when unit is null then 0 else unit_testing end
          + case when final is null then 0 else the_final_exam end + log_sig + interactive_question as weight,
        coalesce(watched, 0) * watch_video + coalesce(unit, 0) * unit_testing + coalesce(final, 0) * the_final_exam
          + visits * log_sig + talk * interactive_question as earned
      from parts
    ), computed as (
      select weighed.*, case when has_standard then round(round(earned * 100 / nullif(weight, 0), 9), 1)
        -- CRS-195: rounded down, so that 60 is not read where it was not reached.
        else trunc(points * 100.0 / nullif(total, 0), 1) end as computed
      from weighed
    ), results as (
      select computed.*, coalesce(given_points / 100.0, computed.computed) as result from computed
    )`

/** Returns the common table expression `people`: the students of the scope. */
export function studentsOf(scope: ResultScope): SQL {
  const inCourse = scope.courseId === undefined ? sql`` : sql` and e.course_id = ${scope.courseId}`
  return sql`people as (
      select e.id, e.school_id, e.course_id, e.user_id, e.watched_seconds, e.visit_days
      from enrolments e where e.school_id = ${scope.schoolId}${inCourse}${by(scope, 'e.user_id')} and ${isStudent}
    )`
}

/**
 * TCH-087: common table expressions that end with `results`. `results` has one row for each
 * student: the five parts as shares from 0 to 1 (null if there is nothing to measure), and the
 * result of 100 with one decimal. With `shown`, an examination counts only if its student may see
 * the mark (EXM-041); other marks count as waiting. `taken` has a row for each examination with a
 * mark, or with a mark that is awaited (`points` is null). `cells` has a row for each student and
 * released examination: 0 if the student missed it, null if it is not due yet.
 */
export function resultExpressions(scope: ResultScope, now: Date, shown: boolean): SQL {
  return sql`
    ${studentsOf(scope)}, films as (
      select l.course_id, sum(f.duration_seconds)::float8 as seconds
      from lessons l join files f on f.id = l.file_id and f.duration_seconds > 0 where ${isOfScope(scope, 'l')} group by 1
    ), standards as (
      select * from assessment_standards s where ${isOfScope(scope, 's')}
    ),${examExpressions(scope, now, shown)},${postExpressions(scope)},${factExpressions(scope)},${weighing}`
}

/** A row of `results`; the parts are shares from 0 to 1. */
export interface ResultRow {
  courseId: number
  userId: number
  hasStandard: boolean
  weights: Record<
    'watchVideo' | 'unitTesting' | 'theFinalExam' | 'logSig' | 'interactiveQuestion',
    number
  > | null
  watched: number | null
  unit: number | null
  final: number | null
  visits: number | null
  talk: number | null
  days: number
  posts: number
  daysAsked: number | null
  postsAsked: number | null
  waits: number
  /**
   * Number of tests and exams with a weight that have not ended, and for which the student has
   * neither an attempt nor a mark.
   */
  running: number
  handedIn: number
  /** Of 100 with one decimal: the given result, or else the computed one. */
  result: number | null
  computed: number | null
  givenReason: string | null
}

/** The columns of `results` as one JSON object. */
export const resultObject = sql`json_build_object(
  'courseId', results.course_id, 'userId', results.user_id, 'hasStandard', results.has_standard,
  'weights', case when results.has_standard then json_build_object('watchVideo', results.watch_video, 'unitTesting', results.unit_testing,
    'theFinalExam', results.the_final_exam, 'logSig', results.log_sig, 'interactiveQuestion', results.interactive_question) end,
  'watched', results.watched, 'unit', results.unit, 'final', results.final, 'visits', results.visits, 'talk', results.talk,
  'days', results.visit_days, 'posts', results.posts, 'daysAsked', results.days_asked, 'postsAsked', results.posts_asked,
  'waits', results.waits, 'running', results.running, 'handedIn', results.handed_in,
  'result', results.result, 'computed', results.computed, 'givenReason', results.given_reason)`

/**
 * TCH-169: the SQL of `isFinal` in ./rules.ts for a row of `results`, for statements that count
 * many rows.
 */
export const finalResult = sql`(results.result is not null
  and (results.given_reason is not null or (results.waits = 0 and results.running = 0)))`

/**
 * TCH-143: conditions for a row of `results` in which the tests or the final exam count and are not
 * passed. The values are compared with one decimal, as they are shown.
 */
export const failingParts = {
  unitTesting: sql`(round(results.unit * 100, 1) < ${passMark} and coalesce(results.unit_testing, 1) > 0)`,
  theFinalExam: sql`(round(results.final * 100, 1) < ${passMark} and coalesce(results.the_final_exam, 1) > 0)`,
}

/** Returns the students with a failing part, as a subquery with one column. */
export const failingStudents = (course: { schoolId: number; courseId: number }, now: Date): SQL =>
  sql`(with ${resultExpressions(course, now, false)} select results.user_id from results
    where ${failingParts.unitTesting} or ${failingParts.theFinalExam})`

/** Lists the results of a student, without marks that the student may not see yet. */
export async function listOwnResults(
  db: Db,
  student: { schoolId: number; userId: number; courseId?: number },
  now: Date,
): Promise<ResultRow[]> {
  const { rows } = await db.execute<{ row: ResultRow }>(sql`
    with ${resultExpressions(student, now, true)} select ${resultObject} as row from results`)
  return rows.map(({ row }) => row)
}
