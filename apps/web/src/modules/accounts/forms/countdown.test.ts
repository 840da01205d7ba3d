import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Countdown, smsState } from './countdown.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('[ACC-121] [ACC-122] the countdown decreases by one each second from 60', () => {
  const countdown = new Countdown()
  const seen: number[] = []
  countdown.subscribe(() => seen.push(countdown.read()))
  countdown.start(60)
  vi.advanceTimersByTime(60_000)
  expect(seen).toEqual(Array.from({ length: 61 }, (_, index) => 60 - index))
})

it('[ACC-121] the countdown is right after the tab was asleep', () => {
  const countdown = new Countdown()
  countdown.start(60)
  vi.setSystemTime(Date.now() + 41_000)
  vi.advanceTimersByTime(1000)
  expect(countdown.read()).toBe(18)
})

it('[ACC-124] a stopped countdown is reset and can start again', () => {
  const countdown = new Countdown()
  countdown.start(60)
  vi.advanceTimersByTime(5000)
  countdown.stop()
  expect(countdown.read()).toBe(0)
  vi.advanceTimersByTime(5000)
  expect(countdown.read()).toBe(0)
  countdown.start(3)
  vi.advanceTimersByTime(1000)
  expect(countdown.read()).toBe(2)
})

it('[ACC-120] [ACC-123] the SMS button has three states', () => {
  expect(smsState(0, false)).toBe(0)
  expect(smsState(60, true)).toBe(1)
  expect(smsState(1, true)).toBe(1)
  expect(smsState(0, true)).toBe(2)
})
