import type { z } from 'zod'
import { type examinationFields, type Language, reasons } from '@titian/contract'
import { type AuditContext, recordAudit } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { assignPools } from '../draws/rules.ts'
import * as draws from '../draws/queries.ts'
import { noteCourse } from '../counting/actions.ts'
import { isEnded } from '../review/rules.ts'
import { hundredths, mayRelease, releaseStates } from '../rules.ts'
import { listSubjects } from '../subjects/queries.ts'
import type { ExaminationRow } from '../tables.ts'
import * as queries from './queries.ts'

// The teacher's side of an examination.

export type ExaminationRefusal = Refusal<'alreadyDone' | 'invalidInput' | 'notFound'>
export type ExaminationInput = z.output<typeof examinationFields>

/** Fills in what the teacher leaves to the kind of examination (EXM-034, EXM-038, EXM-041). */
export function readExamination(input: ExaminationInput) {
  const isFinal = input.type === 1
  return {
    name: input.examinationName,
    attention: input.attention,
    startTime: input.startTime === null ? null : new Date(input.startTime),
    endTime: input.endTime === null ? null : new Date(input.endTime),
    minutes: input.examTime,
    total: hundredths(input.totalScore),
    type: input.type,
    attempts: input.attempts === undefined ? (isFinal ? 1 : null) : input.attempts,
    graceSeconds: input.graceSeconds,
    clockStops: input.clockStops ?? !isFinal,
    shuffle: input.shuffle,
    reviewWhen: input.reviewWhen ?? (isFinal ? ('ended' as const) : ('submitted' as const)),
  }
}

/** EXM-060, of an examination that was stored before this was checked. */
function findTimeProblem(
  { startTime, endTime }: Pick<ExaminationRow, 'startTime' | 'endTime'>,
  language: Language,
): Refusal<'invalidInput'> | undefined {
  if (!startTime || !endTime || endTime > startTime) return undefined
  return refusal('invalidInput', {
    reason: 'endBeforeStart',
    fields: { endTime: reasons.endBeforeStart[language] },
  })
}

/** EXM-167: whoever writes after an opening again may know the keys; the caller must have been told so. */
async function findReopeningProblem(
  db: Db,
  { id, schoolId, endTime, reviewWhen }: ExaminationRow,
  { now, confirmed }: Release,
): Promise<ExaminationRefusal | undefined> {
  if (endTime && endTime <= now) return refusal('alreadyDone', 'examOver')
  return confirmed ? undefined : findShownKeys(db, { id, schoolId, reviewWhen }, now)
}

/** EXM-167: whoever could write again might know the keys. */
export async function findShownKeys(
  db: Db,
  { id, schoolId, reviewWhen }: Pick<ExaminationRow, 'id' | 'schoolId' | 'reviewWhen'>,
  now: Date,
): Promise<Refusal<'alreadyDone'> | undefined> {
  if (reviewWhen !== 'ended') return undefined
  if (!isEnded(await queries.getExamination(db, schoolId, id), now)) return undefined
  const students = await queries.countMarkedStudents(db, id)
  return students > 0
    ? refusal('alreadyDone', { reason: 'keysShown', extend: { students } })
    : undefined
}

/** What stands against the new state; asked while the examination is locked. */
async function findReleaseProblem(
  db: Db,
  examination: ExaminationRow,
  release: Release,
): Promise<ExaminationRefusal | undefined> {
  const { to, language } = release
  if (!mayRelease(examination.status, to)) return refusal('alreadyDone', 'wrongStep')
  if (to === releaseStates.draft)
    return (await queries.hasAttempts(db, examination.id))
      ? refusal('alreadyDone', 'examHasRecords')
      : undefined
  if (to === releaseStates.closed) return undefined
  if (examination.status === releaseStates.closed)
    return findReopeningProblem(db, examination, release)
  const subjects = await listSubjects(db, examination.schoolId, examination.id)
  const rules = await draws.listDraws(db, examination.schoolId, examination.id)
  if (subjects.length + rules.length === 0) return refusal('alreadyDone', 'examHasNoQuestions')
  const fixed = subjects.reduce((total, { points }) => total + points, 0)
  const sum = rules.reduce((total, { amount, points }) => total + amount * points, fixed)
  if (sum !== examination.total) return refusal('alreadyDone', 'scoresDoNotAddUp')
  return findTimeProblem(examination, language)
}

/** EXM-118: what may be drawn stands fast from the release on; refused where the bank holds too few. */
async function freezePools(
  tx: Db,
  { id, schoolId }: Pick<ExaminationRow, 'id' | 'schoolId'>,
): Promise<Refusal<'alreadyDone'> | undefined> {
  const rules = await draws.listDraws(tx, schoolId, id)
  if (rules.length === 0) return undefined
  const candidates = await draws.listCandidates(tx, schoolId, id, rules)
  const pools = assignPools(rules, candidates, Math.random)
  if (pools.some((pool, place) => pool.length < (rules[place]?.amount ?? 0)))
    return refusal('alreadyDone', 'bankHoldsTooFew')
  const fixed = (await listSubjects(tx, schoolId, id)).length
  await draws.addPools(tx, { schoolId, examinationId: id, fixed }, rules, pools)
  return undefined
}

