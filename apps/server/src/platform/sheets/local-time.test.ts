import { expect, it } from 'vitest'
import { localTime } from './local-time.ts'

const rows = 2000
const moments = Array.from({ length: rows }, (_, row) => new Date(Date.UTC(2026, 0, 1) + row * 5e6))

function millisecondsOf(write: (moment: Date) => string): number {
  const begin = performance.now()
  for (const moment of moments) write(moment)
  return performance.now() - begin
}

it("[FRM-336] writes moments in a sortable format, in the reader's time zone", () => {
  for (const timeZone of ['Asia/Kuala_Lumpur', 'America/St_Johns', 'UTC', 'Asia/Kathmandu'])
    for (const moment of moments.slice(0, 300))
      expect(localTime(moment, timeZone)).toBe(moment.toLocaleString('sv-SE', { timeZone }))
  expect(localTime(new Date('2026-03-01T00:30:00Z'), 'Asia/Kuala_Lumpur')).toBe(
    '2026-03-01 08:30:00',
  )
})

it('[FRM-336] creates the format of a zone once, however many rows a file has', () => {
  const timeZone = 'Asia/Singapore'
  const ready = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  localTime(new Date(0), timeZone)
  const least = millisecondsOf((moment) => ready.format(moment))
  expect(millisecondsOf((moment) => localTime(moment, timeZone)) / least).toBeLessThan(10)
})
