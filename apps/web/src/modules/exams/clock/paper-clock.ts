import { announcedMinutes, type Extension } from '@titian/contract'

/** The times that each response of the server contains. */
export interface ServerTime {
  remaining: number | null
  deadline: string | null
  /** The last extension of the paper. */
  extension?: Extension | null
}

/**
 * The remaining time according to the server (EXM-101). It is counted by a clock that nobody can
 * set, and each response corrects it. `now` returns milliseconds and never decreases.
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
   * `travelled` is the milliseconds from request to response. The server measured its time about
   * half of them ago.
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
   * EXM-134: whether the time is over and the grace period is not, minus a margin for the transfer.
   */
  isWithinGrace(grace: number): boolean {
    if (this.#endsAt === null) return false
    const overdue = this.#now() - this.#endsAt
    return overdue >= 0 && overdue <= grace + 2000
  }

  /**
   * EXM-117: returns the last extension. It is the same object until there is a newer extension.
   */
  extension = (): Extension | null => this.#extension

  /** Called when the server moves the deadline. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  deadline = (): string | null => this.#deadline
}

/**
 * EXM-110: returns the minutes to announce when the remaining time has just passed them; otherwise
 * undefined. Each number is announced once.
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
