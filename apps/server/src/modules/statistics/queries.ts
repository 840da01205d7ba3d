import { isOfOpenAccount } from '../accounts/index.ts'
import { lessonCountOf, likePattern } from '../courses/index.ts'
import type { Texts } from '@titian/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import {
  failingParts,
  finalResult,
  resultExpressions,
  resultObject,
  type ResultRow,
  studentsOf,
} from '../grades/index.ts'

// All sums are computed in the database, from one row for each student of the course: see `grades`.

export interface CourseScope {
  schoolId: number
  courseId: number
}

export interface Page {
  page: number
  size: number
}

interface StudentColumns {
  userId: number
  userName: string | null
  studentCard: string | null
  className: string | null
}

/** Days without study after which a student with an incomplete course counts as at risk. */
export const riskDays = 14
const shownDays = 30
/**
 * Up to this page size the marks of one page are read by name; a file with all rows reads all marks
 * anyway.
 */
const mostOfPage = 200

export const windowOf = ({ page, size }: Page) => sql`limit ${size} offset ${(page - 1) * size}`
const studentOf = sql`'userId', u.id, 'userName', u.name, 'studentCard', u.student_card, 'className', u.class_name`

/** Condition that a part of the name or of the student number matches. */
const named = (name: string): SQL => {
  const pattern = likePattern(name)
  return name === ''
    ? sql`true`
    : sql`(lower(u.name) like ${pattern} or lower(u.student_card) like ${pattern})`
}

export const at = (now: Date) => sql`${now.toISOString()}::timestamptz`

/**
 * True when the enrolment `e` has no study for `riskDays`, is incomplete, and its account is not
 * closed (ACC-310).
 */
export const atRisk = (now: Date) =>
  sql`(e.status <> 2 and coalesce(e.last_study_at, e.joined_at) < ${at(now)} - make_interval(days => ${riskDays})
    and ${isOfOpenAccount(sql`e.user_id`)})`

/** True when the hand-in `h` waits for its mark. */
export const isUnmarked = sql`(h.newest and h.score is null and ${isOfOpenAccount(sql`h.user_id`)})`

export interface CourseTotals {
  students: number
  completed: number
  atRisk: number
  mean: number | null
  soFar: number
  videos: number
  tasks: number
  exams: number
  waiting: number
  days: { name: string; value: number }[]
  bands: number[]
  stops: { names: Texts; level: number; value: number }[]
}

/**
 * `is true` makes the planner use a hash of the students instead of looking up each student's
 * attempts.
 */
const isOfPeople = sql`(a.user_id in (select user_id from people)) is true`

/** TCH-058: adds up the totals of a course, in one statement. */
export async function addUpCourse(db: Db, scope: CourseScope, now: Date): Promise<CourseTotals> {
  const { schoolId, courseId } = scope
  const { rows } = await db.execute<{ totals: CourseTotals }>(sql`
    with ${resultExpressions(scope, now, false)},
    joined as (select e.* from enrolments e join people p on p.id = e.id),
    zone as (select (${at(now)} at time zone time_zone)::date as today from schools where id = ${schoolId}),
    days as (select (today - n)::date as day from zone, generate_series(${shownDays - 1}::integer, 0, -1) n),
    studied as (select v.day, sum(v.seconds) as seconds from course_visit_days v, zone
      where v.school_id = ${schoolId} and v.course_id = ${courseId} and v.day > today - ${shownDays}::integer group by 1),
    bands as (select case when watched is null or watched <= 0 then 0 when watched < 0.25 then 1 when watched < 0.5 then 2
        when watched < 0.75 then 3 when watched < 1 then 4 else 5 end as band, count(*)::integer as count from results group by 1),
    stops as (select h.id, count(j.id)::integer as count from joined j join lessons l on l.id = j.last_lesson_id
      join chapters h on h.id = l.chapter_id where j.status <> 2 group by 1)
    select json_build_object(
      'students', (select count(*) from joined),
      'completed', (select count(*) from joined where status = 2),
      'atRisk', (select count(*) from joined e where ${atRisk(now)}),
      'mean', (select round(avg(result), 1)::float8 from results where ${finalResult}),
      'soFar', (select count(*) from results where result is not null and not ${finalResult}),
      'videos', ${lessonCountOf(courseId)},
      'tasks', (select count(*) from homework_items where school_id = ${schoolId} and course_id = ${courseId} and released),
      'exams', (select count(*) from exams),
      'waiting', (select count(*) from attempts a where a.school_id = ${schoolId} and a.course_id = ${courseId} and a.waiting and ${isOfPeople}
        and ${isOfOpenAccount(sql`a.user_id`)})
        + (select count(*) from hand_ins h join homework_items w on w.id = h.item_id
          where w.school_id = ${schoolId} and w.course_id = ${courseId} and ${isUnmarked}),
      'days', (select json_agg(json_build_object('name', d.day, 'value', coalesce(round(s.seconds / 60), 0)) order by d.day)
        from days d left join studied s on s.day = d.day),
      'bands', (select json_agg(coalesce(b.count, 0) order by n) from generate_series(0, 5) n left join bands b on b.band = n),
      'stops', (select coalesce(json_agg(json_build_object('names', h.names, 'level', h.level, 'value', coalesce(s.count, 0)) order by h.level), '[]'::json)
        from chapters h left join stops s on s.id = h.id where h.course_id = ${courseId})
    ) as totals`)
  return found(rows[0]).totals
}

