import type { Texts } from '@titian/contract'
import { and, desc, eq, lt, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { lockFor } from '../../platform/database/advisory-lock.ts'
import {
  forEachShape,
  prepareQuery,
  prepareSql,
  type Slots,
} from '../../platform/database/prepared.ts'
import { found } from '../../platform/refusal.ts'
import { courses, enrolments, type StudentOfCourse, lessons } from '../courses/index.ts'
import { files } from '../files/index.ts'
import { playingSessions, videoProgress } from './tables.ts'

const of = ({ schoolId, userId, courseId }: StudentOfCourse) =>
  and(
    eq(enrolments.schoolId, schoolId),
    eq(enrolments.userId, userId),
    eq(enrolments.courseId, courseId),
  )

export async function findEnrolment(db: Db, student: StudentOfCourse) {
  const [row] = await db.select().from(enrolments).where(of(student))
  return row
}

export async function isJoined(
  db: Db,
  schoolId: number,
  userId: number,
  courseId: number,
): Promise<boolean> {
  const [row] = await db
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(of({ schoolId, userId, courseId }))
  return row !== undefined
}

export async function noteStudy(
  db: Db,
  student: StudentOfCourse,
  lessonId: number | null,
  now: Date,
) {
  await db
    .update(enrolments)
    .set({ lastStudyAt: now, ...(lessonId !== null && { lastLessonId: lessonId }) })
    .where(of(student))
}

/** The students of a count: one student of a course, or all its students without `userId`. */
export interface Scope {
  schoolId: number
  courseId: number
  userId?: number
}

interface CountedScope {
  schoolId: number
  courseId: number
  /** Null for all students: then no condition uses the value. */
  userId: number | null
}

const scopeValues = ({ schoolId, courseId, userId }: Scope): CountedScope => ({
  schoolId,
  courseId,
  userId: userId ?? null,
})

/** Selects one of two statements: the one for one student, or the one for a whole course. */
interface Shape {
  ofOne: boolean
}
const shapeOf = ({ userId }: Scope): Shape => ({ ofOne: userId !== undefined })

const within = (
  { schoolId, courseId, userId }: Record<keyof CountedScope, SQLWrapper>,
  { ofOne }: Shape,
) =>
  sql`e.school_id = ${schoolId} and e.course_id = ${courseId}${ofOne ? sql` and e.user_id = ${userId}` : sql``}`

const locking = forEachShape((shape: Shape) =>
  prepareSql(
    (scope: Slots<CountedScope>) =>
      sql`select 1 from enrolments e where ${within(scope, shape)} order by e.id for no key update`,
  ),
)

/** Returns the lock of `recount` as a part of another statement, for one student. */
export const lockedEnrolment = (of: Record<keyof CountedScope, SQLWrapper>) =>
  sql`select 1 from enrolments e where ${within(of, { ofOne: true })} for no key update`

/** Locks in a fixed order, so that two recounts of one course do not deadlock. */
export async function lockEnrolments(tx: Db, scope: Scope): Promise<void> {
  await locking(shapeOf(scope))(tx, scopeValues(scope))
}

/** A subselect of `total` and `submitted` examinations for the enrolment `e`. */
export type ExamCounts = SQL

const recomputing = (exams: ExamCounts) =>
  forEachShape((shape: Shape) =>
    prepareSql(
      (scope: Slots<CountedScope & { at: string }>) => sql`
    update enrolments set
      exams_total = counted.total, exams_submitted = counted.submitted, lessons_done = counted.done, watched_seconds = counted.watched,
      status = case when counted.complete then 2 else status end,
      completed_at = case when counted.complete then coalesce(completed_at, ${scope.at}::timestamptz) else completed_at end
    from (
      select e.id, x.total, x.submitted, v.done, v.watched,
        v.videos + x.total > 0 and v.done >= v.videos and x.submitted >= x.total as complete
      from enrolments e
      cross join lateral (
        select count(*)::int as videos, count(*) filter (where p.done)::int as done,
          coalesce(sum(least(coalesce(p.watched_seconds, 0), f.duration_seconds)) filter (where f.duration_seconds > 0), 0) as watched
        from lessons l join files f on f.id = l.file_id left join video_progress p on p.lesson_id = l.id and p.user_id = e.user_id
        where l.course_id = e.course_id
      ) v
      cross join lateral (${exams}) x
      where ${within(scope, shape)}
    ) counted
    where enrolments.id = counted.id
      and ((exams_total, exams_submitted, lessons_done, watched_seconds)
          is distinct from (counted.total, counted.submitted, counted.done, counted.watched)
        or (counted.complete and (status <> 2 or completed_at is null)))`,
    ),
  )

/** Recounts the requirements for completion; the rows must be locked. */
export type Recompute = (tx: Db, scope: Scope, now: Date) => Promise<void>

/**
 * Returns a function that recounts the requirements for completion; it must be called with locked
 * rows (CRS-054). Completion requires every video and every exam. A course that has neither is
 * never completed, and a reached completion stays. Correct rows are not written.
 */
export function prepareRecompute(exams: ExamCounts): Recompute {
  const statement = recomputing(exams)
  return async (tx, scope, now) => {
    await statement(shapeOf(scope))(tx, { ...scopeValues(scope), at: now.toISOString() })
  }
}

/** Uses the stored counts of examinations. */
export const recompute = prepareRecompute(
  sql`select e.exams_total as total, e.exams_submitted as submitted`,
)

export interface Studied {
  /** The watched share of all videos of the course, 0 to 1. */
  share: number
  completed: boolean
}

/** Returns one person's progress in the course of the row. */
export const studiedOf = (userId: number) => sql<Studied>`(select json_build_object(
    'share', coalesce(sum(least(coalesce(p.watched_seconds, 0), f.duration_seconds)) / nullif(sum(f.duration_seconds), 0), 0),
    'completed', exists (select 1 from enrolments e where e.course_id = courses.id and e.user_id = ${userId} and e.status = 2))
  from lessons l join files f on f.id = l.file_id left join video_progress p on p.lesson_id = l.id and p.user_id = ${userId}
  where l.course_id = courses.id)`

/** A number higher than any allowed report number, so that a session takes no more reports. */
const noMoreReports = 1_000_001

/** Deletes progress of a lesson's former video, and ends sessions that still play it. */
export async function forgetOtherVideos(
  tx: Db,
  schoolId: number,
  { lessonId, fileId }: { lessonId: number; fileId: number },
): Promise<void> {
  await tx
    .delete(videoProgress)
    .where(
      and(
        eq(videoProgress.schoolId, schoolId),
        eq(videoProgress.lessonId, lessonId),
        sql`${videoProgress.fileId} is distinct from ${fileId}`,
      ),
    )
  await tx
    .update(playingSessions)
    .set({ superseded: true, lastSeq: noMoreReports })
    .where(and(eq(playingSessions.schoolId, schoolId), eq(playingSessions.lessonId, lessonId)))
}

const progressOn = (userId: number | SQLWrapper) =>
  and(eq(videoProgress.lessonId, lessons.id), eq(videoProgress.userId, userId))

export async function findProgress(db: Db, userId: number, lessonId: number) {
  const [row] = await db
    .select()
    .from(videoProgress)
    .where(and(eq(videoProgress.userId, userId), eq(videoProgress.lessonId, lessonId)))
  return row
}

/** Lists the playable lessons of a course with one person's progress, in catalogue order. */
export function listWatched(db: Db, courseId: number, userId: number) {
  const { position, watchedSeconds, done } = videoProgress
  return db
    .select({
      lessonId: lessons.id,
      duration: files.durationSeconds,
      position,
      watchedSeconds,
      done,
    })
    .from(lessons)
    .innerJoin(files, eq(files.id, lessons.fileId))
    .leftJoin(videoProgress, progressOn(userId))
    .where(eq(lessons.courseId, courseId))
    .orderBy(sql`(select h.level from chapters h where h.id = lessons.chapter_id)`, lessons.level)
}
export type WatchedRow = Awaited<ReturnType<typeof listWatched>>[number]

interface Watched {
  videos: number
  done: number
  watched: number
  duration: number
}
const watchedOf = sql<Watched>`(select json_build_object('videos', count(*), 'done', count(*) filter (where p.done), 'watched', coalesce(sum(least(coalesce(p.watched_seconds, 0), f.duration_seconds)), 0), 'duration', coalesce(sum(f.duration_seconds), 0))
  from lessons l join files f on f.id = l.file_id left join video_progress p on p.lesson_id = l.id and p.user_id = enrolments.user_id where l.course_id = enrolments.course_id)`
const teacherNames = sql<
  string[]
>`(select coalesce(json_agg(u.name order by t.master desc, t.id), '[]'::json) from course_teachers t join users u on u.id = t.user_id where t.course_id = courses.id)`

export async function listJoined(
  db: Db,
  schoolId: number,
  userId: number,
  status: number | undefined,
  { page, size }: { page: number; size: number },
) {
  const where = and(
    eq(enrolments.schoolId, schoolId),
    eq(enrolments.userId, userId),
    status === undefined ? undefined : eq(enrolments.status, status),
    // Trainings have their own list (TRN-049).
    sql`not exists (select 1 from courses c where c.id = enrolments.course_id and c.training)`,
  )
  const rows = await db
    .select({
      enrolment: enrolments,
      courseId: courses.id,
      names: courses.names,
      pictureFileId: courses.pictureFileId,
      coverSeed: courses.coverSeed,
      lastTitles: lessons.titles,
      teacherNames,
      watched: watchedOf,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .leftJoin(lessons, eq(lessons.id, enrolments.lastLessonId))
    .where(where)
    .orderBy(
      desc(sql`coalesce(${enrolments.lastStudyAt}, ${enrolments.joinedAt})`),
      desc(enrolments.id),
    )
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: rows[0]?.total ?? (page > 1 ? await db.$count(enrolments, where) : 0) }
}
export type JoinedRow = Omit<Awaited<ReturnType<typeof listJoined>>['rows'][number], 'total'> & {
  lastTitles: Texts | null
}

export interface Session {
  id: string
  schoolId: number
  userId: number
  lessonId: number
}

const oldMilliseconds = 86_400_000

/**
 * CRS-115: opens a playing session and ends the person's other sessions. True when another session
 * was open.
 */
export async function openSession(db: Db, session: Session, now: Date): Promise<boolean> {
  const own = eq(playingSessions.userId, session.userId)
  return db.transaction(async (tx) => {
    await lockFor(tx, 'playing', session.userId)
    await tx
      .delete(playingSessions)
      .where(
        and(
          own,
          eq(playingSessions.superseded, true),
          lt(playingSessions.openedAt, new Date(now.getTime() - oldMilliseconds)),
        ),
      )
    const before = await tx
      .update(playingSessions)
      .set({ superseded: true })
      .where(and(own, eq(playingSessions.superseded, false)))
      .returning({ id: playingSessions.id })
    await tx.insert(playingSessions).values({ ...session, openedAt: now })
    return before.length > 0
  })
}

interface PlayingKeys {
  schoolId: number
  userId: number
  lessonId: number
}

/** Selects the data for judging a report; `sessionOf` selects the person's session. */
const selectPlaying = (
  db: Db,
  { schoolId, userId, lessonId }: Slots<PlayingKeys>,
  sessionOf: SQL | undefined,
) =>
  db
    .select({
      lessonId: lessons.id,
      courseId: lessons.courseId,
      duration: files.durationSeconds,
      forwardLimited: courses.forwardLimited,
      faceCheck: courses.faceCheck,
      status: enrolments.status,
      session: playingSessions,
      endedAt: sql<
        string | null
      >`case when ${playingSessions.superseded} then (select min(later.opened_at) from playing_sessions later where later.user_id = ${userId} and later.opened_at > ${playingSessions.openedAt}) end`,
      progress: videoProgress,
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .leftJoin(files, eq(files.id, lessons.fileId))
    .leftJoin(
      enrolments,
      and(eq(enrolments.courseId, lessons.courseId), eq(enrolments.userId, userId)),
    )
    .leftJoin(videoProgress, progressOn(userId))
    .leftJoin(playingSessions, and(eq(playingSessions.userId, userId), sessionOf))
    .where(and(eq(lessons.schoolId, schoolId), eq(lessons.id, lessonId)))

const playingOpen = prepareQuery((db, keys: Slots<PlayingKeys>) =>
  selectPlaying(db, keys, eq(playingSessions.superseded, false)),
)
const playingIn = prepareQuery((db, keys: Slots<PlayingKeys & { sessionId: string }>) =>
  selectPlaying(
    db,
    keys,
    and(eq(playingSessions.id, keys.sessionId), eq(playingSessions.lessonId, lessons.id)),
  ),
)

/**
 * Returns the data for judging a report, in one statement. Without a session id it uses the
 * person's open session of any lesson.
 */
export async function getPlaying(
  db: Db,
  schoolId: number,
  userId: number,
  lessonId: number,
  sessionId: string | undefined,
) {
  const keys = { schoolId, userId, lessonId }
  const [row] =
    sessionId === undefined
      ? await playingOpen(db, keys)
      : await playingIn(db, { ...keys, sessionId })
  return found(row)
}
export type Playing = Awaited<ReturnType<typeof getPlaying>>
