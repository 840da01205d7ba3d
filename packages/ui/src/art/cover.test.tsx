// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Cover } from './cover.tsx'

const standAt = (top: number) =>
  vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, top, 320, 180))
const drawing = () => screen.getByRole('img', { name: 'Course' }).querySelector('svg')

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('draws a cover in the window before anything is shown', async () => {
  standAt(window.innerHeight - 1)
  render(<Cover seed="near" alt="Course" />)
  await Promise.resolve()
  expect(drawing()).toBeTruthy()
})

it('draws a cover below the window when the browser is idle', () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (turn: () => void) => idle.push(turn))
  vi.stubGlobal('cancelIdleCallback', () => {})
  standAt(window.innerHeight)
  const { unmount } = render(<Cover seed="far" alt="Course" />)
  expect(drawing()).toBeNull()
  act(() => idle.forEach((turn) => turn()))
  expect(drawing()).toBeTruthy()
  unmount()
  render(<Cover seed="far" alt="Course" />)
  expect(drawing(), 'drawn before').toBeTruthy()
})

it('waits for nothing where the cover is what is seen first', () => {
  standAt(window.innerHeight)
  render(<Cover seed="first" alt="Course" eager />)
  expect(drawing()).toBeTruthy()
})
