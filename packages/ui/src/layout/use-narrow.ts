import { createContext, use, useSyncExternalStore } from 'react'

/** At widths with a single column (FRM-071). */
const narrow = '(max-width: 767px)'

/** For code outside of React rendering. */
export const isNarrow = (): boolean => matchMedia(narrow).matches

function subscribe(listener: () => void): () => void {
  const query = matchMedia(narrow)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** The window that server rendering assumes. */
export const NarrowContext = createContext(false)

/** Whether the window is so narrow that pages have a single column. */
export function useNarrow(): boolean {
  const assumed = use(NarrowContext)
  return useSyncExternalStore(subscribe, isNarrow, () => assumed)
}
