import { useEffect, useRef } from 'react'
import { sessionStore } from '../session/session-store.ts'
import { listenLive } from './live-socket.ts'

/** Hears one topic of the live channel. Optional: whoever uses it also works by asking again. */
export function useLive(topic: string, handler: (data: unknown) => void): void {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  useEffect(() => {
    if (!sessionStore.isSignedIn()) return
    return listenLive((message) => {
      if (message.topic === topic) latest.current(message.data)
    })
  }, [topic])
}
