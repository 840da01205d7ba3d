import { type Examination, examTimeMost, type reasons } from '@titian/contract'
import { releaseStates } from '../../rules.ts'
import type { ExaminationRow } from '../../tables.ts'

/**
 * EXM-116: what a student has in addition to the usual time and attempts. `factor` is in hundredths
 * of the usual time.
 */
export interface MoreTime {
  factor: number
  extraMinutes: number
  extraAttempts: number
}

const minute = 60_000

type Times = Pick<ExaminationRow, 'startTime' | 'endTime' | 'minutes'>

/**
 * EXM-170: returns the minutes that the factor multiplies: the time limit, or else the time from
 * start to end if this time is at most a day.
 */
export function usualMinutes({ minutes, startTime, endTime }: Times): number {
  if (minutes > 0) return minutes
  if (!startTime || !endTime) return 0
  const open = (endTime.getTime() - startTime.getTime()) / minute
  return open <= examTimeMost ? open : 0
}

/** Returns the milliseconds by which both the time limit and the end are later. */
export function moreOfTime(times: Times, { factor, extraMinutes }: MoreTime): number {
  return Math.round((usualMinutes(times) * minute * (factor - 100)) / 100) + extraMinutes * minute
}

/** Returns the examination with the limits of one student. `minutes` may have a fraction. */
export function ownLimits<Exam extends Times & Pick<ExaminationRow, 'attempts'>>(
  examination: Exam,
  more: MoreTime,
): Exam {
  const { minutes, endTime, attempts } = examination
  const time = moreOfTime(examination, more)
  return {
    ...examination,
    minutes: minutes > 0 ? minutes + time / minute : 0,
    endTime: endTime && new Date(endTime.getTime() + time),
    attempts: attempts === null ? null : attempts + more.extraAttempts,
  }
}

export interface Extending {
  endTime: Date | undefined
  moreMinutes: number
  reviewWhen: Examination['reviewWhen'] | undefined
}

/** The moments from which results can be shown, the latest one first. */
const reviewOrder = ['never', 'ended', 'graded', 'submitted'] as const

type Changed = Pick<ExaminationRow, 'status' | 'endTime' | 'minutes' | 'reviewWhen'>
type Problem = { field: keyof Extending; reason: keyof typeof reasons }

/** EXM-172: returns the first field that would take time away; undefined if none does. */
export function extensionProblem(
  { endTime: presentEnd, minutes, reviewWhen: present }: Changed,
  { endTime, moreMinutes, reviewWhen }: Extending,
  now: Date,
): Problem | undefined {
  if (endTime && (!presentEnd || endTime <= presentEnd || endTime <= now))
    return { field: 'endTime', reason: 'onlyLater' }
  if (moreMinutes > 0 && minutes === 0) return { field: 'moreMinutes', reason: 'noTimeLimit' }
  if (minutes + moreMinutes > examTimeMost) return { field: 'moreMinutes', reason: 'limitTooLong' }
  if (reviewWhen && reviewOrder.indexOf(reviewWhen) <= reviewOrder.indexOf(present))
    return { field: 'reviewWhen', reason: 'onlySooner' }
  return undefined
}

export function isReleased({ status }: Pick<ExaminationRow, 'status'>): boolean {
  return status !== releaseStates.draft
}

/** True if answers are shown before the end, while other students still write. */
export function showsKeysEarly({ reviewWhen }: Extending): boolean {
  return reviewWhen === 'graded' || reviewWhen === 'submitted'
}
