import { randomId } from '@mantine/hooks'
import { createHashHistory, type RouterHistory } from '@tanstack/react-router'

interface State {
  __TSR_index?: number
  __TSR_key?: string
}

/**
 * The history of the router, in which every entry has a number. The router itself numbers only
 * entries that it created, but the address bar, bookmarks and scripts create entries too. When a
 * person decides to stay on a page, the router computes from the numbers how far to go back.
 * Without a number it would do nothing, reload the page, or show the address of another page.
 */
export function createCountedHistory(): RouterHistory {
  // The router replaces these two functions. Its own versions would show the page of the entry at
  // once.
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
      // A new address is the next entry. The same address replaces its own entry.
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
  // The router writes its entries in a microtask that was queued earlier.
  history.subscribe(() => queueMicrotask(note))
  return history
}