export interface Spread {
  students: number
  sum: number
  mean: number | null
  highest: number | null
  lowest: number | null
  buckets: number[]
  /** The numbers of scores under 60, 60 to 69, 70 to 79, 80 to 89, 90 to 100. */
  bands: number[]
}

/** Returns the final results of a course (TCH-169), or of one examination, in percent. */
const scoresOf = (examinationId: number | undefined) =>
  examinationId === undefined
    ? sql`select result as score from results where ${finalResult}`
    : sql`select points * 100.0 / total as score from taken join people using (user_id) where examination_id = ${examinationId} and points is not null`

/**
 * TCH-061, TCH-089: adds up the scores of a course or of an examination. Scores are compared as
 * they are displayed, with one decimal.
 */
export async function addUpScores(
  db: Db,
  scope: CourseScope,
  examinationId: number | undefined,
  now: Date,
): Promise<Spread> {
  const { rows } = await db.execute<{ spread: Spread }>(sql`
    with ${resultExpressions(scope, now, false)},
    scores as (select round(score, 1) as score from (${scoresOf(examinationId)}) each),
    tens as (select least(9, trunc(score / 10))::integer as ten, count(*)::integer as count from scores group by 1),
    fifths as (select greatest(0, least(4, trunc(score / 10) - 5))::integer as fifth, count(*)::integer as count from scores group by 1)
    select json_build_object('students', count(*), 'sum', coalesce(sum(score), 0), 'mean', round(avg(score), 1),
      'highest', max(score), 'lowest', min(score),
      'buckets', (select json_agg(coalesce(t.count, 0) order by n) from generate_series(0, 9) n left join tens t on t.ten = n),
      'bands', (select json_agg(coalesce(f.count, 0) order by n) from generate_series(0, 4) n left join fifths f on f.fifth = n)
    ) as spread from scores`)
  return found(rows[0]).spread
}

export interface ProgressEntry extends StudentColumns {
  watched: number
  seconds: number | null
  lessonsDone: number
  lessons: number
  examsSubmitted: number
  examsTotal: number
  status: number
  lastStudyAt: string | null
}

export interface ProgressFilter {
  name: string
  studyStatus?: number | undefined
  sort: 'name' | 'watched' | 'exams' | 'lastStudy'
  descending: boolean
}

const progressOrder: Record<ProgressFilter['sort'], SQL> = {
  name: sql`u.name_sort`,
  watched: sql`e.watched_seconds`,
  exams: sql`e.exams_submitted::float8 / nullif(e.exams_total, 0)`,
  lastStudy: sql`e.last_study_at`,
}

interface Listed<Entry> {
  rows: Entry[]
  total: number
}

export async function list<Entry>(db: Db, statement: SQL): Promise<Listed<Entry>> {
  const { rows } = await db.execute<{ entry: Entry; total: string }>(statement)
  return { rows: rows.map(({ entry }) => entry), total: Number(rows[0]?.total ?? 0) }
}

const inOrder = (order: SQL, descending: boolean) =>
  descending ? sql`${order} desc nulls last, u.id desc` : sql`${order} nulls last, u.id`

