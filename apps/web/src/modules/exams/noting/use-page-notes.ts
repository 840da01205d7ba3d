import { isAsStudent } from '@titian/site'
import { useEffect } from 'react'
import type { OpenPaper } from '../writing/open-paper.ts'

/**
 * While this tab writes the paper, notes the events about which the student was informed before the
 * start (EXM-196).
 */
export function usePageNotes({ recordId, saver }: OpenPaper): void {
  useEffect(() => {
    if (isAsStudent()) return undefined
    let stop: (() => void) | undefined
    let gone = false
    const isWritten = () => {
      const { halt } = saver.getSnapshot()
      return halt === null || halt === 'signIn'
    }
    import('./page-notes.ts').then(
      ({ startNotes }) => {
        if (!gone) stop = startNotes(recordId, isWritten)
      },
      // If the code cannot be loaded, the paper works without notes.
      () => {},
    )
    return () => {
      gone = true
      stop?.()
    }
  }, [recordId, saver])
}
