import { isWorthReporting, type Stretch } from './stretch.ts'

/** Seconds of the video that a position may run ahead of the clock before it counts as a jump. */
const slack = 1

/**
 * Follows the position of a video and hands over each stretch that really played. Positions that the clock
 * cannot explain are jumps, announced or not, and belong to no stretch (CRS-050).
 */
export class Played {
  private stretch: Stretch | null = null
  private lastEventAt = 0
  private begunAt = 0
  private readonly clock: () => number
  private readonly hand: (stretch: Stretch) => void

  /** `clock` in milliseconds. */
  constructor(clock: () => number, hand: (stretch: Stretch) => void) {
    this.clock = clock
    this.hand = hand
  }

  get isPlaying(): boolean {
    return this.stretch !== null
  }

  /** Milliseconds since the open stretch began; 0 when nothing plays. */
  get openFor(): number {
    return this.stretch ? this.clock() - this.begunAt : 0
  }

  begin(position: number, rate: number): void {
    this.end()
    this.stretch = { from: position, to: position, rate }
    this.lastEventAt = this.clock()
    this.begunAt = this.lastEventAt
  }

  reach(position: number): void {
    const { stretch } = this
    if (!stretch) return
    const now = this.clock()
    const explained = ((now - this.lastEventAt) / 1000) * stretch.rate + slack
    const step = position - stretch.to
    if (step < 0 || step > explained) return this.begin(position, stretch.rate)
    stretch.to = position
    this.lastEventAt = now
  }

  /** Hands over what has played so far and goes on from there. */
  cut(): void {
    const { stretch } = this
    if (!stretch) return
    this.begunAt = this.clock()
    this.stretch = { from: stretch.to, to: stretch.to, rate: stretch.rate }
    if (isWorthReporting(stretch)) this.hand(stretch)
    else this.stretch = stretch
  }

  end(): void {
    const { stretch } = this
    this.stretch = null
    if (stretch && isWorthReporting(stretch)) this.hand(stretch)
  }
}
