import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  judgeReport,
  measure,
  missingFor,
  type PlayState,
  type Report,
  resumeAt,
  type Interval,
  union,
} from './rules.ts'

const start = new Date('2026-11-02T08:00:00Z')
const after = (seconds: number) => new Date(start.getTime() + Math.round(seconds * 1000))
const fresh: PlayState = {
  openedAt: start,
  earnedUntil: null,
  endedAt: null,
  lastSeq: 0,
  superseded: false,
  duration: 600,
  intervals: [],
  position: 0,
  furthest: 0,
  done: false,
  forwardLimited: false,
}

function credited(state: PlayState, report: Report, now: Date) {
  const judged = judgeReport(state, report, now)
  if (judged.kind !== 'credited') throw new Error(`Expected a credit, got ${judged.kind}.`)
  return judged
}

function follow(
  state: PlayState,
  report: Report,
  now: Date,
): { state: PlayState; credited: number } {
  const judged = judgeReport(state, report, now)
  if (judged.kind !== 'credited') return { state, credited: 0 }
  const { intervals, position, furthest, done, seq, earnedUntil } = judged
  return {
    state: { ...state, intervals, position, furthest, done, lastSeq: seq, earnedUntil },
    credited: judged.credited,
  }
}

const second = fc.double({ min: 0, max: 2000, noNaN: true })
const anyReport = fc.record({
  studyTime: second,
  from: fc.option(second, { nil: undefined }),
  to: fc.option(second, { nil: undefined }),
  rate: fc.double({ min: 0.25, max: 4, noNaN: true }),
  seq: fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined }),
  pause: fc.double({ min: 0, max: 120, noNaN: true }),
})

