import { awaySeconds } from '@titian/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AttemptClock, fixDeadline, isDue, pauseOf, remaining, resume } from './rules.ts'

const start = new Date('2026-11-02T08:00:00Z')
const minutesAfterStart = (minutes: number) => new Date(start.getTime() + minutes * 60_000)

function clockOf(
  limits: { minutes: number; endTime: Date | null; graceSeconds?: number },
  more: Partial<AttemptClock> = {},
): AttemptClock {
  return {
    ...fixDeadline(start, { graceSeconds: 60, ...limits }),
    endsAt: limits.endTime,
    clockStops: false,
    seenAt: start,
    ...more,
  }
}

const anyLimits = fc.record({
  minutes: fc.integer({ min: 0, max: 1440 }),
  endTime: fc.option(fc.integer({ min: 1, max: 3000 }).map(minutesAfterStart)),
  graceSeconds: fc.integer({ min: 0, max: 600 }),
})
/** Minutes after the start. */
const anyMinute = fc.double({ min: 0, max: 5000, noNaN: true })

describe('the deadline of an attempt', () => {
  it('[EXM-034] is the earlier of start plus limit and the end of the examination', () => {
    expect(
      fixDeadline(start, { minutes: 60, endTime: minutesAfterStart(90), graceSeconds: 60 }),
    ).toEqual({
      deadline: minutesAfterStart(60),
      closesAt: minutesAfterStart(61),
    })
    expect(
      fixDeadline(start, { minutes: 60, endTime: minutesAfterStart(30), graceSeconds: 60 }),
    ).toEqual({
      deadline: minutesAfterStart(30),
      closesAt: minutesAfterStart(31),
    })
  })

  it('[EXM-010] is the end of the examination without a limit, and null without both', () => {
    expect(
      fixDeadline(start, { minutes: 0, endTime: minutesAfterStart(30), graceSeconds: 0 }),
    ).toEqual({
      deadline: minutesAfterStart(30),
      closesAt: minutesAfterStart(30),
    })
    expect(fixDeadline(start, { minutes: 0, endTime: null, graceSeconds: 60 })).toEqual({
      deadline: null,
      closesAt: null,
    })
    expect(isDue(clockOf({ minutes: 0, endTime: null }), minutesAfterStart(1_000_000))).toBe(false)
  })

  it('[EXM-034] is never after the end of the examination, however often the clock stops', () => {
    fc.assert(
      fc.property(anyLimits, fc.array(anyMinute, { maxLength: 20 }), (limits, visits) => {
        let clock = clockOf(limits, { clockStops: true })
        for (const moment of visits.toSorted((one, other) => one - other)) {
          const next = {
            ...clock,
            ...resume(clock, minutesAfterStart(moment)),
            seenAt: minutesAfterStart(moment),
          }
          if (clock.deadline)
            expect(next.deadline!.getTime()).toBeGreaterThanOrEqual(clock.deadline.getTime())
          if (limits.endTime && next.deadline)
            expect(next.deadline.getTime()).toBeLessThanOrEqual(limits.endTime.getTime())
          if (next.deadline)
            expect(next.closesAt!.getTime() - next.deadline.getTime()).toBe(
              limits.graceSeconds * 1000,
            )
          clock = next
        }
      }),
    )
  })

  it('[EXM-034] is not due before deadline and grace, and always due afterwards if the clock runs', () => {
    fc.assert(
      fc.property(anyLimits, anyMinute, fc.boolean(), (limits, minute, clockStops) => {
        const clock = clockOf(limits, { clockStops })
        const now = minutesAfterStart(minute)
        if (!clock.closesAt || now < clock.closesAt) expect(isDue(clock, now)).toBe(false)
        else if (!clockStops) expect(isDue(clock, now)).toBe(true)
        const end =
          limits.endTime && new Date(limits.endTime.getTime() + limits.graceSeconds * 1000)
        if (end && now >= end) expect(isDue(clock, now)).toBe(true)
      }),
    )
  })
})

describe('the stopped clock of unit tests', () => {
  const clock = clockOf(
    { minutes: 30, endTime: null },
    { clockStops: true, seenAt: minutesAfterStart(10) },
  )

  it('[EXM-034] adds the time of absence to the deadline when the paper is loaded again', () => {
    expect(resume(clock, minutesAfterStart(130))).toEqual({
      deadline: minutesAfterStart(150),
      closesAt: minutesAfterStart(151),
      pausedSeconds: 120 * 60,
    })
    expect(isDue(clock, minutesAfterStart(130))).toBe(false)
  })

  it('[EXM-034] does not count short absences', () => {
    expect(pauseOf(clock, new Date(minutesAfterStart(10).getTime() + awaySeconds * 1000))).toBe(0)
    expect(pauseOf(clock, minutesAfterStart(12))).toBe(2 * 60_000)
  })

  it('[EXM-034] closes the paper of a student who was present until the end', () => {
    const present = { ...clock, seenAt: minutesAfterStart(29.9) }
    expect(isDue(present, minutesAfterStart(31))).toBe(true)
    expect(pauseOf(present, minutesAfterStart(40))).toBe(0)
  })

  it('[EXM-034] has no effect if the clock does not stop', () => {
    const running = { ...clock, clockStops: false }
    expect(pauseOf(running, minutesAfterStart(20))).toBe(0)
    expect(isDue(running, minutesAfterStart(31))).toBe(true)
  })
})

describe('the countdown', () => {
  it('[EXM-020] shows the remaining time, 0 within the grace and null without a limit', () => {
    expect(remaining(minutesAfterStart(5), minutesAfterStart(2))).toBe(180_000)
    expect(remaining(minutesAfterStart(5), minutesAfterStart(5.5))).toBe(0)
    expect(remaining(null, minutesAfterStart(2))).toBeNull()
  })
})
