import { itemKinds } from '@titian/exam-items/shape'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  arrange,
  attemptsLeft,
  latestOf,
  mayReview,
  mayShowScore,
  paperStatus,
  seededRandom,
  startProblem,
} from './paper-rules.ts'

const now = new Date('2026-11-02T08:00:00Z')
const later = new Date('2026-11-02T09:00:00Z')
const before = new Date('2026-11-02T07:00:00Z')
const open = { status: 1, startTime: null, endTime: later, attempts: null }
const done = { state: 'submitted' } as const
const running = { state: 'in_progress' } as const

describe('what a student may do with a paper', () => {
  it('[EXM-026] is do, continue, redo or view', () => {
    expect(paperStatus(open, [], now)).toBe('do')
    expect(paperStatus(open, [running], now)).toBe('continue')
    expect(paperStatus(open, [done], now)).toBe('redo')
    expect(paperStatus({ ...open, attempts: 1 }, [done], now)).toBe('view')
    expect(paperStatus({ ...open, endTime: before }, [done], now)).toBe('view')
    expect(paperStatus({ ...open, status: 2 }, [done], now)).toBe('view')
  })

  it('[EXM-038] begins within its time and number of attempts only', () => {
    expect(startProblem(open, [], now)).toBeUndefined()
    expect(startProblem({ ...open, startTime: later }, [], now)).toBe('examNotOpen')
    expect(startProblem({ ...open, status: 0 }, [], now)).toBe('examNotOpen')
    expect(startProblem({ ...open, endTime: now }, [], now)).toBe('examOver')
    expect(startProblem({ ...open, attempts: 1 }, [done], now)).toBe('noAttemptsLeft')
    expect(startProblem({ ...open, attempts: 1 }, [running], now)).toBe('attemptOpen')
    expect(attemptsLeft({ attempts: 3 }, 5)).toBe(0)
    expect(attemptsLeft({ attempts: null }, 5)).toBeNull()
  })
})

describe('what is shown afterwards', () => {
  const exam = (
    reviewWhen: 'submitted' | 'graded' | 'ended' | 'never',
    endTime: Date | null = later,
    rest: Partial<{ status: number; writing: boolean; lastHandedIn: Date }> = {},
  ) => ({
    reviewWhen,
    status: 1,
    endTime,
    graceSeconds: 60,
    writing: false,
    lastHandedIn: null,
    ...rest,
  })
  const marked = { state: 'submitted', waiting: false } as const
  const waiting = { state: 'submitted', waiting: true } as const

  it('[EXM-041] is nothing while the attempt is open, whatever the policy', () => {
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

  it('[EXM-166] waits until the grace is over and nobody writes any more', () => {
    const after = (seconds: number, moment = before) => new Date(moment.getTime() + seconds * 1000)
    const ended = (examination: ReturnType<typeof exam>, at: Date) => [
      mayReview({ ...examination, reviewWhen: 'ended' }, marked, at),
      mayShowScore({ ...examination, reviewWhen: 'never' }, marked, at),
    ]
    const no = [false, false]
    const yes = [true, true]
    expect(ended(exam('ended', before), after(59))).toEqual(no)
    expect(ended(exam('ended', before), after(60))).toEqual(yes)
    expect(ended(exam('ended', before, { writing: true }), after(600))).toEqual(no)
    const closed = { status: 2, lastHandedIn: before }
    expect(ended(exam('ended', later, { ...closed, writing: true }), now)).toEqual(no)
    expect(ended(exam('ended', later, closed), after(59))).toEqual(no)
    expect(ended(exam('ended', later, closed), after(60))).toEqual(yes)
    expect(ended(exam('ended', null, closed), after(60))).toEqual(yes)
    // The end that was planned changes nothing for an examination that is closed already.
    expect(ended(exam('ended', later, closed), after(1, later))).toEqual(yes)
  })
})

describe('the order of an attempt', () => {
  const anySubjects = fc
    .array(fc.constantFrom(...itemKinds), { maxLength: 30 })
    .map((kinds) => kinds.map((kind, id) => ({ id, kind })))

  it('[EXM-108] holds every question once, kinds together, and is the same for the same seed', () => {
    fc.assert(
      fc.property(anySubjects, fc.nat(), (subjects, seed) => {
        const order = arrange(subjects, seededRandom(seed))
        expect(order.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(
          subjects.map(({ id }) => id),
        )
        expect(arrange(subjects, seededRandom(seed))).toEqual(order)
        const kinds = order.map(({ kind }) => kind)
        expect(kinds.filter((kind, place) => kind !== kinds[place - 1]).length).toBe(
          new Set(kinds).size,
        )
      }),
    )
  })

  it('[EXM-108] is the order of the examination without shuffling', () => {
    const order = arrange(
      [
        { id: 1, kind: 'judge' },
        { id: 2, kind: 'single' },
        { id: 3, kind: 'judge' },
      ] as const,
      undefined,
    )
    expect(order.map(({ id }) => id)).toEqual([1, 3, 2])
  })

  it('draws numbers from 0 up to 1', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const random = seededRandom(seed)
        for (let draw = 0; draw < 50; draw += 1) {
          const number = random()
          expect(number).toBeGreaterThanOrEqual(0)
          expect(number).toBeLessThan(1)
        }
      }),
    )
  })
})

describe('entries of the journal', () => {
  const anyEntries = fc.array(
    fc.record({
      subjectId: fc.integer({ min: 1, max: 4 }),
      answer: fc.string(),
      seq: fc.option(fc.nat(20), { nil: undefined }),
    }),
    { maxLength: 20 },
  )

  it('[EXM-103] keep for each question the one with the highest number', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const latest = latestOf(entries)
        expect(new Set(latest.map(({ subjectId }) => subjectId)).size).toBe(latest.length)
        for (const { subjectId, seq } of latest) {
          const same = entries
            .filter((entry) => entry.subjectId === subjectId)
            .map((entry) => entry.seq ?? Number.POSITIVE_INFINITY)
          expect(seq ?? Number.POSITIVE_INFINITY).toBe(Math.max(...same))
        }
        expect(latestOf(latest)).toEqual(latest)
      }),
    )
  })
})
