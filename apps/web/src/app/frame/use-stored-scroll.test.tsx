// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { schoolHomeStore } from './school-home-store.ts'
import { useStoredScroll } from './use-stored-scroll.ts'

/** How far the fake page can be scrolled, in pixels. */
let reach = 1000
let growing: (() => void)[] = []
const grow = (to: number) => {
  reach = to
  growing.forEach((look) => look())
}
const scrollTo = (place: number) => {
  window.scrollY = Math.min(place, reach)
}

class Observer {
  look: () => void
  constructor(look: () => void) {
    this.look = look
  }
  observe() {
    growing.push(this.look)
  }
  disconnect() {
    growing = growing.filter((look) => look !== this.look)
  }
}

function Frame() {
  useStoredScroll()
  return <Outlet />
}

async function open(at: string) {
  const root = createRootRoute({ component: Frame })
  const page = (path: string, loader?: () => Promise<void>) =>
    createRoute({ getParentRoute: () => root, path, loader, component: () => <p>{path}</p> })
  let answer = () => {}
  const slow = () => new Promise<void>((resolve) => (answer = resolve))
  const router = createRouter({
    routeTree: root.addChildren([page('/home'), page('/course'), page('/slow', slow)]),
    history: createMemoryHistory({ initialEntries: [at] }),
    scrollRestoration: true,
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultPendingComponent: () => <p>coming</p>,
  })
  render(<RouterProvider router={router as never} />)
  await screen.findByText(at)
  const go = (href: string) => act(() => router.navigate({ href }))
  return { router, go, answer: () => answer() }
}

beforeEach(() => {
  reach = 1000
  growing = []
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('scrollTo', (x: number | ScrollToOptions, y = 0) =>
    scrollTo(typeof x === 'number' ? y : (x.top ?? 0)),
  )
  scrollTo(0)
  localStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the scroll position on the home page', () => {
  it('[FRM-072] is restored however late the page has grown, until the visitor scrolls', async () => {
    const { go } = await open('/home')
    scrollTo(700)
    await go('/course')
    expect(window.scrollY).toBe(0)
    reach = 100
    await go('/home')
    expect(window.scrollY).toBe(100)
    grow(400)
    grow(1000)
    expect(window.scrollY).toBe(700)
    window.dispatchEvent(new Event('touchstart'))
    scrollTo(50)
    grow(1200)
    expect(window.scrollY).toBe(50)
  })

  it('[FRM-072] survives a second load, as a redirect or a step back causes it', async () => {
    const { go, router } = await open('/home')
    scrollTo(700)
    await go('/course')
    await go('/home')
    await act(() => router.navigate({ href: '/home', replace: true }))
    expect(window.scrollY).toBe(700)
    window.dispatchEvent(new Event('keydown'))
    await go('/home')
    expect(window.scrollY).toBe(0)
  })

  it('[FRM-072] is not overwritten with 0 by a page whose navigation was cancelled', async () => {
    const { go, router } = await open('/home')
    scrollTo(700)
    act(() => void router.navigate({ href: '/slow' }))
    await screen.findByText('coming')
    // A short page is shown between the two visits.
    scrollTo(0)
    await go('/course')
    expect(schoolHomeStore.place()).toBe(700)
    await go('/home')
    expect(window.scrollY).toBe(700)
  })
})
