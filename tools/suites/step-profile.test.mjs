import { describe, expect, it } from 'vitest'
import { kindOf, ownTime, readStat, Sums } from './step-profile.mjs'

const step = (title, duration, steps = [], category = 'pw:api') => ({
  title,
  duration,
  steps,
  category,
})

describe('the profile of journeys', () => {
  it('names a Playwright step by its verb and other steps by their category', () => {
    expect(kindOf(step("Click getByRole('button')", 1))).toBe('Click')
    expect(kindOf(step('Navigate to "/en/home"', 1))).toBe('Navigate')
    expect(kindOf(step('Expect "toBeVisible"', 1, [], 'expect'))).toBe('expect')
  })

  it('counts the time of a step without its inner steps, and never less than zero', () => {
    expect(ownTime(step('sign in', 500, [step('Fill', 100), step('Click', 150)]))).toBe(250)
    expect(ownTime(step('all', 100, [step('one', 80), step('other', 80)]))).toBe(0)
    expect(ownTime(step('all', 100, [step('unfinished', -1)]))).toBe(100)
  })

  it('sums by name, largest first', () => {
    const sums = new Sums()
    for (const [name, time] of [
      ['Click', 300],
      ['Fill', 1000],
      ['Click', 200],
    ])
      sums.add(name, time)
    expect(sums.largest()).toEqual([
      { name: 'Fill', count: 1, seconds: 1 },
      { name: 'Click', count: 2, seconds: 0.5 },
    ])
    expect(sums.largest(1)).toHaveLength(1)
  })

  it('reads the processor time of a program whose name has spaces and brackets', () => {
    const stat = '77 (a (b) c) S 1 77 77 0 -1 4194560 100 200 0 0 150 50 7 9 20 0 1 0'
    expect(readStat(stat)).toEqual({ program: 'a (b) c', seconds: 2 })
  })
})
