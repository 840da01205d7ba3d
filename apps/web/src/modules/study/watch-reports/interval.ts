/** A part of the video that really played, in seconds of the video, at one speed. */
export interface WatchedInterval {
  from: number
  to: number
  rate: number
}

/** Shorter than this is the rounding of a clock, not playing. */
const shortest = 0.05

export function isWorthReporting({ from, to }: WatchedInterval): boolean {
  return to - from >= shortest
}

/** Adds an interval at the end; one that goes on where the last one of the same session stopped becomes part of it. */
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
