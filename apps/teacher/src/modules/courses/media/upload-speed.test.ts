import { expect, it } from 'vitest'
import { nextSpeed, secondsLeft, startSpeed } from './upload-speed.ts'

it('[TCH-150] tells the speed and the time left of an upload, and lets one slow second weigh little', () => {
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

it('[TCH-150] takes bytes that have to be sent again for no speed below zero', () => {
  const speed = nextSpeed(startSpeed({ sent: 5000, at: 0 }), { sent: 1000, at: 2000 })
  expect(speed.perSecond).toBe(0)
  expect(secondsLeft({ size: 9000, sent: 1000 }, speed.perSecond)).toBeNull()
})
