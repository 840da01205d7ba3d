import { useLive, useSession, useUnsavedWork } from '@titian/site'
import { useEffect, useSyncExternalStore } from 'react'
import type { SaverSnapshot } from '../saving/entry.ts'
import type { OpenPaper } from './open-paper.ts'

/** Milliseconds. If a timer of one second took this long, the device was asleep. */
const sleepGap = 5000

interface LiveNews {
  recordId?: unknown
  holder?: unknown
  examinationId?: unknown
}

const newsOf = (data: unknown): LiveNews => (typeof data === 'object' && data !== null ? data : {})

/**
 * Connects the saver to events: leaving the page, a lost or restored connection, a sign-in, and
 * changes in another window.
 */
export function useSaving({ saver, recordId, holder, paper }: OpenPaper): SaverSnapshot {
  const snapshot = useSyncExternalStore(saver.subscribe, saver.getSnapshot)
  const { status } = useSession()

  useEffect(() => {
    const leave = () => saver.leave()
    const retry = () => saver.retry()
    const look = () => (document.visibilityState === 'hidden' ? leave() : retry())
    window.addEventListener('pagehide', leave)
    window.addEventListener('online', retry)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('online', retry)
      document.removeEventListener('visibilitychange', look)
    }
  }, [saver])

  // After a sleep the page's clock may be wrong, so the server is asked (EXM-131).
  useEffect(() => {
    let [wall, steady] = [Date.now(), performance.now()]
    const timer = setInterval(() => {
      const [wallNow, steadyNow] = [Date.now(), performance.now()]
      if (Math.max(wallNow - wall, steadyNow - steady) > sleepGap) saver.retry()
      ;[wall, steady] = [wallNow, steadyNow]
    }, 1000)
    return () => clearInterval(timer)
  }, [saver])

  useUnsavedWork(snapshot.waiting > 0)

  const signedOut = snapshot.halt === 'signIn' || snapshot.halt === 'otherAccount'
  useEffect(() => {
    if (signedOut && status === 'signedIn') saver.retry()
  }, [saver, signedOut, status])

  useLive('attemptTakenOver', (data) => {
    const news = newsOf(data)
    if (news.recordId === recordId && news.holder !== holder) saver.halt('takenOver')
  })
  useLive('attemptClosed', (data) => {
    if (newsOf(data).recordId === recordId) saver.halt('closed')
  })
  // EXM-117: requests the new end at once. Without the live channel, the next save receives the new
  // end.
  useLive('attemptExtended', (data) => {
    if (newsOf(data).examinationId === paper.examination.idSign) saver.retry()
  })
  return snapshot
}
