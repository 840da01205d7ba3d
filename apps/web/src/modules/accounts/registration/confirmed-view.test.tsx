// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderAt, serve, cleanupRender } from '../testing/render-at.tsx'
import { ConfirmedView } from './confirmed-view.tsx'

afterEach(() => {
  vi.useRealTimers()
  cleanupRender()
})

it('[ACC-154] the view counts three seconds down and then continues once', async () => {
  serve({})
  const onMoveOn = vi.fn()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await renderAt(<ConfirmedView type="reseted" onMoveOn={onMoveOn} />)
  await screen.findByRole('status')
  const second = () => act(() => vi.advanceTimersByTimeAsync(1000))
  const seen: string[] = []
  for (let count = 0; count < 3; count += 1) {
    seen.push(/\d+/.exec(document.querySelector('p.num')?.textContent ?? '')?.[0] ?? '')
    expect(onMoveOn).not.toHaveBeenCalled()
    await second()
  }
  expect(seen).toEqual(['3', '2', '1'])
  expect(onMoveOn).toHaveBeenCalledOnce()
  await second()
  expect(onMoveOn).toHaveBeenCalledOnce()
})
