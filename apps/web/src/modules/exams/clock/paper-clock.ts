import { announcedMinutes, type Extension } from '@titian/contract'

/** What each reply of the server tells of the time. */
export interface ServerTime {
  remaining: number | null
  deadline: string | null
  /** What made the paper end later, the last time. */
  extension?: Extension | null
}

/**
 * The time left as the server sees it (EXM-101). Counts by a clock that nobody can set, and takes the server's
 * word with every reply; `now` gives milliseconds and never goes back.
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

  /** `travelled`: milliseconds from asking to reading; about half of them lie behind the server's figure. */
  follow({ remaining, deadline, extension = null }: ServerTime, travelled = 0): void {
    this.#endsAt = remaining === null ? null : this.#now() + Math.max(0, remaining - travelled / 2)
    const isNew = extension !== null && extension.at !== this.#extension?.at
    const moved = this.#deadline !== deadline || isNew
    if (isNew) this.#extension = extension
    this.#deadline = deadline
    if (moved) this.#listeners.forEach((listener) => listener())
  }

  /** Milliseconds; null without a limit. */
  remaining(): number | null {
    return this.#endsAt === null ? null : Math.max(0, this.#endsAt - this.#now())
  }

  /** EXM-134: true from the end of the time until the grace is over, and a moment longer for the way there. */
  isWithinGrace(grace: number): boolean {
    if (this.#endsAt === null) return false
    const overdue = this.#now() - this.#endsAt
    return overdue >= 0 && overdue <= grace + 2000
  }

  /** EXM-117: the same object until there is a newer one. */
  extension = (): Extension | null => this.#extension

  /** Called when the server moves the deadline. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  deadline = (): string | null => this.#deadline
}

/** The minute to be spoken when the time left passes it, once each (EXM-110); undefined otherwise. */
export function announcementBetween(
  before: number | null,
  after: number | null,
): number | undefined {
  if (before === null || after === null) return undefined
  return announcedMinutes.findLast(
    (minutes) => before > minutes * 60_000 && after <= minutes * 60_000,
  )
}
