import { useEffect } from 'react'

export interface UnsavedWork {
  /**
   * False if a draft on the device survives when the page closes. Then the browser need not warn.
   */
  lostOnClosing: boolean
  /**
   * True if the work is lost even when the user opens another page of the same site, because there
   * is no draft and nobody continues to send the work.
   */
  lostOnLeaving?: boolean
}

const works = new Set<UnsavedWork>()
const listeners = new Set<() => void>()
let isLeaving = false

function ask(event: Event): void {
  if (!isLeaving) event.preventDefault()
}

/** While a listener exists, the browser warns. So without unsaved work there is no listener. */
function listen(): void {
  if ([...works].some(({ lostOnClosing }) => lostOnClosing))
    window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
  for (const notify of listeners) notify()
}

/** Adds unsaved work to the list of this page. Returns a function that removes the work. */
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

/** Called after the user has confirmed our own question, so that the browser does not ask again. */
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
