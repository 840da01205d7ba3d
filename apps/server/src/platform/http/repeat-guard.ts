import { createHash } from 'node:crypto'

const quietMilliseconds = 1000

/** Names one write of one person. */
export function repeatKey(who: string, path: string, input: unknown): string {
  return createHash('sha1')
    .update(`${who} ${path} ${JSON.stringify(input)}`)
    .digest('base64')
}

/**
 * FRM-169: the same person sending the same write within a second is told not to click repeatedly (-100).
 * It spares work within one process; what must not happen twice is guarded by unique constraints.
 */
export class RepeatGuard {
  private readonly seen = new Map<string, number>()

  /** A refused repetition does not begin the second anew. */
  isRepeat(key: string, now: number): boolean {
    this.forget(now)
    if (this.seen.has(key)) return true
    this.seen.set(key, now)
    return false
  }

  /** A write that failed by a fault of the server may be sent again at once. */
  allowAgain(key: string) {
    this.seen.delete(key)
  }

  private forget(now: number) {
    for (const [key, moment] of this.seen) {
      if (now - moment < quietMilliseconds && now >= moment) return
      this.seen.delete(key)
    }
  }
}