/** TCH-063: lists the progress of the students of a course, one row for each student. */
export function listProgress(
  db: Db,
  scope: CourseScope,
  filter: ProgressFilter,
  page: Page,
  now: Date,
) {
  const { courseId } = scope
  const order = inOrder(progressOrder[filter.sort], filter.descending)
  const status =
    filter.studyStatus === undefined ? sql`` : sql` and e.status = ${filter.studyStatus}`
  return list<ProgressEntry>(
    db,
    sql`with ${resultExpressions(scope, now, false)},
    films_of as (select ${lessonCountOf(courseId)} as lessons, (select seconds from films) as seconds),
    shown as (
      select e.id, count(*) over () as total from people p join enrolments e on e.id = p.id join users u on u.id = e.user_id
      where ${named(filter.name)}${status} order by ${order} ${windowOf(page)}
    )
    select json_build_object(${studentOf}, 'watched', e.watched_seconds, 'seconds', f.seconds, 'lessonsDone', e.lessons_done, 'lessons', f.lessons,
      'examsSubmitted', e.exams_submitted, 'examsTotal', e.exams_total, 'status', e.status, 'lastStudyAt', e.last_study_at) as entry,
      s.total
    from shown s join enrolments e on e.id = s.id join users u on u.id = e.user_id cross join films_of f
    order by ${order}`,
  )
}

export type ScoreEntry = StudentColumns & { of: ResultRow }

interface ScoreFilter {
  name: string
  sort: 'name' | 'result'
  descending: boolean
}

/** Finds a page of names first, and then computes the results of its students only (FRM-393). */
async function listScoresByName(
  db: Db,
  scope: CourseScope,
  { name, descending }: ScoreFilter,
  page: Page,
  now: Date,
): Promise<Listed<ScoreEntry>> {
  const order = inOrder(sql`u.name_sort`, descending)
  const { rows: userIds, total } = await list<number>(
    db,
    sql`with ${studentsOf(scope)} select u.id::float8 as entry, count(*) over () as total
    from people p join users u on u.id = p.user_id where ${named(name)}
    order by ${order} ${windowOf(page)}`,
  )
  if (userIds.length === 0) return { rows: [], total }
  const { rows } = await list<ScoreEntry>(
    db,
    sql`with ${resultExpressions({ ...scope, userIds }, now, false)}
    select json_build_object(${studentOf}, 'of', ${resultObject}) as entry
    from results join users u on u.id = results.user_id order by ${order}`,
  )
  return { rows, total }
}

/** TCH-067: lists the results of the students with their parts, one row for each student. */
export function listScores(
  db: Db,
  scope: CourseScope,
  filter: ScoreFilter,
  page: Page,
  now: Date,
): Promise<Listed<ScoreEntry>> {
  const { name, sort, descending } = filter
  if (sort === 'name' && page.size <= mostOfPage)
    return listScoresByName(db, scope, filter, page, now)
  return list<ScoreEntry>(
    db,
    sql`with ${resultExpressions(scope, now, false)}
    select json_build_object(${studentOf}, 'of', ${resultObject}) as entry, count(*) over () as total
    from results join users u on u.id = results.user_id where ${named(name)}
    order by ${inOrder(sort === 'name' ? sql`u.name_sort` : sql`results.result`, descending)} ${windowOf(page)}`,
  )
}

export interface RiskEntry extends StudentColumns {
  quiet: boolean
  lastStudyAt: string | null
  unitFails: boolean
  finalFails: boolean
  of: ResultRow
}

/**
 * TCH-143: lists the students at risk: first those who fail a part, then those who have been absent
 * longest.
 */
export function listAtRisk(db: Db, scope: CourseScope, page: Page, now: Date) {
  const { unitTesting, theFinalExam } = failingParts
  return list<RiskEntry>(
    db,
    sql`with ${resultExpressions(scope, now, false)},
    risks as (
      select e.user_id, e.last_study_at, coalesce(e.last_study_at, e.joined_at) as since, ${atRisk(now)} as quiet,
        coalesce(${unitTesting}, false) as unit_fails, coalesce(${theFinalExam}, false) as final_fails
      from results join enrolments e on e.id = results.id where ${isOfOpenAccount(sql`e.user_id`)}
    ), shown as (
      select *, count(*) over () as total, row_number() over (order by (unit_fails or final_fails) desc, since, user_id) as place
      from risks where quiet or unit_fails or final_fails order by place ${windowOf(page)}
    )
    select json_build_object(${studentOf}, 'quiet', s.quiet, 'lastStudyAt', s.last_study_at, 'unitFails', s.unit_fails,
      'finalFails', s.final_fails, 'of', ${resultObject}) as entry, s.total
    from shown s join results on results.user_id = s.user_id join users u on u.id = s.user_id order by s.place`,
  )
}

