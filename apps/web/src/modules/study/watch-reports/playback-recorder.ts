import { isWorthReporting, type WatchedInterval } from './interval.ts'

/** Seconds by which the position may be ahead of the clock before it counts as a jump. */
const slack = 1

/**
 * Follows the position of a video and passes on each played interval. Positions that the clock
 * cannot explain are jumps and belong to no interval (CRS-050).
 */
export class PlaybackRecorder {
  private interval: WatchedInterval | null = null
  private lastEventAt = 0
  private begunAt = 0
  private readonly clock: () => number
  private readonly hand: (interval: WatchedInterval) => void

  /** `clock` in milliseconds. */
  constructor(clock: () => number, hand: (interval: WatchedInterval) => void) {
    this.clock = clock
    this.hand = hand
  }

  get isPlaying(): boolean {
    return this.interval !== null
  }

  /** Milliseconds since the open interval began; 0 when paused. */
  get openFor(): number {
    return this.interval ? this.clock() - this.begunAt : 0
  }

  begin(position: number, rate: number): void {
    this.end()
    this.interval = { from: position, to: position, rate }
    this.lastEventAt = this.clock()
    this.begunAt = this.lastEventAt
  }

  reach(position: number): void {
    const { interval } = this
    if (!interval) return
    const now = this.clock()
    const explained = ((now - this.lastEventAt) / 1000) * interval.rate + slack
    const step = position - interval.to
    if (step < 0 || step > explained) return this.begin(position, interval.rate)
    interval.to = position
    this.lastEventAt = now
  }

  /** Passes on what was played so far and continues from there. */
  cut(): void {
    const { interval } = this
    if (!interval) return
    this.begunAt = this.clock()
    this.interval = { from: interval.to, to: interval.to, rate: interval.rate }
    if (isWorthReporting(interval)) this.hand(interval)
    else this.interval = interval
  }

  end(): void {
    const { interval } = this
    this.interval = null
    if (interval && isWorthReporting(interval)) this.hand(interval)
  }
}
