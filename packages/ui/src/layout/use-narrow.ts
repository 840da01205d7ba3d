import { createContext, use, useSyncExternalStore } from 'react'

/** Matches windows in which a page has a single column (FRM-071). */
const narrow = '(max-width: 767px)'

/** Whether the window is narrow, for code outside of React's rendering. */
export const isNarrow = (): boolean => matchMedia(narrow).matches

function subscribe(listener: () => void): () => void {
  const query = matchMedia(narrow)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether server rendering assumes a narrow window. */
export const NarrowContext = createContext(false)

/** Whether the window is so narrow that pages have a single column. */
export function useNarrow(): boolean {
  const assumed = use(NarrowContext)
  return useSyncExternalStore(subscribe, isNarrow, () => assumed)
}
