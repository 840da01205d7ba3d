import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extendClock, fixDeadline, isDue, resume } from '../../sitting/attempts/rules.ts'
import { extensionProblem, moreOfTime, ownLimits, usualMinutes } from './rules.ts'

const minute = 60_000
const start = new Date('2026-11-02T08:00:00Z')
const after = (minutes: number, from = start) => new Date(from.getTime() + minutes * minute)
const nothing = { factor: 100, extraMinutes: 0, extraAttempts: 0 }
const exam = (minutes: number, open: number | null = null) => ({
  startTime: open === null ? null : start,
  endTime: open === null ? null : after(open),
  minutes,
  attempts: 2 as number | null,
  graceSeconds: 60,
})

const anyMore = fc.record({
  factor: fc.integer({ min: 100, max: 300 }),
  extraMinutes: fc.integer({ min: 0, max: 600 }),
  extraAttempts: fc.integer({ min: 0, max: 20 }),
})
const anyExam = fc
  .tuple(
    fc.integer({ min: 0, max: 1440 }),
    fc.option(fc.integer({ min: 1, max: 100_000 }), { nil: null }),
  )
  .map(([minutes, open]) => exam(minutes, open))
/** How long after the start of the examination the student begins. */
const anyBegin = fc.integer({ min: 0, max: 2000 * minute }).map((ms) => new Date(+start + ms))

describe('the amount of extra time', () => {
  it('[EXM-116] adds factor and minutes to both the limit and the end', () => {
    const limits = ownLimits(exam(60, 120), { factor: 150, extraMinutes: 5, extraAttempts: 1 })
    expect(limits).toMatchObject({ minutes: 95, endTime: after(155), attempts: 3 })
    expect(fixDeadline(start, limits).deadline).toEqual(after(95))
    expect(fixDeadline(after(100), limits).deadline).toEqual(after(155))
  })

  it('[EXM-116] leaves unlimited attempts and a missing limit unchanged', () => {
    const limits = ownLimits({ ...exam(0), attempts: null }, { ...nothing, extraAttempts: 3 })
    expect(limits).toMatchObject({ minutes: 0, endTime: null, attempts: null })
  })

  it('[EXM-170] multiplies the time from start to end, up to a day, if there is no limit', () => {
    const half = { ...nothing, factor: 150 }
    expect(ownLimits(exam(0, 60), half).endTime).toEqual(after(90))
    expect(usualMinutes(exam(0, 1440))).toBe(1440)
    expect(ownLimits(exam(0, 1441), half).endTime).toEqual(after(1441))
    expect(ownLimits(exam(0, 1441), { ...half, extraMinutes: 7 }).endTime).toEqual(after(1448))
  })

  it('[EXM-116] is min(start + limit x factor + extra, end + the same), to the millisecond', () => {
    fc.assert(
      fc.property(anyExam, anyMore, anyBegin, (one, more, begun) => {
        const { deadline } = fixDeadline(begun, ownLimits(one, more))
        const time = moreOfTime(one, more)
        const ends = [
          one.minutes > 0 ? +begun + one.minutes * minute + time : Number.POSITIVE_INFINITY,
          one.endTime ? +one.endTime + time : Number.POSITIVE_INFINITY,
        ]
        const least = Math.min(...ends)
        expect(deadline ? +deadline : Number.POSITIVE_INFINITY).toBe(least)
        if (one.minutes > 0)
          expect(time).toBe(one.minutes * 600 * (more.factor - 100) + more.extraMinutes * minute)
      }),
    )
  })
})

