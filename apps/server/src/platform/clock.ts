/** The server decides by the clock of its database (EXM-154); tests bring their own. */
export interface Clock {
  now(): Date
  /** False while it was not compared with the database's clock lately: then nothing is closed by it. */
  isSure(): boolean
  /** Milliseconds by which the clock of this process is ahead of it. */
  difference(): number
}

export function secondsAfter(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000)
}

/** The newest moment of some that ask together. */
export function latest(asks: readonly { now: Date }[]): Date {
  return new Date(Math.max(...asks.map(({ now }) => now.getTime())))
}
