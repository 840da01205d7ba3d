import { useLive, useSession, useUnsavedWork } from '@titian/site'
import { useEffect, useSyncExternalStore } from 'react'
import type { SaverSnapshot } from '../saving/entry.ts'
import type { OpenPaper } from './open-paper.ts'

interface LiveNews {
  recordId?: unknown
  holder?: unknown
}

const newsOf = (data: unknown): LiveNews => (typeof data === 'object' && data !== null ? data : {})

/** Binds the saver to what the browser and the server tell: leaving, connection, sign-in, another window. */
export function useSaving({ saver, recordId, holder }: OpenPaper): SaverSnapshot {
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

  useUnsavedWork(snapshot.waiting > 0)

  const signedOut = snapshot.halt === 'signIn'
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
  return snapshot
}
