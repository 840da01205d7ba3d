/** The server decides by the clock of its database (EXM-154); tests pass their own clock. */
export interface Clock {
  now(): Date
  /**
   * True after a recent successful comparison with the database's clock. Otherwise no deadline is
   * enforced.
   */
  isSure(): boolean
  /** Milliseconds by which the clock of this process is ahead of the database. */
  difference(): number
}

export function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000)
}

/** The latest `now` of several requests that are handled together. */
export function latest(asks: readonly { now: Date }[]): Date {
  return new Date(Math.max(...asks.map(({ now }) => now.getTime())))
}
