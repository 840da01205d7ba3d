/** A part of the video that really played, in seconds of the video, at one speed. */
export interface Stretch {
  from: number
  to: number
  rate: number
}

/** Shorter than this is the rounding of a clock, not playing. */
const shortest = 0.05

export function isWorthReporting({ from, to }: Stretch): boolean {
  return to - from >= shortest
}

/** Adds a stretch at the end; one that goes on where the last one of the same session stopped becomes part of it. */
export function append<S extends Stretch & { sessionId?: string }>(
  stretches: readonly S[],
  next: S,
): S[] {
  const last = stretches.at(-1)
  const goesOn = last && last.to === next.from && last.rate === next.rate
  if (goesOn && last.sessionId === next.sessionId) {
    return [...stretches.slice(0, -1), { ...last, to: next.to }]
  }
  return [...stretches, next]
}

export function joinAll<S extends Stretch & { sessionId?: string }>(stretches: readonly S[]): S[] {
  return stretches.reduce<S[]>((joined, next) => append(joined, next), [])
}
