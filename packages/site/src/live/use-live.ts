import { useEffect, useRef } from 'react'
import { useSession } from '../session/use-session.ts'
import type { LiveMessage } from './live-socket.ts'

/**
 * Subscribes to one topic of the live channel. The channel is optional, so every caller also works
 * by polling. When another person signs in, all listeners unsubscribe and subscribe again, which
 * opens the channel for that person (ACC-241).
 */
export function useLive(topic: string, handler: (data: unknown) => void): void {
  const latest = useRef(handler)
  useEffect(() => {
    latest.current = handler
  })
  const who = useSession().user?.userId
  useEffect(() => {
    if (!who) return
    const onMessage = (message: LiveMessage) => {
      if (message.topic === topic) latest.current(message.data)
    }
    let stop: (() => void) | null = () => {}
    // Visitors have no channel. If the code of the channel cannot be loaded, polling is enough.
    void import('./live-socket.ts').then(
      ({ listenLive }) => {
        if (stop) stop = listenLive(onMessage)
      },
      () => {},
    )
    return () => {
      stop?.()
      stop = null
    }
  }, [topic, who])
}
