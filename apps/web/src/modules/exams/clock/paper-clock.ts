import { announcedMinutes, type Extension } from '@titian/contract'

/** The times in each response of the server. */
export interface ServerTime {
  remaining: number | null
  deadline: string | null
  /** The last extension of the paper. */
  extension?: Extension | null
}

/**
 * The remaining time according to the server (EXM-101). Counts by a clock that cannot be set and is
 * corrected by each response; `now` returns milliseconds and never decreases.
 */
export class PaperClock {
  readonly #now: () => number
  readonly #listeners = new Set<() => void>()
  #endsAt: number | null = null
  #deadline: string | null = null
  #extension: Extension | null = null

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /**
   * `travelled` is the milliseconds from request to response; about half of them passed after the
   * server measured.
   */
  follow({ remaining, deadline, extension = null }: ServerTime, travelled = 0): void {
    this.#endsAt = remaining === null ? null : this.#now() + Math.max(0, remaining - travelled / 2)
    const isNew = extension !== null && extension.at !== this.#extension?.at
    const moved = this.#deadline !== deadline || isNew
    if (isNew) this.#extension = extension
    this.#deadline = deadline
    if (moved) this.#listeners.forEach((listener) => listener())
  }

  /** Returns the remaining milliseconds; null without a limit. */
  remaining(): number | null {
    return this.#endsAt === null ? null : Math.max(0, this.#endsAt - this.#now())
  }

  /**
   * EXM-134: whether the time is over but the grace period is not, with a margin for the transfer.
   */
  isWithinGrace(grace: number): boolean {
    if (this.#endsAt === null) return false
    const overdue = this.#now() - this.#endsAt
    return overdue >= 0 && overdue <= grace + 2000
  }

  /** EXM-117: returns the last extension, as the same object until there is a newer extension. */
  extension = (): Extension | null => this.#extension

  /** Called when the server moves the deadline. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  deadline = (): string | null => this.#deadline
}

/**
 * Returns the minutes to announce when the remaining time passes them, once each (EXM-110);
 * otherwise undefined.
 */
export function announcementBetween(
  before: number | null,
  after: number | null,
): number | undefined {
  if (before === null || after === null) return undefined
  return announcedMinutes.findLast(
    (minutes) => before > minutes * 60_000 && after <= minutes * 60_000,
  )
}
