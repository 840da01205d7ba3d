import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cleanupPage, renderPage } from '../../../testing/render-page.tsx'
import { Countdown } from './countdown.tsx'

let passed = 0

beforeEach(() => {
  passed = 0
  vi.spyOn(performance, 'now').mockImplementation(() => 1000 + passed)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  cleanupPage()
})

/** Advances the clock of the device by some seconds. */
async function wait(seconds: number) {
  passed += seconds * 1000
  await act(async () => vi.advanceTimersByTimeAsync(1000))
}

it('[ORD-017] the countdown follows the clock of the server, not that of the device', async () => {
  vi.useFakeTimers({ now: Date.parse('2031-01-01T00:00:00Z'), toFake: ['Date'] })
  const order = { now: '2026-11-02T08:29:30.000Z', closeTime: '2026-11-02T08:30:00.000Z' }
  await renderPage(<Countdown order={order} onOver={() => {}} />)
  expect(await screen.findByText('0:30')).toBeTruthy()
})

it('[ORD-017] [ORD-060] when the time is up, the state of the order is requested once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const onOver = vi.fn()
  const order = { now: '2026-11-02T08:29:58.000Z', closeTime: '2026-11-02T08:30:00.000Z' }
  await renderPage(<Countdown order={order} onOver={onOver} />)
  expect(await screen.findByText('0:02')).toBeTruthy()
  await wait(1)
  expect(screen.getByText('0:01')).toBeTruthy()
  expect(onOver).not.toHaveBeenCalled()
  await wait(5)
  expect(screen.getByText('The time to pay is over.')).toBeTruthy()
  await wait(5)
  expect(onOver).toHaveBeenCalledOnce()
})
