import { useEffect } from 'react'

export interface UnsavedWork {
  /**
   * False if a draft on the device survives the closing of the page, so that the browser need not
   * warn.
   */
  lostOnClosing: boolean
  /**
   * True if the work is also lost when the user opens another page of the site, because there is no
   * draft and nothing continues to send it.
   */
  lostOnLeaving?: boolean
}

const works = new Set<UnsavedWork>()
const listeners = new Set<() => void>()
let isLeaving = false

function ask(event: Event): void {
  if (!isLeaving) event.preventDefault()
}

/** The browser warns as long as a listener exists, so there is none without unsaved work. */
function listen(): void {
  if ([...works].some(({ lostOnClosing }) => lostOnClosing))
    window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
  for (const notify of listeners) notify()
}

/** Adds unsaved work to the only list of this page; returns a function that removes it. */
export function addUnsavedWork(work: UnsavedWork = { lostOnClosing: true }): () => void {
  works.add(work)
  listen()
  return () => {
    works.delete(work)
    listen()
  }
}

/** Whether something on this page is neither sent nor saved (FRM-182). */
export const hasUnsavedWork = (): boolean => works.size > 0

/** Whether another page of this site would lose work (FRM-326), for `useSyncExternalStore`. */
export const leavingLoses = {
  subscribe: (notify: () => void): (() => void) => {
    listeners.add(notify)
    return () => listeners.delete(notify)
  },
  get: (): boolean => [...works].some(({ lostOnLeaving }) => lostOnLeaving),
}

/**
 * Called when the user has confirmed our question, so that the browser does not show a second one.
 */
export function leaveWithoutAsking(): void {
  isLeaving = true
  // If the page stays open, the next warning is needed again.
  setTimeout(() => (isLeaving = false), 1000)
}

export function useUnsavedWork(
  isUnsaved: boolean,
  lostOnClosing = true,
  lostOnLeaving = false,
): void {
  useEffect(
    () => (isUnsaved ? addUnsavedWork({ lostOnClosing, lostOnLeaving }) : undefined),
    [isUnsaved, lostOnClosing, lostOnLeaving],
  )
}
