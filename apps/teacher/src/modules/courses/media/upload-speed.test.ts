import { expect, it } from 'vitest'
import { nextSpeed, secondsLeft, startSpeed } from './upload-speed.ts'

it('[TCH-150] nextSpeed gives speed and remaining time, and one slow second changes them little', () => {
  let speed = startSpeed({ sent: 0, at: 0 })
  expect(secondsLeft({ size: 100_000, sent: 0 }, speed.perSecond)).toBeNull()
  speed = nextSpeed(speed, { sent: 100, at: 10 })
  expect(speed.perSecond).toBeNull()
  speed = nextSpeed(speed, { sent: 1000, at: 1000 })
  expect(speed.perSecond).toBe(1000)
  expect(secondsLeft({ size: 61_000, sent: 1000 }, speed.perSecond)).toBe(60)
  speed = nextSpeed(speed, { sent: 1000, at: 2000 })
  expect(speed.perSecond).toBe(700)
})

it('[TCH-150] bytes that must be sent again never give a negative speed', () => {
  const speed = nextSpeed(startSpeed({ sent: 5000, at: 0 }), { sent: 1000, at: 2000 })
  expect(speed.perSecond).toBe(0)
  expect(secondsLeft({ size: 9000, sent: 1000 }, speed.perSecond)).toBeNull()
})
