import { performance } from 'node:perf_hooks'
import type { DatabasePool, ChannelListener } from '../database/pool.ts'

/** The channel of the triggers in 0025-content-notices.sql. */
const channel = 'titian_content'

/** Milliseconds without a notice after which changes may have been missed. */
const longestSilence = 1000

/**
 * Knows whether any process has changed the visible content of a school (decision 0025). While
 * notices may have been missed the state is unknown, and cached pages must not be shown.
 */
export class ContentWatch {
  private readonly changes = new Map<number, number>()
  private beginnings = 0
  private lastEventAt = -Infinity
  private readonly now: () => number
  /** Called for each notice with the school that has changed. */
  onChange: (schoolId: number) => void = () => undefined

  constructor(now: () => number = () => performance.now()) {
    this.now = now
  }

  start(pool: Pick<DatabasePool, 'listen'>): Promise<void> {
    const listener: ChannelListener = (payload) => this.note(Number(payload))
    listener.carries = (isNew) => {
      if (isNew) this.beginnings += 1
      this.lastEventAt = this.now()
    }
    return pool.listen(channel, listener)
  }

  /** A text that differs after every change; undefined while changes may have been missed. */
  stateOf(schoolId: number): string | undefined {
    if (this.now() - this.lastEventAt > longestSilence) return undefined
    return `${this.beginnings}.${this.changes.get(schoolId) ?? 0}`
  }

  private note(schoolId: number) {
    this.changes.set(schoolId, (this.changes.get(schoolId) ?? 0) + 1)
    this.onChange(schoolId)
  }
}
