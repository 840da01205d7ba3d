import type { User } from '../../../../platform/actor.ts'
import type { Client, Services } from '../../../../platform/http/context.ts'
import { refusal, type Refusal } from '../../../../platform/refusal.ts'
import { randomToken } from '../../../../platform/security/secrets.ts'
import { closeEach, closeIfDue } from '../closing/actions.ts'
import { drawSubjects, seededRandom } from '../../authoring/draws/rules.ts'
import { ownLimits } from '../../authoring/more-time/rules.ts'
import { keepNoted } from '../evidence/actions.ts'
import { seenFrom } from '../evidence/rules.ts'
import type { ExaminationView } from '../../authoring/examinations/queries.ts'
import {
  findReleased,
  attemptPaperOf,
  listForStudent,
  type ReleasedView,
  type StudentExamination,
  subjectsOf,
  versionsOf,
} from '../papers/queries.ts'
import { arrange, drawOrder, limitProblem, type StartReason } from '../papers/rules.ts'
import { isOpen } from '../../rules.ts'
import type { AttemptRow } from '../../tables.ts'
import * as queries from '../attempts/queries.ts'
import { fixDeadline, isDue, resume } from '../attempts/rules.ts'

// The calls of students about an attempt: begin and continue.

export interface Student extends Services {
  actor: User
  now: Date
}

/** Lists the student's attempts, newest first. An attempt whose time is over is submitted first. */
export async function ownAttempts(student: Student, examinationId: number): Promise<AttemptRow[]> {
  const { db, actor, now } = student
  const own = await queries.listOwnAttempts(db, actor.schoolId, actor.userId, examinationId)
  const due = own.find((attempt) => isOpen(attempt.state) && isDue(attempt, now))
  if (!due) return own
  await closeIfDue(student, due.id, now)
  return queries.listOwnAttempts(db, actor.schoolId, actor.userId, examinationId)
}

/**
 * Lists the examinations of a course with the student's attempts. Attempts whose time is over are
 * submitted first, so that none is shown as open.
 */
export async function examinationsOf(
  student: Student,
  courseId: number,
): Promise<StudentExamination[]> {
  const { db, actor, now } = student
  const look = () => listForStudent(db, actor.schoolId, courseId, actor.userId)
  const list = await look()
  const due = list
    .flatMap(({ own }) => own)
    .filter((attempt) => isOpen(attempt.state) && isDue(attempt, now))
  const closed = await closeEach(
    student,
    due.map(({ id }) => id),
    now,
  )
  return closed > 0 ? look() : list
}

function newSeed(): number {
  return Buffer.from(randomToken(4), 'base64url').readUInt32BE(0)
}

/** Draws the questions of one attempt (EXM-118) and their order (EXM-108, EXM-119). */
async function drawItems(
  { db }: Student,
  examination: ExaminationView,
  seed: number,
): Promise<queries.NewItem[]> {
  const subjects = drawSubjects(await subjectsOf(db, examination), seed)
  const random = examination.shuffle ? seededRandom(seed) : undefined
  const versions = random
    ? await versionsOf(
        db,
        subjects.map(({ versionId }) => versionId),
      )
    : undefined
  return arrange(subjects, random).map(({ id, versionId, points }, place) => {
    const version = versions?.get(versionId)
    return {
      number: place + 1,
      subjectId: id,
      versionId,
      points,
      optionOrder: version && random ? drawOrder(version, random) : null,
    }
  })
}

function refuseStart(reason: StartReason) {
  return refusal(
    reason === 'noAttemptsLeft' || reason === 'attemptOpen' ? 'alreadyDone' : 'noPermission',
    reason,
  )
}

/**
 * How often a request tries to write. Another request may change the clock at the same moment; the
 * next try then reads this change.
 */
export const continueTries = 3

interface Beginner extends Student {
  client: Pick<Client, 'userAgent' | 'network'>
}

/**
 * Counts the student's attempts. An open attempt whose time is over is submitted first, and is then
 * no longer open.
 */
