import { useLayoutEffect, useState, type RefObject } from 'react'

/** Safari has no idle callback; milliseconds that it waits instead. */
const pause = 200

function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, pause)
    return () => clearTimeout(timer)
  }
  const ticket = requestIdleCallback(act, { timeout: 2000 })
  return () => cancelIdleCallback(ticket)
}

/**
 * Whether a part may be drawn: before the first paint where it stands in the window, and else as soon
 * as the browser has nothing better to do.
 */
export function useTurn(place: RefObject<Element | null>, atOnce: boolean): boolean {
  const [hasTurn, setHasTurn] = useState(atOnce)
  useLayoutEffect(() => {
    if (hasTurn || !place.current) return
    if (place.current.getBoundingClientRect().top < window.innerHeight) return setHasTurn(true)
    return whenIdle(() => setHasTurn(true))
  }, [hasTurn, place])
  return hasTurn
}
