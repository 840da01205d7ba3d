import type { z } from 'zod'
import type { examinationFields } from '@titian/contract'
import type { Db } from '../../../../platform/database/database.ts'
import { type Refusal, refusal } from '../../../../platform/refusal.ts'
import { noteCourse } from '../counting/actions.ts'
import { isEnded } from '../review/rules.ts'
import { hundredths, releaseStates } from '../../rules.ts'
import type { ExaminationRow } from '../../tables.ts'
import * as queries from './queries.ts'

// The calls of teachers about an examination.

export type ExaminationRefusal = Refusal<'alreadyDone' | 'invalidInput' | 'notFound'>
export type ExaminationInput = z.output<typeof examinationFields>

/** Adds the defaults of the kind of examination (EXM-034, EXM-038, EXM-041). */
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

/**
 * EXM-167: returns how many students may know the answers. They would have an advantage if the
 * examination opens again.
 */
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

export interface Duplicate {
  name: string
  courseId: number
  startTime: Date | null
  authorId: number
  now: Date
}

/**
 * EXM-207: makes a draft with the same rules and questions. All other times keep their distance
 * from the start.
 */
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
  /** Milliseconds to add to all dates; null removes the dates. */
  shift: number | null
  authorId: number
  now: Date
}

/** Lists the examinations of a course that are not closed, by their start. */
async function listOpen(db: Db, schoolId: number, courseId: number) {
  const all = await queries.listOfCourse(db, schoolId, courseId)
  return all.filter(({ status }) => status !== releaseStates.closed)
}

/** Returns the start of the first examination that `copyExaminations` would copy. */
export async function firstStartOf(
  db: Db,
  schoolId: number,
  courseId: number,
): Promise<Date | null> {
  const open = await listOpen(db, schoolId, courseId)
  return open.find(({ startTime }) => startTime)?.startTime ?? null
}

/**
 * TCH-145: copies the examinations that are not closed, as drafts of another course. The time
 * between two examinations is kept.
 */
export async function copyExaminations(db: Db, copy: CourseCopy): Promise<void> {
  const { schoolId, from, to: courseId, shift, authorId, now } = copy
  for (const source of await listOpen(db, schoolId, from)) {
    const { name, startTime: begins } = source
    const startTime = shift === null || !begins ? null : new Date(begins.getTime() + shift)
    await duplicateExamination(db, source, { name, courseId, startTime, authorId, now })
  }
}

/** EXM-115: removes an examination, or closes it if an attempt has begun. */
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
