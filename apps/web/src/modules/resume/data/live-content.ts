import type { ResumeContent } from '@titian/contract'
import type { SavedState } from '@titian/ui'
import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'

type Alter = (content: ResumeContent) => ResumeContent

/** The state of the open form. */
interface Live {
  /** Applies the unsaved values to the content. */
  alter: Alter
  state: SavedState
}
const asStored: Live = { alter: (content) => content, state: 'saved' }

/** The unsaved values of the open form. The page shows them, and so each keystroke. */
export function createLive() {
  let live = asStored
  let writer: object | null = null
  const listeners = new Set<() => void>()
  const set = (next: Live) => {
    live = next
    listeners.forEach((listener) => listener())
  }
  return {
    write: (form: object, next: Live) => {
      writer = form
      set(next)
    },
    /** Called by a form that closes. If another form has opened, the call does nothing. */
    forget: (form: object) => {
      if (writer === form) set(asStored)
    },
    get: () => live,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export const LiveContext = createContext(createLive())

/** Shows the values of a form on the page while the form is open. */
export function useWriteLive(alter: Alter, state: SavedState): void {
  const live = use(LiveContext)
  const [form] = useState({})
  useLayoutEffect(() => live.write(form, { alter, state }), [live, form, alter, state])
  useEffect(() => () => live.forget(form), [live, form])
}

/** Returns the content with the unsaved values. */
export function useLiveContent(stored: ResumeContent): ResumeContent {
  const live = use(LiveContext)
  const { alter } = useSyncExternalStore(live.subscribe, live.get, live.get)
  return alter(stored)
}

export function useLiveState(): SavedState {
  const live = use(LiveContext)
  return useSyncExternalStore(
    live.subscribe,
    () => live.get().state,
    () => 'saved',
  )
}
