import { performance } from 'node:perf_hooks'
import type { DatabasePool, ChannelListener } from '../database/pool.ts'

/** As the triggers of 0025-content-notices.sql call it. */
const channel = 'titian_content'

/** Milliseconds of silence after which changes may have been missed. */
const longestSilence = 1000

/**
 * Knows whether what visitors of a school are shown has changed, in whichever process that was (decision 0025).
 * While notices may be missed it knows nothing, and nobody may show what was kept.
 */
export class ContentWatch {
  private readonly changes = new Map<number, number>()
  private beginnings = 0
  private lastEventAt = -Infinity
  private readonly now: () => number

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

  /** Another text after every change; undefined while changes may be missed. */
  stateOf(schoolId: number): string | undefined {
    if (this.now() - this.lastEventAt > longestSilence) return undefined
    return `${this.beginnings}.${this.changes.get(schoolId) ?? 0}`
  }

  private note(schoolId: number) {
    this.changes.set(schoolId, (this.changes.get(schoolId) ?? 0) + 1)
  }
}
