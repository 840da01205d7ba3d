import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { setPerson } from '../packages/site/src/storage/person.ts'
import { startNextHour } from './component-clock.ts'

// Waiting ends as soon as the element appears; only a busy machine needs this long.
configure({ asyncUtilTimeout: 5000 })

beforeEach(startNextHour)

// Component tests share one window in a worker, so everything that a test renders or stores must be
// removed.
afterEach(() => {
  // A toast of one test would replace one of the next.
  notifications.clean()
  notifications.cleanQueue()
  cleanup()
  document.body.innerHTML = ''
  setPerson(null)
  window.localStorage.clear()
  window.sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    const [name] = cookie.split('=')
    // The path of a cookie is part of its identity.
    for (const path of ['', ' path=/;']) document.cookie = `${name}=;${path} max-age=0`
  }
})

/** Mantine queries the colour scheme and reduced motion; neither matters to these tests. */
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

/** Mantine gives elements to its warnings, and the console would print the whole window with each. */
const shorten = (part: unknown) => (part instanceof Element ? part.outerHTML.slice(0, 200) : part)
const { warn } = console
console.warn = (...parts: unknown[]) => warn(...parts.map(shorten))

vi.stubGlobal('matchMedia', answerNoMatch)
vi.stubGlobal('ResizeObserver', SilentResizeObserver)
// A growing text area waits for the page's fonts, which this window lacks.
if (!document.fonts) Object.defineProperty(document, 'fonts', { value: new EventTarget() })
window.HTMLElement.prototype.scrollIntoView = () => {}
