import type { Language, Texts } from '@titian/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import { courses, enrolments, leftEnrolments, lessons } from '../courses/index.ts'
import { files } from '../files/index.ts'
import { hasEnded } from '../grades/index.ts'
import { videoProgress } from '../study/index.ts'
import type { StudiedDay } from './rules.ts'
import { type DateOf, sources, type Student, type Task } from './sources/queries.ts'
import { calendarFeeds } from './tables.ts'

interface Window {
  page: number
  size: number
}

const pageOf = ({ page, size }: Window) => ({ limit: size, offset: (page - 1) * size })
const total = sql<number>`count(*) over ()`.mapWith(Number)

const face = {
  courseId: courses.id,
  names: courses.names,
  pictureFileId: courses.pictureFileId,
  coverSeed: courses.coverSeed,
}
export interface Face {
  courseId: number
  names: Texts
  pictureFileId: number | null
  coverSeed: string
}

const ofStudent = (table: typeof enrolments | typeof leftEnrolments, student: Student) =>
  and(eq(table.schoolId, student.schoolId), eq(table.userId, student.userId))

/**
 * Condition for attempts `a` of the examination `x` whose marks their student may see (EXM-041).
 */
const mayShow = (now: Date) =>
  sql`(not a.waiting and (x.review_when in ('submitted', 'graded') or ${hasEnded(now)}))`

export async function getNumbers(db: Db, student: Student) {
  const { schoolId, userId } = student
  const [rows, studied] = await Promise.all([
    db
      .select({
        courseId: courses.id,
        training: courses.training,
        status: enrolments.status,
        credit: courses.credit,
      })
      .from(enrolments)
      .innerJoin(courses, eq(courses.id, enrolments.courseId))
      .where(ofStudent(enrolments, student)),
    // The larger of two sums, so that study in deleted lessons counts, and also study from before
    // days were recorded.
    db.execute<{ seconds: number }>(sql`select greatest(
      (select coalesce(sum(seconds), 0) from study_days where school_id = ${schoolId} and user_id = ${userId}),
      (select coalesce(sum(watched_seconds), 0) from video_progress where school_id = ${schoolId} and user_id = ${userId})) as seconds`),
  ])
  return { rows, seconds: Number(studied.rows[0]?.seconds ?? 0) }
}

/** Lists all study days, and today's date at the school. */
export async function listStudyDays(
  db: Db,
  { schoolId, userId }: Student,
  now: Date,
): Promise<{ today: string; days: StudiedDay[] }> {
  const { rows } = await db.execute<{ today: string; day: string | null; seconds: number }>(sql`
    select ((${now.toISOString()}::timestamptz at time zone s.time_zone)::date)::text as today, d.day::text as day, d.seconds
    from schools s left join study_days d on d.school_id = s.id and d.user_id = ${userId}
    where s.id = ${schoolId}`)
  const { today } = found(rows[0])
  return { today, days: rows.flatMap(({ day, seconds }) => (day ? [{ day, seconds }] : [])) }
}

export async function listWatchedLessons(db: Db, student: Student, window: Window) {
  const own = and(
    eq(videoProgress.schoolId, student.schoolId),
    eq(videoProgress.userId, student.userId),
  )
  const { limit, offset } = pageOf(window)
  // Excludes courses that the student has left, because their lessons cannot be opened.
  const joined = and(
    eq(enrolments.courseId, videoProgress.courseId),
    eq(enrolments.userId, videoProgress.userId),
  )
  const rows = await db
    .select({
      ...face,
      lessonId: lessons.id,
      titles: lessons.titles,
      duration: files.durationSeconds,
      position: videoProgress.position,
      watchedSeconds: videoProgress.watchedSeconds,
      done: videoProgress.done,
      watchedAt: videoProgress.updatedAt,
      total,
    })
    .from(videoProgress)
    .innerJoin(enrolments, joined)
    .innerJoin(lessons, eq(lessons.id, videoProgress.lessonId))
    .innerJoin(courses, eq(courses.id, videoProgress.courseId))
    .leftJoin(files, eq(files.id, lessons.fileId))
    .where(own)
    .orderBy(desc(videoProgress.updatedAt), desc(videoProgress.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: rows[0]?.total ?? 0 }
}
export type WatchedLessonRow = Awaited<ReturnType<typeof listWatchedLessons>>['rows'][number]

const endOf = ({ endTime }: Task) => endTime?.getTime() ?? Number.POSITIVE_INFINITY
const inOrder = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1)

