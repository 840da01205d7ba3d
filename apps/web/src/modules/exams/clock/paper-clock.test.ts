import { expect, test } from 'vitest'
import { announcementBetween, PaperClock } from './paper-clock.ts'

const minute = 60_000

test('[EXM-101] the countdown follows each response of the server, not the clock of the device', () => {
  let now = 5000
  const clock = new PaperClock(() => now)
  expect(clock.remaining()).toBeNull()
  clock.follow({ remaining: 10 * minute, deadline: 'a' }, 400)
  expect(clock.remaining()).toBe(10 * minute - 200)
  now += minute
  expect(clock.remaining()).toBe(9 * minute - 200)
  clock.follow({ remaining: 20 * minute, deadline: 'b' })
  expect(clock.remaining()).toBe(20 * minute)
  now += 30 * minute
  expect(clock.remaining()).toBe(0)
})

test('[EXM-010] without a time limit the clock counts nothing down', () => {
  const clock = new PaperClock(() => 0)
  clock.follow({ remaining: null, deadline: null })
  expect(clock.remaining()).toBeNull()
})

test('the clock notifies its listeners only when the server moved the deadline', () => {
  const clock = new PaperClock(() => 0)
  const received: (string | null)[] = []
  clock.subscribe(() => received.push(clock.deadline()))
  clock.follow({ remaining: minute, deadline: 'a' })
  clock.follow({ remaining: minute, deadline: 'a' })
  clock.follow({ remaining: minute, deadline: 'b' })
  expect(received).toEqual(['a', 'b'])
})

test('[EXM-117] the newest extension in a response is kept and notified once', () => {
  const clock = new PaperClock(() => 0)
  const extension = {
    at: '2026-11-02T08:00:00.000Z',
    deadline: 'b',
    by: 'A teacher',
    reason: 'Fire.',
  }
  let received = 0
  clock.subscribe(() => (received += 1))
  clock.follow({ remaining: minute, deadline: 'a', extension: null })
  expect([received, clock.extension()]).toEqual([1, null])
  clock.follow({ remaining: minute, deadline: 'b', extension })
  clock.follow({ remaining: minute, deadline: 'b', extension: { ...extension } })
  expect(received).toBe(2)
  expect(clock.extension()).toBe(extension)
  const newer = { ...extension, at: '2026-11-02T08:05:00.000Z' }
  clock.follow({ remaining: minute, deadline: 'b', extension: newer })
  expect([received, clock.extension()]).toEqual([3, newer])
})

test('[EXM-110] 10, 5 and 1 minutes are announced once each', () => {
  const spoken: number[] = []
  for (let left = 15 * minute; left > 0; left -= 1000) {
    const said = announcementBetween(left, left - 1000)
    if (said !== undefined) spoken.push(said)
  }
  expect(spoken).toEqual([10, 5, 1])
  expect(announcementBetween(12 * minute, 4 * minute)).toBe(5)
  expect(announcementBetween(null, 4 * minute)).toBeUndefined()
})

test('[EXM-134] isWithinGrace is true while answers after the end are still accepted', () => {
  let now = 0
  const clock = new PaperClock(() => now)
  clock.follow({ remaining: minute, deadline: 'a' })
  expect(clock.isWithinGrace(minute)).toBe(false)
  now = minute
  expect(clock.isWithinGrace(minute)).toBe(true)
  now = 2 * minute + 1000
  expect(clock.isWithinGrace(minute)).toBe(true)
  now = 3 * minute
  expect(clock.isWithinGrace(minute)).toBe(false)
})
