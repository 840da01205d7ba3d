import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { setPerson } from '../packages/site/src/storage/person.ts'
import { startNextHour } from './component-clock.ts'

// Waiting ends as soon as something is there; only a busy machine needs this long.
configure({ asyncUtilTimeout: 5000 })

beforeEach(startNextHour)

// Component tests share one window per worker, so what a test renders or stores must go with it.
afterEach(() => {
  // A toast of one test would take the place of one of the next.
  notifications.clean()
  notifications.cleanQueue()
  cleanup()
  document.body.innerHTML = ''
  setPerson(null)
  window.localStorage.clear()
  window.sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    const [name] = cookie.split('=')
    // The path of a cookie is part of what it is known by.
    for (const path of ['', ' path=/;']) document.cookie = `${name}=;${path} max-age=0`
  }
})

/** Mantine asks for the colour scheme and for reduced motion; neither matters to these tests. */
function answerNoMatch(query: string): MediaQueryList {
  return {
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  }
}

class SilentResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

vi.stubGlobal('matchMedia', answerNoMatch)
vi.stubGlobal('ResizeObserver', SilentResizeObserver)
// A text area that grows waits for the fonts of the page, which this window has none of.
if (!document.fonts) Object.defineProperty(document, 'fonts', { value: new EventTarget() })
window.HTMLElement.prototype.scrollIntoView = () => {}
