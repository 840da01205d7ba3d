import { useCallback, useEffect, useRef, useState } from 'react'

/** ORD-035: counts seconds down and then leaves the page, unless stopped. */
export function useLeaveAfter(seconds: number, leave: () => void) {
  const [left, setLeft] = useState<number | null>(seconds)
  const latest = useRef(leave)
  latest.current = leave
  useEffect(() => {
    if (left === null) return
    if (left === 0) return latest.current()
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return { left, stop: useCallback(() => setLeft(null), []) }
}
