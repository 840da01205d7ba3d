import { uptime } from 'node:os'
import type { Clock } from '../clock.ts'
import type { DatabasePool } from './pool.ts'

/** What a machine knows of time, in milliseconds; tests bring their own. */
export interface MachineTime {
  /** What people set, and what may jump. */
  wall(): number
  /** Never jumps, and stands still while the machine sleeps. */
  steady(): number
  /** The same with the sleep, but coarser. */
  sinceBoot(): number
}

const thisMachine: MachineTime = {
  wall: () => Date.now(),
  steady: () => performance.now(),
  sinceBoot: () => uptime() * 1000,
}

const compareEvery = 15_000
/** While in doubt. */
const compareSoon = 3_000
/** A comparison older than this proves nothing. */
const validFor = 60_000
/** Clocks that differ by more are told of; an answer that took longer is no comparison. */
export const tolerance = 2_000
/** So many comparisons in a row must agree before a jump of the database's clock is followed. */
const agreeingEnough = 3

/**
 * The database's clock, carried on by a clock of this machine that never jumps. Setting the time of this machine
 * changes nothing. The embedded database reads the time of this machine, so its jumps are not followed at all.
 */
export class DatabaseClock implements Clock {
  private readonly pool: Pick<DatabasePool, 'kind' | 'query' | 'report'>
  private readonly time: MachineTime
  private readonly bootOffset: number
  /** Database time less steady time. */
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

  /** Compared once before anybody asks; `keep` goes on with it until `stop`. */
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

  /** A database that does not answer is no reason to fail, only to be unsure after a while. */
  async compare(): Promise<void> {
    const answer = await this.ask().catch(() => undefined)
    if (!answer || answer.high - answer.low > tolerance) return
    this.follow(answer)
    this.warn()
  }

  private steady(): number {
    return this.time.steady() + this.slept
  }

  /** The database's clock was read somewhere between the question and the answer. */
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

  /** Somebody set this machine's time, or it slept: compare before anything is closed. */
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
