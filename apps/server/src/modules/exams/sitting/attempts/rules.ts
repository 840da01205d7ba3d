import { awaySeconds } from '@titian/contract'
import type { AttemptRow } from '../../tables.ts'

export type AttemptClock = Pick<
  AttemptRow,
  'deadline' | 'closesAt' | 'endsAt' | 'clockStops' | 'seenAt'
>

const minute = 60_000

function earlier(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other
  return one < other ? one : other
}

function later(moment: Date | null, milliseconds: number): Date | null {
  return moment && new Date(moment.getTime() + milliseconds)
}

export interface TimeLimits {
  minutes: number
  endTime: Date | null
  graceSeconds: number
}

/**
 * EXM-034: returns the deadline, which is fixed when the attempt begins; null without a limit and
 * an end (EXM-010).
 */
export function fixDeadline(
  startedAt: Date,
  { minutes, endTime, graceSeconds }: TimeLimits,
): { deadline: Date | null; closesAt: Date | null } {
  const deadline = earlier(limitOf(startedAt, minutes), endTime)
  return { deadline, closesAt: later(deadline, graceSeconds * 1000) }
}

/** Returns the end by the time limit. Minutes may have a fraction because of extra time. */
function limitOf(startedAt: Date, minutes: number, pausedSeconds = 0): Date | null {
  if (minutes <= 0) return null
  return later(startedAt, Math.round(minutes * minute) + pausedSeconds * 1000)
}

/** Returns the later of two ends. Null means that there is no end, and is later than any end. */
function latest(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return null
  return one > other ? one : other
}

/**
 * EXM-117: returns the clock of an open attempt under new limits. The time for which the clock was
 * stopped is included. The end never becomes earlier.
 */
export function extendClock(
  attempt: AttemptClock & Pick<AttemptRow, 'startedAt' | 'pausedSeconds'>,
  { minutes, endTime, graceSeconds }: TimeLimits,
): { endsAt: Date | null; deadline: Date | null; closesAt: Date | null } {
  const endsAt = latest(attempt.endsAt, endTime)
  const limit = limitOf(attempt.startedAt, minutes, attempt.pausedSeconds)
  const deadline = latest(attempt.deadline, earlier(limit, endsAt))
  return { endsAt, deadline, closesAt: later(deadline, graceSeconds * 1000) }
}

function graceOf({ deadline, closesAt }: AttemptClock): number {
  return deadline && closesAt ? closesAt.getTime() - deadline.getTime() : 0
}

/**
 * For an attempt whose clock stops during absences: whether the student left before the deadline.
 */
function leftEarly({ clockStops, deadline, seenAt }: AttemptClock): boolean {
  return (
    clockStops && deadline !== null && seenAt.getTime() + awaySeconds * 1000 < deadline.getTime()
  )
}

/**
 * True if the server must submit the attempt: after deadline and grace period, unless the clock is
 * stopped, and always after the end of the examination.
 */
export function isDue(clock: AttemptClock, now: Date): boolean {
  if (!clock.closesAt || now < clock.closesAt) return false
  const end = later(clock.endsAt, graceOf(clock))
  return (end !== null && now >= end) || !leftEarly(clock)
}

/** Returns for how many milliseconds the clock was stopped before this loading of the paper. */
export function pauseOf(clock: AttemptClock, now: Date): number {
  const gap = now.getTime() - clock.seenAt.getTime()
  return leftEarly(clock) && gap > awaySeconds * 1000 ? gap : 0
}

/**
 * Returns the clock after the student came back. The absence is added to the deadline, which never
 * moves past the end of the examination.
 */
export function resume(
  clock: AttemptClock,
  now: Date,
): { deadline: Date | null; closesAt: Date | null; pausedSeconds: number } {
  const pause = pauseOf(clock, now)
  const deadline = earlier(later(clock.deadline, pause), clock.endsAt)
  return {
    deadline,
    closesAt: later(deadline, graceOf(clock)),
    pausedSeconds: Math.round(pause / 1000),
  }
}

/** Returns the value of the countdown: null without a limit, 0 during the grace period. */
export function remaining(deadline: Date | null, now: Date): number | null {
  return deadline && Math.max(0, deadline.getTime() - now.getTime())
}
