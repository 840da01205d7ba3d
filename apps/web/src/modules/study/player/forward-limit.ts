/** CRS-114: the furthest second to which one may jump, if jumps are limited. */
export class ForwardLimit {
  private limit: number | null

  constructor(limit: number | null) {
    this.limit = limit
  }

  /** Raises the limit by playing; a step that is too large for playing is ignored. */
  reach(seconds: number): void {
    if (this.limit === null) return
    if (seconds > this.limit && seconds - this.limit < 2) this.limit = seconds
  }

  /**
   * Raises the limit to a position from the server, which may know a later position than this page.
   */
  raise(seconds: number | null): void {
    this.limit = seconds === null || this.limit === null ? null : Math.max(this.limit, seconds)
  }

  /** Returns the position at which a jump to `seconds` ends. */
  bound(seconds: number): number {
    return this.limit === null || seconds <= this.limit + 0.5 ? seconds : this.limit
  }
}
