/** CRS-114: where jumps are limited, the furthest second that may be reached by jumping. */
export class ForwardLimit {
  private limit: number | null

  constructor(limit: number | null) {
    this.limit = limit
  }

  /** What has played may be jumped to from now on; a step too large for playing moves nothing. */
  reach(seconds: number): void {
    if (this.limit === null) return
    if (seconds > this.limit && seconds - this.limit < 2) this.limit = seconds
  }

  /** The server's own record may know more than this page. */
  raise(seconds: number | null): void {
    this.limit = seconds === null || this.limit === null ? null : Math.max(this.limit, seconds)
  }

  /** Where a jump to `seconds` ends. */
  bound(seconds: number): number {
    return this.limit === null || seconds <= this.limit + 0.5 ? seconds : this.limit
  }
}
