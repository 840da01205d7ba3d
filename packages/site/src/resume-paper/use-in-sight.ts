import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is visible; true until the browser says otherwise. */
export function useInSight(part: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(true)
  useEffect(() => {
    if (!part.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => {
      setInSight(entries.at(-1)?.isIntersecting ?? true)
    })
    observer.observe(part.current)
    return () => observer.disconnect()
  }, [part])
  return isInSight
}

/** Milliseconds without a change before invisible parts are updated. */
const pause = 300

/**
 * Returns the newest value while the element is visible. Otherwise returns the previous value until
 * the changes pause.
 */
export function useSettled<Value>(newest: Value, isInSight: boolean): Value {
  const [settled, setSettled] = useState(newest)
  useEffect(() => {
    if (settled === newest) return
    const timer = setTimeout(() => setSettled(newest), pause)
    return () => clearTimeout(timer)
  }, [settled, newest])
  return isInSight ? newest : settled
}
