import { type RefObject, useEffect, useState } from 'react'

/** Whether a part of the page can be seen; true until the browser says otherwise. */
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

/** Milliseconds without a change after which what nobody sees follows. */
const pause = 300

/** Answers the newest value while the element is on the screen; otherwise the value from before the last changes, until they pause. */
export function useSettled<Value>(newest: Value, isInSight: boolean): Value {
  const [settled, setSettled] = useState(newest)
  useEffect(() => {
    if (settled === newest) return
    const timer = setTimeout(() => setSettled(newest), pause)
    return () => clearTimeout(timer)
  }, [settled, newest])
  return isInSight ? newest : settled
}
