import { useEffect } from 'react'

export interface UnsavedWork {
  /** False where a copy on the device survives the closing of the page, so that only we ask. */
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

/** The browser asks as long as somebody listens; without unsaved work nobody must. */
function listen(): void {
  if ([...works].some(({ lostOnClosing }) => lostOnClosing))
    window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
  for (const notify of listeners) notify()
}

/** The one list of what is not saved on this page; answers how to take it off. */
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

/** Whether another page of this site would lose something (FRM-326), for `useSyncExternalStore`. */
export const leavingLoses = {
  subscribe: (notify: () => void): (() => void) => {
    listeners.add(notify)
    return () => listeners.delete(notify)
  },
  get: (): boolean => [...works].some(({ lostOnLeaving }) => lostOnLeaving),
}

/** The person has answered our question; the browser need not ask the same again. */
export function leaveWithoutAsking(): void {
  isLeaving = true
  // Where the page stays after all, the next question is due again.
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
