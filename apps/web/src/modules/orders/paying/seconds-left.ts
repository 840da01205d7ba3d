import type { OrderDetail } from '@titian/contract'
import { useEffect, useRef, useState } from 'react'

type Window = Pick<OrderDetail, 'closeTime' | 'now'>

/**
 * Returns the whole seconds until the order closes by the server's clock. `passed` is the
 * milliseconds since the response of the server.
 */
function secondsLeft({ closeTime, now }: Window, passed: number): number {
  return Math.max(0, Math.ceil((Date.parse(closeTime) - Date.parse(now) - passed) / 1000))
}

/** ORD-017: counts down from the server's time, with a clock that nobody can set. */
export function useSecondsLeft(window: Window): number {
  const received = useRef({ now: '', at: 0 })
  const [, tick] = useState(0)
  if (received.current.now !== window.now)
    received.current = { now: window.now, at: performance.now() }
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  return secondsLeft(window, performance.now() - received.current.at)
}
