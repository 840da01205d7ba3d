import type { z } from 'zod'
import { type examinationFields, type Language, reasons } from '@titian/contract'
import { type AuditContext, recordAudit } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { noteCourse } from '../counting/actions.ts'
import { isEnded } from '../review/rules.ts'
import { hundredths, mayRelease, releaseStates } from '../rules.ts'
import { listSubjects } from '../subjects/queries.ts'
import type { ExaminationRow } from '../tables.ts'
import * as queries from './queries.ts'

// The teacher's side of an examination.

export type No = Refusal<'alreadyDone' | 'invalidInput' | 'notFound'>
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
): Promise<No | undefined> {
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

/** What stands against the new state; asked while the examination is held. */
async function findReleaseProblem(
  db: Db,
  examination: ExaminationRow,
  release: Release,
): Promise<No | undefined> {
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
  if (subjects.length === 0) return refusal('alreadyDone', 'examHasNoQuestions')
  const sum = subjects.reduce((total, { points }) => total + points, 0)
  if (sum !== examination.total) return refusal('alreadyDone', 'scoresDoNotAddUp')
  return findTimeProblem(examination, language)
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

/** EXM-068. The examination is held, so nobody begins it between the check and the change. */
export async function changeRelease(db: Db, release: Release): Promise<true | No> {
  return db.transaction(async (tx) => {
    const { schoolId, examinationId, to, now, by } = release
    const examination = await queries.lockExamination(tx, schoolId, examinationId)
    const problem = await findReleaseProblem(tx, examination, release)
    if (problem) return problem
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
  const { clockStops, shuffle, reviewWhen } = source
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
      reviewWhen,
      createdAt: now,
      updatedAt: now,
    })
    await queries.copySubjects(tx, source, id)
    return id
  })
}

/** EXM-115: what somebody has begun is closed, never deleted. */
export async function removeExamination(
  db: Db,
  schoolId: number,
  examinationId: number,
  now: Date,
): Promise<true | No> {
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
