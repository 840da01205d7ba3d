import { describe, expect, it } from 'vitest'
import { mayReview, mayShowScore } from './rules.ts'

const now = new Date('2026-11-02T08:00:00Z')
const later = new Date('2026-11-02T09:00:00Z')
const before = new Date('2026-11-02T07:00:00Z')

describe('the review of an attempt', () => {
  const exam = (
    reviewWhen: 'submitted' | 'graded' | 'ended' | 'never',
    endTime: Date | null = later,
    rest: Partial<{
      status: number
      writing: boolean
      moreSeconds: number
      lastHandedIn: Date
    }> = {},
  ) => ({
    reviewWhen,
    status: 1,
    endTime,
    graceSeconds: 60,
    writing: false,
    moreSeconds: 0,
    lastHandedIn: null,
    ...rest,
  })
  const marked = { state: 'submitted', waiting: false } as const
  const waiting = { state: 'submitted', waiting: true } as const

  it('[EXM-041] shows nothing while the attempt is open, whatever the policy is', () => {
    for (const when of ['submitted', 'graded', 'ended', 'never'] as const) {
      expect(mayReview(exam(when, before), { state: 'in_progress', waiting: false }, now)).toBe(
        false,
      )
      expect(mayShowScore(exam(when, before), { state: 'in_progress', waiting: false }, now)).toBe(
        false,
      )
    }
  })

  it('[EXM-041] follows the review policy', () => {
    expect(mayReview(exam('submitted'), waiting, now)).toBe(true)
    expect([
      mayReview(exam('graded'), waiting, now),
      mayReview(exam('graded'), marked, now),
    ]).toEqual([false, true])
    expect([
      mayReview(exam('ended'), marked, now),
      mayReview(exam('ended', before), waiting, now),
      mayReview(exam('ended', before), marked, now),
    ]).toEqual([false, false, true])
    expect([
      mayReview(exam('never', before), marked, now),
      mayShowScore(exam('never'), marked, now),
      mayShowScore(exam('never', before), marked, now),
    ]).toEqual([false, false, true])
  })

  it('[EXM-166] waits until the grace is over and no paper is open', () => {
    const after = (seconds: number, moment = before) => new Date(moment.getTime() + seconds * 1000)
    const ended = (examination: ReturnType<typeof exam>, time: Date) => [
      mayReview({ ...examination, reviewWhen: 'ended' }, marked, time),
      mayShowScore({ ...examination, reviewWhen: 'never' }, marked, time),
    ]
    const hidden = [false, false]
    const shown = [true, true]
    expect(ended(exam('ended', before), after(59))).toEqual(hidden)
    expect(ended(exam('ended', before), after(60))).toEqual(shown)
    expect(ended(exam('ended', before, { writing: true }), after(600))).toEqual(hidden)
    // One student has ten minutes more than the others (EXM-116).
    const more = exam('ended', before, { moreSeconds: 600 })
    expect(ended(more, after(659))).toEqual(hidden)
    expect(ended(more, after(660))).toEqual(shown)
    expect(ended({ ...more, status: 2 }, after(60))).toEqual(shown)
    const closed = { status: 2, lastHandedIn: before }
    expect(ended(exam('ended', later, { ...closed, writing: true }), now)).toEqual(hidden)
    expect(ended(exam('ended', later, closed), after(59))).toEqual(hidden)
    expect(ended(exam('ended', later, closed), after(60))).toEqual(shown)
    expect(ended(exam('ended', null, closed), after(60))).toEqual(shown)
    // The planned end has no effect on an examination that was closed earlier.
    expect(ended(exam('ended', later, closed), after(1, later))).toEqual(shown)
  })
})
