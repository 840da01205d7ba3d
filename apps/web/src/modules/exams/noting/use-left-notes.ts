import { isAsStudent } from '@titian/site'
import { useEffect } from 'react'

/** EXM-218: sends stored notes when the result of a closed paper is opened. */
export function useLeftNotes(recordId: string): void {
  useEffect(() => {
    if (isAsStudent()) return
    import('./page-notes.ts').then(
      ({ sendLeftNotes }) => sendLeftNotes(recordId),
      // If loading fails, the notes stay stored until the next visit.
      () => {},
    )
  }, [recordId])
}
