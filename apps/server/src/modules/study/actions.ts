import type { User } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import type { DomainEvents } from '../../platform/events/events.ts'
import type { Services } from '../../platform/http/context.ts'
import { type Refusal, refusal } from '../../platform/refusal.ts'
import { randomToken } from '../../platform/security/secrets.ts'
import { enrol, type StudentOfCourse, teaches } from '../courses/index.ts'
import { getFaceRecord } from './faces/queries.ts'
import { faceStateOf } from './faces/rules.ts'
import * as queries from './queries.ts'
import { saveJudged, saveTogether } from './reports/queries.ts'
import { judgeReport, type Judged, type PlayState, type Report } from './rules.ts'

/**
 * Enrols a person once, however often the function is called. The course's row is locked before the
 * new student is counted.
 */
export async function join(
  { db, events }: Pick<Services, 'db' | 'events'>,
  student: StudentOfCourse,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await joinWithin(tx, events, student, now)
  })
}

/** Enrols inside the caller's transaction; true when the person is new in the course. */
export async function joinWithin(
  tx: Db,
  events: Services['events'],
  student: StudentOfCourse,
  now: Date,
): Promise<boolean> {
  const isNew = await enrol(tx, student, now)
  if (isNew) await events.publish(tx, 'courseJoined', { ...student, at: now })
  return isNew
}

/**
 * Recounts the requirements for completion (CRS-054), for one student of a course or for all, in
 * the transaction of the change. The rows are locked first, so that the changes of parallel
 * transactions are counted too.
 */
export async function recount(
  tx: Db,
  scope: queries.Scope,
  now: Date,
  recompute = queries.recompute,
): Promise<void> {
  await queries.lockEnrolments(tx, scope)
  await recompute(tx, scope, now)
}

/**
 * CRS-130: follows a change of lessons: a new video starts without progress, and the requirements
 * for completion are recounted.
 */
export async function followLessons(
  tx: Db,
  { schoolId, courseId, attached, at }: DomainEvents['lessonsChanged'],
): Promise<void> {
  if (attached) await queries.forgetOtherVideos(tx, schoolId, attached)
  await recount(tx, { schoolId, courseId }, at)
}

/**
 * CRS-115: opens a playing session. Windows that open a lesson in parallel run one after another,
 * and the last window plays.
 */
export async function openSession(
  { db, live }: Pick<Services, 'db' | 'live'>,
  { userId, schoolId }: User,
  lessonId: number,
  now: Date,
): Promise<string> {
  const id = randomToken(18)
  const replaced = await queries.openSession(db, { id, schoolId, userId, lessonId }, now)
  if (replaced) await live.notify(userId, { topic: 'playing', data: { sessionId: id } })
  return id
}

export interface Reported {
  judged: Judged | null
  playing: queries.Playing
}

type PlayingOpen = queries.Playing & { session: NonNullable<queries.Playing['session']> }

function stateOf({ session, progress, duration, forwardLimited, endedAt }: PlayingOpen): PlayState {
  const { openedAt, earnedUntil, lastSeq, superseded } = session
  return {
    openedAt,
    earnedUntil,
    lastSeq,
    superseded,
    endedAt: endedAt === null ? null : new Date(endedAt),
    duration,
    forwardLimited,
    intervals: progress?.intervals ?? [],
    position: progress?.position ?? 0,
    furthest: progress?.furthest ?? 0,
    done: progress?.done ?? false,
  }
}

async function keep(
  { db, events }: Pick<Services, 'db' | 'events'>,
  playing: PlayingOpen,
  { judged, late }: { judged: Judged; late: boolean | undefined },
  now: Date,
): Promise<boolean> {
  const { session, progress, lessonId, courseId, duration } = playing
  const student = { schoolId: session.schoolId, userId: session.userId, courseId }
  const watchedAt = late ? judged.earnedUntil : now
  const progressVersion = progress?.version ?? 0
  const counted = (seconds: number) => Math.min(seconds, duration ?? 0)
  const more = counted(judged.watchedSeconds) - counted(progress?.watchedSeconds ?? 0)
  const report = { student, lessonId, session, progressVersion, judged, more, watchedAt, now }
  if (!judged.newlyDone) return saveTogether(db, student.schoolId, report)
  return db.transaction(async (tx) => {
    const saved = await saveJudged(tx, report)
    if (!saved) return false
    await queries.recompute(tx, student, now)
    await events.publish(tx, 'lessonFinished', { ...student, at: now })
    return true
  })
}

/** CRS-209: true when the person must be verified first: until then no player gets a session. */
async function isBlocked(
  db: Db,
  { schoolId, userId, sessionId, roles }: User,
  { courseId, faceCheck }: queries.Playing,
  now: Date,
): Promise<boolean> {
  if (!faceCheck || roles.has('schoolAdmin') || roles.has('platformAdmin')) return false
  if (await teaches(db, schoolId, courseId, userId)) return false
  const record = await getFaceRecord(db, { schoolId, courseId, userId, sessionId }, now)
  return faceStateOf(record) !== 'passed'
}

const mostTries = 4

export interface Sent {
  courseId: number
  lessonId: number
  sessionId: string | undefined
  report: Report
}

/**
 * CRS-050, CRS-115: reads the state, judges the report, and stores its credit if nothing has
 * changed since reading; otherwise reads the state again.
 */
export async function takeReport(
  services: Pick<Services, 'db' | 'live' | 'events'>,
  actor: User,
  { courseId, lessonId, sessionId, report }: Sent,
  now: Date,
): Promise<Reported | Refusal<'alreadyDone' | 'noPermission' | 'notFound'>> {
  const { db } = services
  for (let tries = 0; tries < mostTries; tries += 1) {
    const playing = await queries.getPlaying(db, actor.schoolId, actor.userId, lessonId, sessionId)
    if (playing.courseId !== courseId) return refusal('notFound')
    if (playing.status === null) return { judged: null, playing }
    const { session } = playing
    if (!session && sessionId !== undefined) return refusal('notFound')
    if (!session) {
      if (await isBlocked(services.db, actor, playing, now))
        return refusal('noPermission', 'faceFirst')
      // A simple player without sessions: real time is counted from now on.
      await openSession(services, actor, lessonId, now)
      return { judged: null, playing }
    }
    const judgement = judgeReport(stateOf({ ...playing, session }), report, now)
    if (judgement.kind === 'superseded' || session.lessonId !== lessonId)
      return refusal('alreadyDone', 'playedElsewhere')
    if (judgement.kind === 'repeated') return { judged: null, playing }
    if (
      await keep(services, { ...playing, session }, { judged: judgement, late: report.late }, now)
    )
      return { judged: judgement, playing }
  }
  return refusal('alreadyDone')
}
