// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { createCountedHistory } from './counted-history.ts'

const browserReplace = window.history.replaceState.bind(window.history)

/**
 * Simulates that a person types an address. The browser then creates an entry without state and
 * sends an event.
 */
function type(path: string) {
  browserReplace(null, '', `#${path}`)
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

const number = () => (window.history.state as { __TSR_index: number }).__TSR_index

describe('the numbers of the history entries', () => {
  it('[FRM-326] numbers an entry of the address bar as the next one, and the same address keeps its number, even during the question on leaving', async () => {
    const history = createCountedHistory()
    expect(number()).toBe(0)
    history.push('/made')
    await Promise.resolve()
    await Promise.resolve()
    expect(number()).toBe(1)
    type('/typed')
    expect(number()).toBe(2)
    type('/typed')
    expect(number()).toBe(2)
    type('/other')
    expect(number()).toBe(3)
    history.push('/after')
    await Promise.resolve()
    await Promise.resolve()
    expect(number()).toBe(4)
    expect(history.location.pathname).toBe('/after')

    // The page is still shown while the question is open, although the browser is already at the
    // next entry.
    history.block({ blockerFn: () => new Promise(() => undefined) })
    type('/asked')
    expect(number()).toBe(5)
    type('/again')
    expect(number()).toBe(6)
    expect(history.location.pathname).toBe('/after')
  })
})
