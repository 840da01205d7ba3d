import { isAsStudent } from '@titian/site'
import { useEffect } from 'react'

/** EXM-218: whoever looks at a closed paper tells what its page could not tell before. */
export function useLeftNotes(recordId: string): void {
  useEffect(() => {
    if (isAsStudent()) return
    import('./page-notes.ts').then(
      ({ sendLeftNotes }) => sendLeftNotes(recordId),
      // What is kept stays on the device for the next time.
      () => {},
    )
  }, [recordId])
}
