import { createContext, use, useSyncExternalStore } from 'react'

/** Where the window is folded to one column (FRM-071). */
const narrow = '(max-width: 767px)'

/** For code that runs outside of what is drawn. */
export const isNarrow = (): boolean => matchMedia(narrow).matches

function subscribe(listener: () => void): () => void {
  const query = matchMedia(narrow)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** What a page drawn on the server assumes of its window. */
export const NarrowContext = createContext(false)

/** Whether the window is folded to one column. */
export function useNarrow(): boolean {
  const assumed = use(NarrowContext)
  return useSyncExternalStore(subscribe, isNarrow, () => assumed)
}
