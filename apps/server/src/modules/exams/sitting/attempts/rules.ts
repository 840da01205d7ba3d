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

/** EXM-034: fixed when the attempt begins; null where there is neither a limit nor an end (EXM-010). */
export function fixDeadline(
  startedAt: Date,
  { minutes, endTime, graceSeconds }: TimeLimits,
): { deadline: Date | null; closesAt: Date | null } {
  const deadline = earlier(limitOf(startedAt, minutes), endTime)
  return { deadline, closesAt: later(deadline, graceSeconds * 1000) }
}

/** Minutes with more time included may have a fraction. */
function limitOf(startedAt: Date, minutes: number, pausedSeconds = 0): Date | null {
  if (minutes <= 0) return null
  return later(startedAt, Math.round(minutes * minute) + pausedSeconds * 1000)
}

/** The later of two ends; null is none, and so the latest. */
function latest(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return null
  return one > other ? one : other
}

/** EXM-117: the clock of an open attempt under new limits, with the time it stood still; nobody loses time by it. */
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

/** With a stopping clock: whether the student had left before the time was up. */
function leftEarly({ clockStops, deadline, seenAt }: AttemptClock): boolean {
  return (
    clockStops && deadline !== null && seenAt.getTime() + awaySeconds * 1000 < deadline.getTime()
  )
}

/** True when the server has to submit: after deadline and grace, unless the clock stood still; never after the end of the examination. */
export function isDue(clock: AttemptClock, now: Date): boolean {
  if (!clock.closesAt || now < clock.closesAt) return false
  const end = later(clock.endsAt, graceOf(clock))
  return (end !== null && now >= end) || !leftEarly(clock)
}

/** Milliseconds that the clock stood still until this load of the paper. */
export function pauseOf(clock: AttemptClock, now: Date): number {
  const gap = now.getTime() - clock.seenAt.getTime()
  return leftEarly(clock) && gap > awaySeconds * 1000 ? gap : 0
}

/** The clock after the student came back: the time away is added, never past the end of the examination. */
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

/** What the countdown shows: null with no limit, 0 within the grace. */
export function remaining(deadline: Date | null, now: Date): number | null {
  return deadline && Math.max(0, deadline.getTime() - now.getTime())
}
