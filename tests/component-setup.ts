import { notifications } from '@mantine/notifications'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { setPerson } from '../packages/site/src/storage/person.ts'
import { startNextHour } from './component-clock.ts'

// A test stops waiting as soon as the element appears. Only a busy machine needs as long as this.
configure({ asyncUtilTimeout: 5000 })

beforeEach(startNextHour)

// Component tests share one window in a worker, so everything that a test renders or stores must be
// removed.
afterEach(() => {
  // Removes the toasts, because a toast of one test could replace a toast of the next test.
  notifications.clean()
  notifications.cleanQueue()
  cleanup()
  document.body.innerHTML = ''
  setPerson(null)
  window.localStorage.clear()
  window.sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    const [name] = cookie.split('=')
    // The path is a part of a cookie's identity, so deleting a cookie needs it.
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

/**
 * Mantine passes elements to its warnings. The console would print the whole window with each
 * element.
 */
const shorten = (part: unknown) => (part instanceof Element ? part.outerHTML.slice(0, 200) : part)
const { warn } = console
console.warn = (...parts: unknown[]) => warn(...parts.map(shorten))

vi.stubGlobal('matchMedia', answerNoMatch)
vi.stubGlobal('ResizeObserver', SilentResizeObserver)
// A text area that grows waits for the fonts of the page, and happy-dom has no fonts.
if (!document.fonts) Object.defineProperty(document, 'fonts', { value: new EventTarget() })
window.HTMLElement.prototype.scrollIntoView = () => {}
