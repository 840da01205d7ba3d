import { useSession } from '@titian/site'
import { useCallback, useEffect, useState } from 'react'
import { openPaper, type OpenPaper } from './open-paper.ts'

export type Opening =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'noAttempt' }
  | { state: 'open'; open: OpenPaper; times: number }

/**
 * Opens the paper when the account is known. If the session ends, the paper stays open, so that
 * typed text is not lost (FRM-185). If another person signs in on the device, a new page is opened.
 */
export function useOpenPaper(examinationId: string): { opening: Opening; reopen: () => void } {
  const { user } = useSession()
  const [writer, setWriter] = useState<string | null>(null)
  const [opening, setOpening] = useState<Opening>({ state: 'loading' })
  const [times, setTimes] = useState(0)
  const userId = user?.userId ?? null

  useEffect(() => {
    if (userId === null || userId === writer) return
    if (writer === null) setWriter(userId)
    else location.reload()
  }, [userId, writer])

  useEffect(() => {
    if (writer === null) return
    let gone = false
    let open: OpenPaper | null = null
    openPaper(examinationId, writer).then(
      (paper) => {
        if (gone) return paper?.saver.stop()
        open = paper
        setOpening(paper ? { state: 'open', open: paper, times } : { state: 'noAttempt' })
      },
      (error: unknown) => {
        if (!gone) setOpening({ state: 'failed', error })
      },
    )
    return () => {
      gone = true
      open?.saver.leave()
      open?.saver.stop()
    }
  }, [examinationId, writer, times])

  const reopen = useCallback(() => {
    setOpening({ state: 'loading' })
    setTimes((count) => count + 1)
  }, [])
  // If the browser restored the page from its cache, another page may have written since (EXM-135).
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => persisted && reopen()
    window.addEventListener('pageshow', look)
    return () => window.removeEventListener('pageshow', look)
  }, [reopen])
  return { opening, reopen }
}
