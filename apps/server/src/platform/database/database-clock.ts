import { uptime } from 'node:os'
import type { Clock } from '../clock.ts'
import type { DatabasePool } from './pool.ts'

/** The clocks of a machine, in milliseconds; tests pass their own. */
export interface MachineTime {
  /** The wall clock, which people set and which may jump. */
  wall(): number
  /** Never jumps, and does not advance while the machine sleeps. */
  steady(): number
  /** Includes sleep, but is less precise. */
  sinceBoot(): number
}

const thisMachine: MachineTime = {
  wall: () => Date.now(),
  steady: () => performance.now(),
  sinceBoot: () => uptime() * 1000,
}

const compareEvery = 15_000
/** Milliseconds until the next comparison while the clock is unsure. */
const compareSoon = 3_000
/** Milliseconds after which the last comparison is too old, so that the clock becomes unsure. */
const validFor = 60_000
/**
 * Milliseconds. A larger difference between the clocks is reported; a comparison whose response
 * took longer than this is discarded.
 */
export const tolerance = 2_000
/** The number of agreeing comparisons after which a jump of the database's clock is accepted. */
const agreeingEnough = 3

/**
 * The database's clock, advanced between comparisons by a clock of this machine that never jumps,
 * so that setting the machine's time changes nothing. The embedded database uses the time of this
 * machine, so its jumps are ignored.
 */
export class DatabaseClock implements Clock {
  private readonly pool: Pick<DatabasePool, 'kind' | 'query' | 'report'>
  private readonly time: MachineTime
  private readonly bootOffset: number
  /** Database time minus steady time, in milliseconds. */
  private offset = 0
  private slept = 0
  private comparedAt = Number.NEGATIVE_INFINITY
  private wallOffset = 0
  private jump: { offset: number; agreeing: number } | undefined
  private isSuspicious = false
  private hasWarned = false
  private timer: NodeJS.Timeout | undefined

  private constructor(pool: DatabaseClock['pool'], time: MachineTime) {
    this.pool = pool
    this.time = time
    this.bootOffset = time.sinceBoot() - time.steady()
  }

  /** Starts a clock after one comparison; `keep` repeats the comparison until `stop`. */
  static async start(pool: DatabaseClock['pool'], time = thisMachine): Promise<DatabaseClock> {
    const clock = new DatabaseClock(pool, time)
    const { low, high } = await clock.ask()
    clock.offset = (low + high) / 2
    clock.markCompared()
    return clock
  }

  now(): Date {
    this.watchWall()
    return new Date(this.offset + this.steady())
  }

  isSure(): boolean {
    this.watchWall()
    return !this.isSuspicious && !this.jump && this.steady() - this.comparedAt < validFor
  }

  difference(): number {
    return this.time.wall() - this.offset - this.steady()
  }

  keep(): void {
    const again = () => void this.compare().then(() => this.keep())
    this.timer = setTimeout(again, this.jump || this.isSuspicious ? compareSoon : compareEvery)
    this.timer.unref()
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  /** A missing response is no failure; the clock becomes unsure after a while. */
  async compare(): Promise<void> {
    const answer = await this.ask().catch(() => undefined)
    if (!answer || answer.high - answer.low > tolerance) return
    this.follow(answer)
    this.warn()
  }

  private steady(): number {
    return this.time.steady() + this.slept
  }

  /**
   * Returns the bounds of the difference between the clocks: the database read its clock at some
   * time between request and response.
   */
  private async ask(): Promise<{ low: number; high: number }> {
    const away = this.time.sinceBoot() - this.time.steady() - this.bootOffset
    if (away > this.slept + 1000) this.slept = away
    const from = this.steady()
    const { rows } = await this.pool.query(
      'select extract(epoch from clock_timestamp())::float8 * 1000 as at',
    )
    const to = this.steady()
    const { at } = rows[0] as { at: number }
    return { low: at - to, high: at - from }
  }

  private follow({ low, high }: { low: number; high: number }) {
    const nearest = Math.min(Math.max(this.offset, low), high)
    if (Math.abs(nearest - this.offset) <= tolerance) {
      this.offset = nearest
      return this.markCompared()
    }
    if (this.pool.kind === 'embedded') return this.markCompared()
    const agrees =
      this.jump && this.jump.offset >= low - tolerance && this.jump.offset <= high + tolerance
    this.jump = {
      offset: (low + high) / 2,
      agreeing: agrees && this.jump ? this.jump.agreeing + 1 : 1,
    }
    if (this.jump.agreeing < agreeingEnough) return
    this.offset = this.jump.offset
    this.markCompared()
  }

  private markCompared() {
    this.comparedAt = this.steady()
    this.wallOffset = this.difference()
    this.jump = undefined
    this.isSuspicious = false
  }

  /**
   * Compares at once after the machine's time was set or the machine slept, before any deadline is
   * enforced.
   */
  private watchWall() {
    if (this.isSuspicious || Math.abs(this.difference() - this.wallOffset) <= tolerance) return
    this.isSuspicious = true
    void this.compare()
  }

  private warn() {
    const differs = Math.abs(this.difference()) > tolerance
    if (differs && !this.hasWarned) {
      const seconds = Math.round(this.difference() / 1000)
      this.pool.report(
        new Error(`The clock of this process is ${seconds} s ahead of the database's.`),
        'clock',
      )
    }
    this.hasWarned = differs
  }
}
