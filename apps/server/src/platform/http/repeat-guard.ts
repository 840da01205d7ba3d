import { createHash } from 'node:crypto'

const quietMilliseconds = 1000

/**
 * FRM-169: the same person sending the same write within a second is told not to click repeatedly (-100).
 * It spares work within one process; what must not happen twice is guarded by unique constraints.
 */
export class RepeatGuard {
  private readonly seen = new Map<string, number>()

  isRepeat(who: string, path: string, input: unknown, now: number): boolean {
    const key = createHash('sha1')
      .update(`${who} ${path} ${JSON.stringify(input)}`)
      .digest('base64')
    const before = this.seen.get(key)
    this.seen.delete(key)
    this.seen.set(key, now)
    this.forget(now)
    return before !== undefined && now - before < quietMilliseconds
  }

  private forget(now: number) {
    for (const [key, moment] of this.seen) {
      if (now - moment < quietMilliseconds) return
      this.seen.delete(key)
    }
  }
}