describe('the clock of a paper that is extended while it is written', () => {
  const running = (
    one: ReturnType<typeof exam>,
    begun: Date,
    clockStops = false,
    pausedSeconds = 0,
  ) => ({
    ...fixDeadline(begun, one),
    endsAt: one.endTime,
    startedAt: begun,
    seenAt: begun,
    clockStops,
    pausedSeconds,
  })

  it('[EXM-117] is the same as with the new limits from the start, and never earlier than before', () => {
    fc.assert(
      fc.property(anyExam, anyMore, anyMore, anyBegin, (one, before, given, begun) => {
        const old = ownLimits(one, before)
        const attempt = running(old, begun)
        const wanted = ownLimits(one, given)
        const clock = extendClock(attempt, wanted)
        const fresh = fixDeadline(begun, wanted)
        const latest = Math.max(+(attempt.deadline ?? 0), +(fresh.deadline ?? 0))
        expect(+(clock.deadline ?? 0)).toBe(latest)
        expect(+(clock.endsAt ?? 0)).toBe(Math.max(+(old.endTime ?? 0), +(wanted.endTime ?? 0)))
        if (clock.deadline) expect(+clock.closesAt! - +clock.deadline).toBe(60_000)
        if (clock.deadline && clock.endsAt && +attempt.deadline! <= +clock.endsAt)
          expect(+clock.deadline).toBeLessThanOrEqual(+clock.endsAt)
        // Extending a second time changes nothing.
        expect(extendClock({ ...attempt, ...clock }, wanted)).toEqual(clock)
      }),
    )
  })

  it('[EXM-170] loses no time if less is given than before', () => {
    const attempt = running(ownLimits(exam(60), { ...nothing, extraMinutes: 30 }), start)
    expect(extendClock(attempt, exam(60)).deadline).toEqual(after(90))
  })

  it('[EXM-117] keeps the time for which the clock was stopped, before and after', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 3000 }),
        fc.integer({ min: 0, max: 600 }),
        (away, extraMinutes) => {
          const one = exam(60)
          const attempt = { ...running(one, start, true), seenAt: after(10) }
          const back = new Date(+attempt.seenAt + away * 1000)
          const more = ownLimits(one, { ...nothing, extraMinutes })
          const resumed = resume(attempt, back)
          const first = extendClock({ ...attempt, ...resumed, seenAt: back }, more)
          const extended = { ...attempt, ...extendClock(attempt, more) }
          expect(resume(extended, back).deadline).toEqual(first.deadline)
          expect(first.deadline).toEqual(new Date(+after(60 + extraMinutes) + away * 1000))
        },
      ),
    )
  })

  it('[EXM-116] is not due at the end of the other students', () => {
    const one = exam(0, 60)
    const attempt = running(ownLimits(one, { ...nothing, extraMinutes: 10 }), start)
    const seen = { ...attempt, seenAt: after(69) }
    expect([isDue(seen, after(61)), isDue(seen, after(71))]).toEqual([false, true])
  })
})

describe('an extension for all students', () => {
  const released = { status: 1, endTime: after(60), minutes: 30, reviewWhen: 'ended' as const }
  const change = { endTime: undefined, moreMinutes: 0, reviewWhen: undefined }
  const problem = (part: Partial<Parameters<typeof extensionProblem>[1]>, now = start) =>
    extensionProblem(released, { ...change, ...part }, now)

  it('[EXM-172] can only add time', () => {
    expect(problem({ endTime: after(61), moreMinutes: 10, reviewWhen: 'graded' })).toBeUndefined()
    const onlyLater = { field: 'endTime', reason: 'onlyLater' }
    expect(problem({ endTime: after(60) })).toEqual(onlyLater)
    expect(problem({ endTime: after(61) }, after(61))).toEqual(onlyLater)
    expect(
      extensionProblem({ ...released, endTime: null }, { ...change, endTime: after(1) }, start),
    ).toEqual(onlyLater)
    expect(problem({ reviewWhen: 'ended' })).toEqual({ field: 'reviewWhen', reason: 'onlySooner' })
    expect(problem({ reviewWhen: 'never' })).toEqual({ field: 'reviewWhen', reason: 'onlySooner' })
    expect(problem({ moreMinutes: 1411 })).toEqual({ field: 'moreMinutes', reason: 'limitTooLong' })
    expect(
      extensionProblem({ ...released, minutes: 0 }, { ...change, moreMinutes: 1 }, start),
    ).toEqual({
      field: 'moreMinutes',
      reason: 'noTimeLimit',
    })
  })
})