async function begunOf(
  student: Student,
  { id, begun }: ReleasedView,
): Promise<{ count: number; openId: number | undefined }> {
  const { open, count } = begun
  if (!open || !isDue(open, student.now)) return { count, openId: open?.id }
  const own = await ownAttempts(student, id)
  return { count: own.length, openId: own.find(({ state }) => isOpen(state))?.id }
}

/**
 * EXM-075: begins an attempt, or returns the open one. So two tabs, or a double click, begin only
 * one attempt.
 */
export async function beginAttempt(
  student: Beginner,
  examination: ReleasedView,
  holder: string | null,
  tries = continueTries,
): Promise<number | Refusal<'alreadyDone' | 'noPermission'>> {
  const { db, actor, now } = student
  const { count, openId } = await begunOf(student, examination)
  if (openId !== undefined) return openId
  const limits = ownLimits(examination, examination.allowance)
  const problem = limitProblem(limits, count, now)
  if (problem) return refuseStart(problem)
  const seed = newSeed()
  const clock = fixDeadline(now, limits)
  const items = await drawItems(student, examination, seed)
  const { id: examinationId, version: examinationVersion, courseId } = examination
  const owner = { schoolId: examination.schoolId, userId: actor.userId, examinationId }
  const attempt = {
    ...owner,
    examinationVersion,
    number: count + 1,
    startedAt: now,
    endsAt: limits.endTime,
    holder,
    seed,
    ...clock,
    ...seenFrom(student.client),
  }
  const begun = await queries.beginAttempt(db, attempt, items)
  if (!begun) return respondToFaster(student, examination, holder, tries - 1)
  keepNoted(student, begun.id)
  const rows = items.flatMap((item) => {
    const itemId = begun.itemIds.get(item.number)
    return itemId === undefined ? [] : [{ ...item, itemId }]
  })
  await attemptPaperOf(db, { ...owner, id: begun.id, courseId }, rows)
  return begun.id
}

/**
 * Returns the response for two cases: another tab was faster, or the times of the examination have
 * changed since this request read them.
 */
async function respondToFaster(
  student: Beginner,
  { id, version }: ReleasedView,
  holder: string | null,
  tries: number,
): Promise<number | Refusal<'alreadyDone' | 'noPermission'>> {
  const { db, actor } = student
  const own = await queries.listOwnAttempts(db, actor.schoolId, actor.userId, id)
  const open = own.find(({ state }) => isOpen(state))
  if (open) return open.id
  const newer = await findReleased(db, actor.schoolId, id, actor.userId)
  if (!newer || newer.version === version || tries <= 0) return refuseStart('examNotOpen')
  return beginAttempt(student, newer, holder, tries)
}

/**
 * Loads the paper to continue it. The newest tab becomes the holder of the paper (EXM-106), and a
 * stopped clock runs again (EXM-034).
 */
export async function continuePaper(
  student: Student,
  attempt: AttemptRow,
  holder: string | null,
): Promise<AttemptRow> {
  const { db, actor, now } = student
  let current = attempt
  for (let tries = 0; tries < continueTries && isOpen(current.state); tries += 1) {
    const back = { holder, now, ...resume(current, now) }
    const continued = await queries.continueAttempt(db, current, back)
    if (continued) {
      await notifyContinued(student, current, continued)
      return continued
    }
    current = await queries.getOwnAttempt(db, actor.schoolId, actor.userId, attempt.id)
  }
  return current
}

async function notifyContinued(
  student: Student,
  before: AttemptRow,
  { id, userId, holder }: AttemptRow,
): Promise<void> {
  const { db, live, seal, actor, now } = student
  if (holder === before.holder) return
  await queries.addEvent(db, id, {
    kind: 'takenOver',
    actorId: actor.userId,
    at: now,
    detail: { from: before.holder, to: holder },
  })
  await live.notify(userId, {
    topic: 'attemptTakenOver',
    data: { recordId: seal('attempt', id), holder },
  })
}
