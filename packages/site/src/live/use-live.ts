import { useEffect, useRef } from 'react'
import { useSession } from '../session/use-session.ts'
import { listenLive } from './live-socket.ts'

/**
 * Hears one topic of the live channel. Optional: whoever uses it also works by asking again. When another
 * person is on show all listeners leave and come back, which opens the channel anew as that person (ACC-241).
 */
export function useLive(topic: string, handler: (data: unknown) => void): void {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  const who = useSession().user?.userId
  useEffect(() => {
    if (!who) return
    return listenLive((message) => {
      if (message.topic === topic) latest.current(message.data)
    })
  }, [topic, who])
}
