import { type SQL, sql } from 'drizzle-orm'
import { batchWrites } from '../../../platform/batching.ts'
import type { Db } from '../../../platform/database/database.ts'
import { prepareSql, type Slots } from '../../../platform/database/prepared.ts'
import type { StudentOfCourse } from '../../courses/index.ts'
import type { Judged } from '../rules.ts'

interface JudgedReport {
  student: StudentOfCourse
  lessonId: number
  session: { id: string; lastSeq: number; superseded: boolean }
  progressVersion: number
  judged: Judged
  /** Seconds added to the watched sum of the course. */
  more: number
  /** The time of watching; a delayed report arrives later. */
  watchedAt: Date
  now: Date
}

/** A report as a row of the JSON that the statement receives. */
const rowOf = ({
  student,
  lessonId,
  session,
  progressVersion,
  judged,
  more,
  watchedAt,
  now,
}: JudgedReport) => ({
  user_id: student.userId,
  course_id: student.courseId,
  lesson_id: lessonId,
  session_id: session.id,
  superseded: session.superseded,
  last_seq: session.lastSeq,
  progress_version: progressVersion,
  seq: judged.seq,
  earned_until: judged.earnedUntil,
  intervals: judged.intervals,
  watched_seconds: judged.watchedSeconds,
  position: judged.position,
  furthest: judged.furthest,
  done: judged.done,
  credited: judged.credited,
  more,
  watched_at: watchedAt,
  now,
})

interface JudgedReports {
  schoolId: number
  /** The reports in JSON, at most one of each student. */
  reports: string
  /** The number of reports. With a limit the planner expects few rows, and looks them up by indexes. */
  count: number
  /** Milliseconds of waiting for a lock; null waits as long as other statements. */
  patience: string | null
}

/**
 * Keeps a time that is less than a minute older than the new one (CRS-231): the time is in an
 * index, and PostgreSQL writes a row without touching the indexes only if no indexed column
 * changes.
 */
const byMinute = (before: SQL, now: SQL) =>
  sql`case when ${now} < ${before} + interval '1 minute' then ${before} else ${now} end`

const savingJudged = prepareSql(
  ({ schoolId, reports, count, patience }: Slots<JudgedReports>) => sql<{ userId: string }>`
    with patience as materialized (
      select set_config('lock_timeout', coalesce(${patience}::text, current_setting('lock_timeout')), true)
    ), asked as materialized (
      select r.*, (r.watched_at at time zone s.time_zone)::date as day
      from patience, json_to_recordset(${reports}::json) as r (user_id bigint, course_id bigint, lesson_id bigint, session_id text,
        superseded boolean, last_seq integer, progress_version integer, seq integer, earned_until timestamptz, intervals jsonb,
        watched_seconds float8, position float8, furthest float8, done boolean, credited float8, more float8,
        watched_at timestamptz, now timestamptz)
      join schools s on s.id = ${schoolId} limit ${count}
    ), playing as (
      update playing_sessions p set last_report_at = a.earned_until, last_seq = a.seq from asked a
      where p.id = a.session_id and p.user_id = a.user_id and p.superseded = a.superseded and p.last_seq = a.last_seq
        and not exists (select 1 from video_progress v where v.user_id = a.user_id and v.lesson_id = a.lesson_id and v.version <> a.progress_version)
      returning a.*
    ), progress as (
      insert into video_progress (school_id, user_id, course_id, lesson_id, file_id, intervals, watched_seconds, position, furthest, done, done_at, updated_at)
      select ${schoolId}::bigint, a.user_id, a.course_id, a.lesson_id, (select file_id from lessons where id = a.lesson_id), a.intervals,
        a.watched_seconds, a.position, a.furthest, a.done, case when a.done then a.now end, a.now from playing a
      on conflict (user_id, lesson_id) do update set file_id = excluded.file_id, intervals = excluded.intervals, watched_seconds = excluded.watched_seconds, position = excluded.position, furthest = excluded.furthest,
        done = excluded.done, done_at = coalesce(video_progress.done_at, excluded.done_at), version = video_progress.version + 1,
        updated_at = ${byMinute(sql`video_progress.updated_at`, sql`excluded.updated_at`)}
      returning user_id
    ), visit as (
      insert into course_visit_days (school_id, course_id, user_id, day, seconds)
      select ${schoolId}::bigint, a.course_id, a.user_id, a.day, a.credited from playing a join progress using (user_id)
      on conflict (course_id, user_id, day) do update set seconds = course_visit_days.seconds + excluded.seconds
      returning user_id, case when xmax = 0 then 1 else 0 end as is_new
    ), study as (
      update enrolments e set last_lesson_id = a.lesson_id, last_study_at = ${byMinute(sql`e.last_study_at`, sql`a.now`)},
        watched_seconds = e.watched_seconds + a.more, visit_days = e.visit_days + v.is_new
      from playing a join visit v using (user_id) where e.user_id = a.user_id and e.course_id = a.course_id
    ), days as (
      insert into study_days (school_id, user_id, day, seconds)
      select ${schoolId}::bigint, a.user_id, a.day, a.credited from playing a join progress using (user_id) where a.credited > 0
      on conflict (school_id, user_id, day) do update set seconds = study_days.seconds + excluded.seconds
    )
    select user_id as "userId" from progress`,
)

/**
 * Stores the credit of reports, each of them completely or not at all: false for a report when its
 * session or progress changed since reading. This is one statement, so that two parallel reports
 * cannot both count.
 */
async function saveReports(
  db: Db,
  schoolId: number,
  reports: JudgedReport[],
  patience: string | null,
): Promise<boolean[]> {
  const rowsOfReports = JSON.stringify(reports.map(rowOf))
  const values = { schoolId, reports: rowsOfReports, count: reports.length, patience }
  const rows = await savingJudged(db, values)
  const saved = new Set(rows.map(({ userId }) => Number(userId)))
  return reports.map(({ student }) => saved.has(student.userId))
}

/** Stores one report inside the caller's transaction. */
export async function saveJudged(tx: Db, report: JudgedReport): Promise<boolean> {
  return (await saveReports(tx, report.student.schoolId, [report], null))[0] ?? false
}

/**
 * A batch gives up a lock earlier than any other statement, and then its reports are sent alone:
 * otherwise one locked student would delay the reports of the others, and two statements that lock
 * several students could wait for each other until PostgreSQL ends one of them.
 */
const batchPatience = '250ms'

/** Stores a report together with the reports of other students (CRS-050). */
export const saveTogether = batchWrites(
  (db, schoolId, reports: [JudgedReport, ...JudgedReport[]]) =>
    saveReports(db, schoolId, reports, reports.length > 1 ? batchPatience : null),
  { keyOf: ({ student }) => student.userId, pause: 75 },
)
