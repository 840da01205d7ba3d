import type { User } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/http/context.ts'
import { type Refusal, refusal } from '../../platform/refusal.ts'
import { randomToken } from '../../platform/security/secrets.ts'
import { addLearner } from '../courses/index.ts'
import * as queries from './queries.ts'
import { judgeReport, type Judged, type PlayState, type Report } from './rules.ts'

/** Enrols once, however often it is called; true when it was new. */
export async function joinCourse(db: Db, learner: queries.Learner, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await queries.createEnrolment(tx, learner, now))) return false
    await addLearner(tx, learner)
    return true
  })
}

export async function join(services: Services, learner: queries.Learner, now: Date) {
  const isNew = await joinCourse(services.db, learner, now)
  if (isNew) await services.events.emit('courseJoined', { ...learner }, services)
}

/** What the exams module counted for one learner of a course; the course may be completed by it (CRS-054). */
export async function noteExams(
  db: Db,
  {
    schoolId,
    userId,
    courseId,
    submitted,
    total,
  }: queries.Learner & { submitted: number; total: number },
  now: Date,
) {
  const learner = { schoolId, userId, courseId }
  await db.transaction(async (tx) => {
    await queries.setExams(tx, learner, { submitted, total })
    await queries.recompute(tx, learner, now)
  })
}

/** CRS-115. Two windows that open at the same moment take turns; the later one plays. */
export async function openSession(
  { db, live }: Pick<Services, 'db' | 'live'>,
  { userId, schoolId }: User,
  lessonId: number,
  now: Date,
): Promise<string> {
  const id = randomToken(18)
  const replaced = await queries.openSession(db, { id, schoolId, userId, lessonId }, now)
  if (replaced) await live.tell(userId, { topic: 'playing', data: { sessionId: id } })
  return id
}

export interface Reported {
  judged: Judged | null
  playing: queries.Playing
}

type PlayingOpen = queries.Playing & { session: NonNullable<queries.Playing['session']> }

function stateOf({ session, progress, duration, forwardLimited }: PlayingOpen): PlayState {
  const { openedAt, lastReportAt, lastSeq, superseded } = session
  return {
    openedAt,
    lastReportAt,
    lastSeq,
    superseded,
    duration,
    forwardLimited,
    intervals: progress?.intervals ?? [],
    position: progress?.position ?? 0,
    furthest: progress?.furthest ?? 0,
    done: progress?.done ?? false,
  }
}

async function keep(db: Db, playing: PlayingOpen, judged: Judged, now: Date): Promise<boolean> {
  const { session, progress, lessonId, courseId } = playing
  const learner = { schoolId: session.schoolId, userId: session.userId, courseId }
  const report = { learner, lessonId, session, progressVersion: progress?.version ?? 0, judged }
  if (!judged.newlyDone) return queries.saveJudged(db, report, now)
  return db.transaction(async (tx) => {
    const saved = await queries.saveJudged(tx, report, now)
    if (saved) await queries.recompute(tx, learner, now)
    return saved
  })
}

const mostTries = 4

export interface Sent {
  courseId: number
  lessonId: number
  sessionId: string | undefined
  report: Report
}

/** CRS-050, CRS-115: reads, judges and writes against what was read; a report that came between makes it begin again. */
export async function takeReport(
  services: Pick<Services, 'db' | 'live'>,
  actor: User,
  { courseId, lessonId, sessionId, report }: Sent,
  now: Date,
): Promise<Reported | Refusal<'alreadyDone' | 'notFound'>> {
  const { db } = services
  for (let tries = 0; tries < mostTries; tries += 1) {
    const playing = await queries.getPlaying(db, actor.schoolId, actor.userId, lessonId, sessionId)
    if (playing.courseId !== courseId) return refusal('notFound')
    if (playing.status === null) return { judged: null, playing }
    const { session } = playing
    if (!session && sessionId !== undefined) return refusal('notFound')
    if (!session) {
      // A player that knows only the three stated fields: real time is counted from here on.
      await openSession(services, actor, lessonId, now)
      return { judged: null, playing }
    }
    const judgement = judgeReport(stateOf({ ...playing, session }), report, now)
    if (judgement.kind === 'superseded' || session.lessonId !== lessonId)
      return refusal('alreadyDone', 'playedElsewhere')
    if (judgement.kind === 'repeated') return { judged: null, playing }
    if (await keep(db, { ...playing, session }, judgement, now))
      return { judged: judgement, playing }
  }
  return refusal('alreadyDone')
}
