// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PictureProps } from './picture.tsx'

let Picture: (props: PictureProps) => ReactNode

beforeEach(async () => {
  // The module is loaded again, because it remembers that earlier tests have used the page.
  vi.resetModules()
  ;({ Picture } = await import('./picture.tsx'))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const late = () => <Picture src="/far.webp" alt="Far below" late />
const picture = () => screen.queryByRole('img', { name: 'Far below' })

it('[FRM-321] loads a late picture when it comes near the window', () => {
  let report: (entries: { isIntersecting: boolean }[]) => void = () => {}
  const Observer = vi.fn(function (this: object, callback: typeof report) {
    report = callback
    Object.assign(this, { observe() {}, disconnect() {} })
  })
  vi.stubGlobal('IntersectionObserver', Observer)
  render(<div>{late()}</div>)
  expect(picture()).toBeNull()
  act(() => report([{ isIntersecting: true }]))
  expect(picture()?.getAttribute('src')).toBe('/far.webp')
})

it('[FRM-321] has a late picture in the page for those without script', () => {
  expect(renderToString(late())).toMatch(/^<noscript><img [^>]*src="\/far\.webp"/)
})

it('[FRM-321] loads every picture of a page that is in use', async () => {
  render(<div>{late()}</div>)
  expect(picture()).toBeNull()
  await act(async () => void window.dispatchEvent(new Event('keydown')))
  expect(picture()).not.toBeNull()
})
