/** A part of the video that was played at one speed, in seconds of the video. */
export interface WatchedInterval {
  from: number
  to: number
  rate: number
}

/** Shorter intervals are rounding errors. */
const shortest = 0.05

export function isWorthReporting({ from, to }: WatchedInterval): boolean {
  return to - from >= shortest
}

/**
 * Appends an interval. If it continues the last interval of the same session, the two become one.
 */
export function append<I extends WatchedInterval & { sessionId?: string }>(
  intervals: readonly I[],
  next: I,
): I[] {
  const last = intervals.at(-1)
  const goesOn = last && last.to === next.from && last.rate === next.rate
  if (goesOn && last.sessionId === next.sessionId) {
    return [...intervals.slice(0, -1), { ...last, to: next.to }]
  }
  return [...intervals, next]
}

export function joinAll<I extends WatchedInterval & { sessionId?: string }>(
  intervals: readonly I[],
): I[] {
  return intervals.reduce<I[]>((joined, next) => append(joined, next), [])
}