describe('the credit of a report of the player', () => {
  it('[CRS-050] is given for really played time', () => {
    expect(
      credited(fresh, { studyTime: 15, from: 0, to: 15, rate: 1, seq: 1 }, after(15)),
    ).toMatchObject({ credited: 15, position: 15, furthest: 15, intervals: [[0, 15_000]] })
  })

  it('[CRS-050] is never more than real time times speed times 1.1, also for the first report', () => {
    fc.assert(
      fc.property(
        fc.array(anyReport, { maxLength: 25 }),
        fc.boolean(),
        (reports, forwardLimited) => {
          let state: PlayState = { ...fresh, forwardLimited }
          let clock = 0
          for (const { pause, ...report } of reports) {
            clock += pause
            const since =
              (after(clock).getTime() - (state.earnedUntil ?? state.openedAt).getTime()) / 1000
            const step = follow(state, report, after(clock))
            expect(step.credited).toBeLessThanOrEqual(since * Math.min(report.rate, 2) * 1.1 + 1e-9)
            state = step.state
          }
          expect(measure(state.intervals) / 1000).toBeLessThanOrEqual(
            Math.min(600, clock * 2 * 1.1 + 0.05),
          )
        },
      ),
    )
  })

  it('[CRS-129] includes everything really watched, in any delay and any number of parts', () => {
    const watched = fc.record({
      from: fc.integer({ min: 0, max: 500 }),
      seconds: fc.integer({ min: 1, max: 60 }),
      idle: fc.integer({ min: 0, max: 30 }),
    })
    fc.assert(
      fc.property(
        fc.array(watched, { minLength: 1, maxLength: 12 }),
        fc.array(fc.integer({ min: 1, max: 12 })),
        (parts, sendAfter) => {
          let [state, clock, seq] = [fresh, 0, 0]
          let waiting: Report[] = []
          const deliver = () => {
            for (const report of waiting) state = follow(state, report, after(clock)).state
            waiting = []
          }
          for (const [index, { from, seconds, idle }] of parts.entries()) {
            clock += seconds + idle
            waiting.push({
              studyTime: seconds,
              from,
              to: from + seconds,
              rate: 1,
              seq: ++seq,
              late: true,
            })
            if (sendAfter.includes(index)) deliver()
          }
          deliver()
          const really = union(
            parts.map(({ from, seconds }): Interval => [from * 1000, (from + seconds) * 1000]),
          )
          expect(state.intervals).toEqual(really)
        },
      ),
    )
  })

  it('[CRS-129] includes two intervals with a jump between them in one report', () => {
    const one = follow(fresh, { studyTime: 10, from: 0, to: 10, rate: 1, seq: 1 }, after(25))
    const two = follow(one.state, { studyTime: 10, from: 30, to: 40, rate: 1, seq: 2 }, after(25))
    expect([one.credited, two.credited]).toEqual([10, 10])
  })

  it('[CRS-129] includes an interval whose beginning was stored although its response was lost', () => {
    const one = follow(fresh, { studyTime: 15, from: 0, to: 15, rate: 1, seq: 1 }, after(15))
    const grown = follow(one.state, { studyTime: 30, from: 0, to: 30, rate: 1, seq: 2 }, after(30))
    expect(grown.state.intervals).toEqual([[0, 30_000]])
  })

  it('[CRS-129] is limited to the remaining time of an ended session', () => {
    fc.assert(
      fc.property(
        fc.array(anyReport, { maxLength: 25 }),
        fc.integer({ min: 0, max: 100 }),
        (reports, lasted) => {
          let state: PlayState = { ...fresh, superseded: true, endedAt: after(lasted) }
          let clock = lasted
          for (const { pause, ...report } of reports) {
            clock += pause
            state = follow(state, { ...report, late: true }, after(clock)).state
          }
          expect(measure(state.intervals) / 1000).toBeLessThanOrEqual(
            Math.min(600, lasted * 2 * 1.1 + 0.05),
          )
          expect(state.position).toBe(0)
        },
      ),
    )
    const ended: PlayState = { ...fresh, superseded: true, endedAt: after(20) }
    const late: Report = { studyTime: 15, from: 0, to: 15, rate: 1, seq: 1, late: true }
    expect(follow(ended, late, after(5000)).credited).toBe(15)
    expect(judgeReport(ended, { ...late, late: false }, after(21))).toEqual({ kind: 'superseded' })
    expect(follow({ ...ended, endedAt: null }, late, after(5000)).credited).toBe(0)
  })

  it('[CRS-050] is at most the length of the video in total, whatever is replayed', () => {
    fc.assert(
      fc.property(fc.array(anyReport, { maxLength: 40 }), (reports) => {
        let state = fresh
        let sum = 0
        reports.forEach(({ pause, seq: _seq, ...report }, index) => {
          const step = follow(state, report, after((index + 1) * 100 + pause / 120))
          state = step.state
          sum += step.credited
        })
        expect(sum).toBeCloseTo(measure(state.intervals) / 1000, 6)
        expect(sum).toBeLessThanOrEqual(600)
        expect(state.position).toBeLessThanOrEqual(600)
        expect(state.furthest).toBeLessThanOrEqual(600)
      }),
    )
  })

  it('[CRS-050] is not given for seeking to the end', () => {
    expect(
      credited(fresh, { studyTime: 0, from: 600, to: 600, rate: 1, seq: 1 }, after(15)),
    ).toMatchObject({ credited: 0, done: false, position: 600 })
    expect(
      credited(fresh, { studyTime: 600, from: 0, to: 600, rate: 1, seq: 1 }, after(1)),
    ).toMatchObject({ credited: 1.1, done: false })
  })

  it('[CRS-050] is not given for watching the same part again', () => {
    const seen = { ...fresh, intervals: [[0, 60_000]] as Interval[], furthest: 60 }
    expect(
      credited(seen, { studyTime: 30, from: 20, to: 50, rate: 1, seq: 1 }, after(30)).credited,
    ).toBe(0)
    expect(
      credited(seen, { studyTime: 30, from: 50, to: 80, rate: 1, seq: 1 }, after(30)).credited,
    ).toBe(20)
  })

  it('[CRS-050] ends at the length of the video for a forged end', () => {
    expect(
      credited(fresh, { studyTime: 100, from: 590, to: 690, rate: 1, seq: 1 }, after(100)),
    ).toMatchObject({ credited: 10, position: 600, intervals: [[590_000, 600_000]] })
  })

  it('[CRS-050] is given once for a repeated or older report', () => {
    const state = { ...fresh, lastSeq: 4, earnedUntil: after(60) }
    expect(
      judgeReport(state, { studyTime: 15, from: 0, to: 15, rate: 1, seq: 4 }, after(75)).kind,
    ).toBe('repeated')
    expect(
      judgeReport(state, { studyTime: 15, from: 0, to: 15, rate: 1, seq: 2 }, after(75)).kind,
    ).toBe('repeated')
    expect(
      credited(state, { studyTime: 15, from: 0, to: 15, rate: 1, seq: 7 }, after(75)).seq,
    ).toBe(7)
  })

  it('[CRS-050] continues from the last position for a report with the basic fields only', () => {
    const state = { ...fresh, position: 40, earnedUntil: after(10) }
    expect(credited(state, { studyTime: 15, rate: 1 }, after(25))).toMatchObject({
      credited: 15,
      position: 55,
      intervals: [[40_000, 55_000]],
      seq: 1,
    })
  })

  it('[CRS-115] is not given to a replaced session', () => {
    expect(
      judgeReport(
        { ...fresh, superseded: true },
        { studyTime: 15, from: 0, to: 15, rate: 1, seq: 1 },
        after(15),
      ),
    ).toEqual({ kind: 'superseded' })
  })

  it('[CRS-054] completes a lesson from 90 % of its video on, permanently', () => {
    const almost = {
      ...fresh,
      intervals: [[0, 530_000]] as Interval[],
      furthest: 530,
      position: 530,
    }
    expect(credited(almost, { studyTime: 9, from: 530, to: 539, rate: 1 }, after(9)).done).toBe(
      false,
    )
    expect(
      credited(almost, { studyTime: 10, from: 530, to: 540, rate: 1 }, after(10)),
    ).toMatchObject({ done: true, newlyDone: true })
    expect(
      credited({ ...fresh, done: true }, { studyTime: 1, from: 0, to: 1, rate: 1 }, after(1)),
    ).toMatchObject({ done: true, newlyDone: false })
  })

  it('[CRS-050] is not given for a video of unknown length', () => {
    expect(
      credited(
        { ...fresh, duration: null },
        { studyTime: 15, from: 0, to: 15, rate: 1 },
        after(15),
      ),
    ).toMatchObject({ credited: 0, done: false })
  })

  it('[CRS-114] excludes jumps past the furthest position where jumps are limited, but includes going back and continuing', () => {
    const limited = {
      ...fresh,
      forwardLimited: true,
      intervals: [[0, 60_000]] as Interval[],
      furthest: 60,
      position: 60,
    }
    expect(
      credited(limited, { studyTime: 15, from: 300, to: 315, rate: 1 }, after(15)),
    ).toMatchObject({ credited: 0, position: 60, furthest: 60 })
    expect(
      credited(limited, { studyTime: 15, from: 60, to: 75, rate: 1 }, after(15)),
    ).toMatchObject({ credited: 15, position: 75 })
    expect(
      credited(limited, { studyTime: 15, from: 10, to: 25, rate: 1 }, after(15)),
    ).toMatchObject({ credited: 0, position: 25 })
    expect(
      credited(
        { ...limited, done: true },
        { studyTime: 15, from: 300, to: 315, rate: 1 },
        after(15),
      ).credited,
    ).toBe(15)
  })

  it('[CRS-113] resumes at the last position, and at the beginning after the end', () => {
    expect(resumeAt(123.4, 600)).toBe(123.4)
    expect(resumeAt(599.8, 600)).toBe(0)
  })
})

describe('the union of watched intervals', () => {
  const interval = fc
    .tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 400 }))
    .map(([from, length]): Interval => [from, from + length])

  it('[CRS-050] covers exactly the points of its parts, sorted and separate', () => {
    fc.assert(
      fc.property(
        fc.array(interval, { maxLength: 20 }),
        fc.integer({ min: 0, max: 5400 }),
        (intervals, point) => {
          const merged = union(intervals.map(([from, to]): Interval => [from, to]))
          const covers = (list: Interval[]) =>
            list.some(([from, to]) => from <= point && point < to)
          expect(covers(merged)).toBe(covers(intervals))
          for (let index = 1; index < merged.length; index += 1)
            expect(merged[index]?.[0]).toBeGreaterThan(merged[index - 1]?.[1] ?? 0)
        },
      ),
    )
  })
})

describe('completion of a course', () => {
  it('[CRS-117] lists the missing parts', () => {
    expect(missingFor({ videos: 5, videosDone: 3, examsTotal: 1, examsSubmitted: 2 })).toEqual({
      lessons: 2,
      exams: 0,
    })
  })
})