/** Lists the tasks of every source, the earliest end first. */
export async function listTasks(db: Db, student: Student, now: Date): Promise<Task[]> {
  const lists = await Promise.all(sources.map((source) => source.openTasks(db, student, now)))
  return lists.flat().toSorted((one, other) => inOrder(endOf(one), endOf(other)))
}

export async function listDates(db: Db, student: Student, from: Date, to: Date): Promise<DateOf[]> {
  const lists = await Promise.all(sources.map((source) => source.dates(db, student, from, to)))
  return lists.flat().toSorted((one, other) => inOrder(one.at.getTime(), other.at.getTime()))
}

const completed = (student: Student) =>
  and(ofStudent(enrolments, student), eq(enrolments.status, 2))

/** Lists the student's completed courses, last one first. */
export async function listCompleted(db: Db, student: Student, window: Window) {
  const { limit, offset } = pageOf(window)
  const rows = await db
    .select({
      ...face,
      credit: courses.credit,
      completedAt: enrolments.completedAt,
      total,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(completed(student))
    .orderBy(desc(enrolments.completedAt), desc(enrolments.id))
    .limit(limit)
    .offset(offset)
  const beyond = () => (window.page > 1 ? db.$count(enrolments, completed(student)) : 0)
  return { rows, total: rows[0]?.total ?? (await beyond()) }
}
export type CompletedRow = Omit<Awaited<ReturnType<typeof listCompleted>>['rows'][number], 'total'>

export async function getCompleted(db: Db, student: Student, courseId: number) {
  const [row] = await db
    .select({
      ...face,
      credit: courses.credit,
      completedAt: enrolments.completedAt,
      joinedAt: enrolments.joinedAt,
      lessons: enrolments.lessonsDone,
      seconds: enrolments.watchedSeconds,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(and(completed(student), eq(enrolments.courseId, courseId)))
  return found(row)
}
export type EarnedRow = Awaited<ReturnType<typeof getCompleted>>

export interface ExamResult extends Record<string, unknown> {
  id: string
  name: string
  total: number
  score: number | null
}

/** Lists the handed-in exams of a course with the best released score. */
export async function listResults(
  db: Db,
  { schoolId, userId }: Student,
  courseId: number,
  now: Date,
): Promise<ExamResult[]> {
  const { rows } = await db.execute<ExamResult>(sql`
    select x.id, x.name, x.total, max(a.score) filter (where ${mayShow(now)}) as score
    from examinations x join attempts a on a.examination_id = x.id and a.user_id = ${userId} and a.state <> 'in_progress'
    where x.school_id = ${schoolId} and x.course_id = ${courseId} and x.status >= 1
    group by x.id order by x.type, x.id`)
  return rows
}

const mostShown = 20

export interface StudiedCourse extends Record<string, unknown> {
  id: string
  names: Texts
  completed: boolean
  seconds: number
  watched: number
  duration: number
}

/** Lists the watched courses, longest first. */
export async function listStudiedCourses(
  db: Db,
  { schoolId, userId }: Student,
): Promise<StudiedCourse[]> {
  const { rows } = await db.execute<StudiedCourse>(sql`
    select c.id, c.names, e.status = 2 as completed, w.seconds, w.watched, w.duration
    from enrolments e join courses c on c.id = e.course_id
    cross join lateral (
      select coalesce(sum(p.watched_seconds), 0)::float8 as seconds, coalesce(sum(f.duration_seconds), 0)::float8 as duration,
        coalesce(sum(least(coalesce(p.watched_seconds, 0), f.duration_seconds)), 0)::float8 as watched
      from lessons l join files f on f.id = l.file_id
      left join video_progress p on p.lesson_id = l.id and p.user_id = ${userId}
      where l.course_id = e.course_id
    ) w
    where e.school_id = ${schoolId} and e.user_id = ${userId} and w.seconds > 0
    order by w.seconds desc, c.id limit ${mostShown}`)
  return rows
}

export interface MarkedPaper extends Record<string, unknown> {
  id: string
  name: string
  names: Texts
  total: number
  score: number
  submitted_at: Date | string
}

/** Lists the newest attempts with released marks, in chronological order. */
export async function listMarkedPapers(
  db: Db,
  { schoolId, userId }: Student,
  now: Date,
): Promise<MarkedPaper[]> {
  const { rows } = await db.execute<MarkedPaper>(sql`
    select x.id, x.name, c.names, x.total, a.score, a.submitted_at
    from attempts a join examinations x on x.id = a.examination_id join courses c on c.id = a.course_id
    where a.school_id = ${schoolId} and a.user_id = ${userId} and a.state <> 'in_progress' and a.score is not null
      and x.status >= 1 and x.total > 0 and ${mayShow(now)}
    order by a.submitted_at desc, a.id desc limit ${mostShown}`)
  return rows.toReversed()
}

/** True when an attempt of the course is open. */
export async function hasOpenAttempt(
  tx: Db,
  { schoolId, userId }: Student,
  courseId: number,
): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from attempts where school_id = ${schoolId} and user_id = ${userId} and course_id = ${courseId} and state = 'in_progress' limit 1`,
  )
  return rows.length > 0
}

/** CRS-197: lists courses that the student left and may rejoin. */
export async function listLeft(db: Db, student: Student, window: Window) {
  const { limit, offset } = pageOf(window)
  const rows = await db
    .select({ ...face, leftAt: leftEnrolments.leftAt, total })
    .from(leftEnrolments)
    .innerJoin(courses, eq(courses.id, leftEnrolments.courseId))
    .where(and(ofStudent(leftEnrolments, student), leftEnrolments.mayReturn))
    .orderBy(desc(leftEnrolments.leftAt), desc(courses.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: rows[0]?.total ?? 0 }
}

// The row of the person's private calendar address.

const ownFeed = ({ schoolId, userId }: Student) =>
  and(eq(calendarFeeds.schoolId, schoolId), eq(calendarFeeds.userId, userId))

export async function findFeed(db: Db, student: Student): Promise<string | null> {
  const [row] = await db
    .select({ token: calendarFeeds.token })
    .from(calendarFeeds)
    .where(ownFeed(student))
  return row?.token ?? null
}

interface NewFeed {
  token: string
  language: Language
  replace: boolean
}

/** Returns the current token: an existing one stays unless it is to be replaced. */
export async function putFeed(
  db: Db,
  student: Student,
  { token, language, replace }: NewFeed,
  now: Date,
): Promise<string> {
  const [row] = await db
    .insert(calendarFeeds)
    .values({ ...student, token, language, createdAt: now })
    .onConflictDoUpdate({
      target: [calendarFeeds.schoolId, calendarFeeds.userId],
      set: {
        token: replace ? token : sql`${calendarFeeds.token}`,
        language,
        createdAt: replace ? now : sql`${calendarFeeds.createdAt}`,
      },
    })
    .returning({ token: calendarFeeds.token })
  return found(row).token
}

export async function removeFeed(db: Db, student: Student): Promise<void> {
  await db.delete(calendarFeeds).where(ownFeed(student))
}

/** Returns the owner of a calendar address; undefined for a disabled account. */
export async function findFeedOwner(db: Db, schoolId: number, token: string) {
  const { rows } = await db.execute<{ user_id: string; language: Language }>(sql`
    select f.user_id, f.language from calendar_feeds f join users u on u.id = f.user_id
    where f.school_id = ${schoolId} and f.token = ${token} and not u.disabled`)
  const [row] = rows
  return row && { userId: Number(row.user_id), language: row.language }
}
