import { randomId } from '@mantine/hooks'
import { createHashHistory, type RouterHistory } from '@tanstack/react-router'

interface State {
  __TSR_index?: number
  __TSR_key?: string
}

/**
 * The history of the router, in which also an entry has its number that the router did not make: one of
 * the address bar, of a bookmark, or of a script. The router counts by these numbers how far to go back
 * when somebody stays; without one it goes nowhere, loads the page again, or stays beside a foreign address.
 */
export function createCountedHistory(): RouterHistory {
  // The router replaces these two functions; its own would show the page of the entry at once.
  const replaceState = window.history.replaceState.bind(window.history)
  let index = 0
  let address = ''
  const readState = () => window.history.state as State | null
  const note = () => {
    index = readState()?.__TSR_index ?? index
    address = window.location.href
  }
  const number = () => {
    if (readState()?.__TSR_index === undefined) {
      // A new address is the next entry; the same address replaces its own entry.
      const next = window.location.href === address ? index : index + 1
      const key = randomId()
      replaceState({ ...readState(), key, __TSR_key: key, __TSR_index: next }, '')
    }
    note()
  }
  // Runs before the listener of the router, which reads the number.
  window.addEventListener('popstate', number)
  const history = createHashHistory()
  note()
  // The router writes its entries in a microtask that was queued before this one.
  history.subscribe(() => queueMicrotask(note))
  return history
}
