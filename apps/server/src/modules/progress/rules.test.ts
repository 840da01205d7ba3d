import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter, foldDays, mondayOf } from './rules.ts'

const today = '2026-11-18'

describe('the study days', () => {
  it('[CRS-194] are grouped into 26 weeks that begin on Mondays', () => {
    const { days, thisWeek, bestWeek, betterWeek } = foldDays(
      [
        { day: '2026-11-16', seconds: 60 },
        { day: '2026-11-18', seconds: 40 },
        { day: '2026-08-05', seconds: 100 },
        { day: '2026-10-06', seconds: 99 },
        { day: '2020-01-01', seconds: 9999 },
      ],
      today,
    )
    expect(days[0]?.day).toBe('2026-05-25')
    expect(days.at(-1)?.day).toBe(today)
    expect(days).toHaveLength(25 * 7 + 3)
    expect(thisWeek).toBe(100)
    expect(bestWeek).toEqual({ monday: '2026-11-16', seconds: 100 })
    expect(betterWeek).toBe('2026-08-03')
  })

  it('[CRS-194] form a streak up to today, or up to yesterday while today is empty', () => {
    const on = (...studied: string[]) =>
      foldDays(
        studied.map((day) => ({ day, seconds: 1 })),
        today,
      ).streak
    expect(on()).toBe(0)
    expect(on('2026-11-18')).toBe(1)
    expect(on('2026-11-17', '2026-11-16')).toBe(2)
    expect(on('2026-11-18', '2026-11-17', '2026-11-15')).toBe(2)
    expect(on('2026-11-16')).toBe(0)
  })

  it('[CRS-194] lose no second of the shown weeks, and give the same streak as a simple count', () => {
    const ago = fc.uniqueArray(
      fc.record({ ago: fc.nat(400), seconds: fc.integer({ min: 1, max: 9000 }) }),
      { selector: ({ ago: days }) => days, maxLength: 120 },
    )
    const anyDay = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2090-01-01'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(ago, anyDay, (studied, date) => {
        const end = date.toISOString().slice(0, 10)
        const rows = studied.map(({ ago: days, seconds }) => ({
          day: dayAfter(end, -days),
          seconds,
        }))
        const { days, streak, thisWeek, bestWeek } = foldDays(rows, end)
        const [first] = days
        expect(first && mondayOf(first.day)).toBe(first?.day)
        const shown = rows.filter(({ day }) => first && day >= first.day)
        const sum = (list: { seconds: number }[]) => list.reduce((all, one) => all + one.seconds, 0)
        expect(sum(days)).toBe(sum(shown))
        expect(thisWeek).toBe(sum(shown.filter(({ day }) => mondayOf(day) === mondayOf(end))))
        expect(bestWeek?.seconds ?? 0).toBeGreaterThanOrEqual(thisWeek)
        const agos = new Set(studied.map(({ ago: one }) => one))
        const begin = agos.has(0) ? 0 : 1
        let length = 0
        while (agos.has(begin + length)) length += 1
        expect(streak).toBe(length)
      }),
    )
  })
})
