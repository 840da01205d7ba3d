import type { ScoreBuckets } from '@titian/contract'
import { describe, expect, it } from 'vitest'
import { bandFinding, dayFinding, pieFinding, scoreFinding, stopFinding } from './findings.ts'

const none: ScoreBuckets = {
  one: 0,
  two: 0,
  three: 0,
  four: 0,
  five: 0,
  six: 0,
  seven: 0,
  eight: 0,
  nine: 0,
  ten: 0,
}
const named = (...values: number[]) => values.map((value, at) => ({ name: `${at}`, value }))

describe('[TCH-130] the title of a plot', () => {
  it('[TCH-130] names the fullest bucket and those under the pass mark', () => {
    expect(scoreFinding(none)).toEqual({ key: 'scores.none' })
    const values = { from: 70, to: 80, count: 3, total: 10 }
    expect(scoreFinding({ ...none, six: 3, eight: 5, ten: 2 })).toEqual({
      key: 'scores.finding',
      values,
    })
    expect(scoreFinding({ ...none, ten: 2 }).key).toBe('scores.allPassed')
  })

  it('[TCH-130] says how many passed, how many are behind, and where most students stop', () => {
    const pie = (['under60', 'from60', 'from70', 'from80', 'from90'] as const).map((name, at) => ({
      name,
      value: at,
    }))
    expect(pieFinding(pie)).toEqual({ key: 'pie.finding', values: { percent: 100 } })
    expect(pieFinding(pie.map(({ name }) => ({ name, value: 1 })))).toEqual({
      key: 'pie.finding',
      values: { percent: 80 },
    })
    expect(bandFinding(named(2, 1, 1, 0, 0, 4))).toEqual({
      key: 'bands.finding',
      values: { count: 4, total: 8 },
    })
    expect(stopFinding(named(1, 5, 2))).toEqual({
      key: 'stops.finding',
      values: { number: 2, name: '1', count: 5 },
    })
    expect(stopFinding([])).toEqual({ key: 'stops.none' })
  })

  it('[TCH-130] compares the last seven days with the seven days before, in hours', () => {
    const days = named(
      ...Array.from({ length: 30 }, (_, at) => (at >= 23 ? 60 : at >= 16 ? 30 : 0)),
    )
    expect(dayFinding(days)).toEqual({ key: 'days.more', values: { now: 7, before: 3.5 } })
    const fewer = named(...Array.from({ length: 30 }, (_, at) => (at >= 23 ? 6 : 60)))
    expect(dayFinding(fewer)).toEqual({ key: 'days.less', values: { now: 0.7, before: 7 } })
    expect(dayFinding(named(0, 0)).key).toBe('days.none')
  })
})
