import { createHash } from 'node:crypto'

const quietMilliseconds = 1000

/** The key of one write of one person. */
export function repeatKey(who: string, path: string, input: unknown): string {
  return createHash('sha1')
    .update(`${who} ${path} ${JSON.stringify(input)}`)
    .digest('base64')
}

/**
 * FRM-169: refuses the same write of a person within a second with code -100. It only saves work
 * within one process; unique constraints prevent double rows.
 */
export class RepeatGuard {
  private readonly seen = new Map<string, number>()

  /**
   * True when the same write came less than a second before. A refused repetition does not extend
   * this second.
   */
  isRepeat(key: string, now: number): boolean {
    this.forget(now)
    if (this.seen.has(key)) return true
    this.seen.set(key, now)
    return false
  }

  /** Called after a server error, so that the person may repeat the write at once. */
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