export interface Release {
  schoolId: number
  examinationId: number
  to: number
  now: Date
  language: Language
  /** The caller knows that keys have been shown. */
  confirmed: boolean
  by: AuditContext
}

const auditActions = [
  'examination.takenBack',
  'examination.released',
  'examination.closed',
] as const

/** EXM-068. The examination is locked, so nobody begins it between the check and the change. */
export async function changeRelease(db: Db, release: Release): Promise<true | ExaminationRefusal> {
  return db.transaction(async (tx) => {
    const { schoolId, examinationId, to, now, by } = release
    const examination = await queries.lockExamination(tx, schoolId, examinationId)
    const problem = await findReleaseProblem(tx, examination, release)
    if (problem) return problem
    if (examination.status === releaseStates.draft) {
      const tooFew = await freezePools(tx, examination)
      if (tooFew) return tooFew
    }
    // Nobody has begun, so that the next release draws from the bank as it is then.
    if (to === releaseStates.draft) await draws.removePools(tx, examination.id)
    if (!(await queries.changeExamination(tx, examination, { status: to, updatedAt: now })))
      return refusal('alreadyDone', 'changedMeanwhile')
    await noteCourse(tx, schoolId, examination.courseId, now)
    const detail = [{ field: 'examination', before: '', after: examination.name }]
    const action = auditActions[to]
    if (action) await recordAudit(tx, by, { action, detail })
    return true
  })
}

export interface Duplicate {
  name: string
  courseId: number
  startTime: Date | null
  authorId: number
  now: Date
}

/** EXM-207: a draft with the same rules and questions; what was between start and end stays between them. */
export async function duplicateExamination(
  db: Db,
  source: queries.ExaminationView,
  { name, courseId, startTime, authorId, now }: Duplicate,
): Promise<number> {
  const { schoolId, attention, minutes, total, type, attempts, graceSeconds } = source
  const { clockStops, shuffle, doubleMarking, doubleWithin, reviewWhen } = source
  const length =
    source.startTime && source.endTime
      ? source.endTime.getTime() - source.startTime.getTime()
      : undefined
  const endTime = startTime && length !== undefined ? new Date(startTime.getTime() + length) : null
  return db.transaction(async (tx) => {
    const id = await queries.createExamination(tx, {
      schoolId,
      courseId,
      authorId,
      name,
      attention,
      startTime,
      endTime,
      minutes,
      total,
      type,
      attempts,
      graceSeconds,
      clockStops,
      shuffle,
      doubleMarking,
      doubleWithin,
      reviewWhen,
      createdAt: now,
      updatedAt: now,
    })
    await queries.copySubjects(tx, source, id)
    return id
  })
}

export interface CourseCopy {
  schoolId: number
  from: number
  to: number
  /** How much later all begin, in milliseconds; null: without dates. */
  shift: number | null
  authorId: number
  now: Date
}

/** Those of a course that are not closed, the first to begin first. */
async function listOpen(db: Db, schoolId: number, courseId: number) {
  const all = await queries.listOfCourse(db, schoolId, courseId)
  return all.filter(({ status }) => status !== releaseStates.closed)
}

/** When the first examination that `copyExaminations` would copy begins. */
export async function firstStartOf(
  db: Db,
  schoolId: number,
  courseId: number,
): Promise<Date | null> {
  const open = await listOpen(db, schoolId, courseId)
  return open.find(({ startTime }) => startTime)?.startTime ?? null
}

/** TCH-145: what is not closed, as drafts of another course; from one to the next it is as long as before. */
export async function copyExaminations(db: Db, copy: CourseCopy): Promise<void> {
  const { schoolId, from, to: courseId, shift, authorId, now } = copy
  for (const source of await listOpen(db, schoolId, from)) {
    const { name, startTime: begins } = source
    const startTime = shift === null || !begins ? null : new Date(begins.getTime() + shift)
    await duplicateExamination(db, source, { name, courseId, startTime, authorId, now })
  }
}

/** EXM-115: what somebody has begun is closed, never deleted. */
export async function removeExamination(
  db: Db,
  schoolId: number,
  examinationId: number,
  now: Date,
): Promise<true | ExaminationRefusal> {
  return db.transaction(async (tx) => {
    const examination = await queries.lockExamination(tx, schoolId, examinationId)
    if (await queries.hasAttempts(tx, examination.id))
      return refusal('alreadyDone', 'examHasRecords')
    await queries.removeExamination(tx, examination.id)
    if (examination.status !== releaseStates.draft)
      await noteCourse(tx, schoolId, examination.courseId, now)
    return true
  })
}