export interface RecordEntry extends StudentColumns {
  attemptId: number
  examinationName: string
  number: number
  state: 'in_progress' | 'submitted' | 'auto_submitted'
  submittedAt: string | null
  score: number | null
  total: number
  waiting: boolean
}

/** TCH-069: lists the students' attempts, newest first. */
export function listRecords(db: Db, { schoolId, courseId }: CourseScope, name: string, page: Page) {
  const pattern = likePattern(name)
  const records = sql`attempts a where a.school_id = ${schoolId} and a.course_id = ${courseId}
    and exists (select 1 from enrolments e where e.course_id = ${courseId} and e.user_id = a.user_id)`
  const matching =
    name === ''
      ? records
      : sql`${records} and (exists (select 1 from users u where u.id = a.user_id and ${named(name)})
        or exists (select 1 from examinations x where x.id = a.examination_id and lower(x.name) like ${pattern}))`
  return list<RecordEntry>(
    db,
    sql`with shown as (select a.* from ${matching} order by a.started_at desc, a.id desc ${windowOf(page)})
    select json_build_object(${studentOf}, 'attemptId', a.id, 'examinationName', x.name, 'number', a.number, 'state', a.state,
      'submittedAt', a.submitted_at, 'score', a.score, 'total', x.total, 'waiting', a.waiting) as entry,
      (select count(*) from ${matching}) as total
    from shown a join examinations x on x.id = a.examination_id join users u on u.id = a.user_id
    order by a.started_at desc, a.id desc`,
  )
}

export interface ExaminationEntry {
  id: number
  name: string
  type: number
  total: number
  students: number
  handedIn: number
  waiting: number
  mean: number | null
  passed: number
  buckets: number[]
}

/** TCH-069: lists released examinations with their outcomes, optionally only one examination. */
export function listExaminations(
  db: Db,
  scope: CourseScope,
  { name, examinationId }: { name: string; examinationId?: number },
  page: Page,
  now: Date,
) {
  const only = examinationId === undefined ? sql`` : sql` and x.id = ${examinationId}`
  return list<ExaminationEntry>(
    db,
    sql`with ${resultExpressions(scope, now, false)},
    scored as (select examination_id, points::bigint * 100 >= 60::bigint * total as passed,
        -- tenths of a percent, the half rounded up
        (points::bigint * 2000 + total) / (2 * total) as tenths from taken join people using (user_id)),
    tens as (select examination_id, least(9, tenths / 100)::integer as ten, count(*)::integer as count,
        sum(tenths) as tenths, count(*) filter (where passed)::integer as passed from scored group by 1, 2),
    added as (select examination_id, sum(count)::integer as handed_in, coalesce(sum(count) filter (where ten is null), 0)::integer as waiting,
        round(sum(tenths) / 10 / nullif(sum(count) filter (where ten is not null), 0), 1) as mean, sum(passed)::integer as passed
      from tens group by 1)
    select json_build_object('id', x.id, 'name', n.name, 'type', x.type, 'total', x.total, 'students', (select count(*) from people),
      'handedIn', coalesce(d.handed_in, 0), 'waiting', coalesce(d.waiting, 0), 'mean', d.mean, 'passed', coalesce(d.passed, 0),
      'buckets', (select json_agg(coalesce(t.count, 0) order by g) from generate_series(0, 9) g
        left join tens t on t.examination_id = x.id and t.ten = g)) as entry, count(*) over () as total
    from exams x join examinations n on n.id = x.id left join added d on d.examination_id = x.id
    where lower(n.name) like ${likePattern(name)}${only}
    order by x.type, x.id ${windowOf(page)}`,
  )
}

/** Returns the course of an examination of the school. */
export async function getCourseOf(
  db: Db,
  schoolId: number,
  examinationId: number,
): Promise<number> {
  const { rows } = await db.execute<{ course_id: string }>(
    sql`select course_id from examinations where school_id = ${schoolId} and id = ${examinationId}`,
  )
  return Number(found(rows[0]).course_id)
}
