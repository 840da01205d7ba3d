import { describe, expect, it } from 'vitest'
import { phaseAt, stageOf } from './phases.ts'

const start = Date.UTC(2026, 11, 5, 14)
const minutes = (count: number) => count * 60_000
const iso = (time: number) => new Date(time).toISOString()
const notice = {
  startsAt: iso(start),
  endsAt: iso(start + minutes(90)),
  showsFrom: iso(start - minutes(1440)),
}
const phase = (after: number, paperEnd: number | null = null) =>
  phaseAt(notice, start + minutes(after), paperEnd === null ? null : iso(start + minutes(paperEnd)))

describe('the phases of a maintenance', () => {
  it.each([
    [-1441, 'early'],
    [-1440, 'ahead'],
    [-16, 'ahead'],
    [-15, 'soon'],
    [0, 'running'],
    [89, 'running'],
    [90, 'over'],
  ])('[OPS-076] %d minutes after the start it is %s', (after, expected) =>
    expect(phase(after)).toBe(expected),
  )

  it('[OPS-082] a paper that ends after the start shows the notice at any time before', () => {
    expect(phase(-3000, 1)).toBe('paper')
    expect(phase(-3000, 0)).toBe('early')
    expect(phase(-60, 30)).toBe('paper')
    expect(phase(-5, 30)).toBe('soon')
    expect(phase(95, 120)).toBe('over')
  })

  it('[OPS-080] the last minutes and the maintenance itself are one stage', () => {
    expect((['early', 'ahead', 'paper', 'soon', 'running', 'over'] as const).map(stageOf)).toEqual([
      null,
      'ahead',
      'paper',
      'late',
      'late',
      null,
    ])
  })
})
