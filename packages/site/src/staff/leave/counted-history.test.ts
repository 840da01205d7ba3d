// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { createCountedHistory } from './counted-history.ts'

const browserReplace = window.history.replaceState.bind(window.history)

/** What a browser does when an address is typed: an entry without state, and the event. */
function type(path: string) {
  browserReplace(null, '', `#${path}`)
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

const number = () => (window.history.state as { __TSR_index: number }).__TSR_index

describe('the numbers of the entries', () => {
  it('[FRM-326] an entry of the address bar has the next number, the same address again keeps its own, also while the question at leaving is open', async () => {
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

    // The page stays on show while the question is open; the browser is further.
    history.block({ blockerFn: () => new Promise(() => undefined) })
    type('/asked')
    expect(number()).toBe(5)
    type('/again')
    expect(number()).toBe(6)
    expect(history.location.pathname).toBe('/after')
  })
})
