import { append, joinAll, type WatchedInterval } from './interval.ts'

export interface Report extends WatchedInterval {
  seq: number
  sessionId: string
  /** Real seconds of playing. */
  studyTime: number
  /** Whether the report was stored on the device and its session may have ended (CRS-128). */
  late?: boolean
}

/** `unreachable` is retried, `refused` ends the session. */
export type Outcome = 'answered' | 'unreachable' | 'refused'

export type Send = (report: Report) => Promise<Outcome>

/** An unconfirmed interval with its session. */
export interface Unconfirmed extends WatchedInterval {
  sessionId: string
}

/** The stored state: unconfirmed intervals (`stretches`), and the last number of each session. */
export interface QueueState {
  stretches: Unconfirmed[]
  numbers: Record<string, number>
}

/** An entry of the queue, which is sorted by the time of watching (`order`). */
interface QueuedReport extends Unconfirmed {
  order: number
}

export function reportOf({ from, to, rate, sessionId }: Unconfirmed, seq: number): Report {
  const studyTime = round((to - from) / rate)
  return { from: round(from), to: round(to), rate, seq, sessionId, studyTime }
}

const round = (seconds: number) => Math.round(seconds * 1000) / 1000

/**
 * Sends intervals one after the other. Unsent intervals wait and grow, because the server credits a
 * report only with the real time that has passed since the previous report.
 */
export class ReportQueue {
  private waiting: QueuedReport[] = []
  private sent: QueuedReport[] = []
  private count = 0
  private readonly numbers: Record<string, number> = {}
  private closed = false
  private sessionId: string
  private readonly send: Send
  private readonly keep: (state: QueueState) => void

  constructor(sessionId: string, send: Send, keep: (state: QueueState) => void = () => undefined) {
    this.sessionId = sessionId
    this.send = send
    this.keep = keep
  }

  get isEmpty(): boolean {
    return this.waiting.length === 0 && this.sent.length === 0
  }

  put(interval: WatchedInterval): void {
    this.count += 1
    if (this.closed) return
    const { sessionId, count: order } = this
    this.waiting = append(this.waiting, { ...interval, sessionId, order })
    this.store()
  }

  /** Sends waiting intervals in order; stops at the first failure. */
  async deliver(): Promise<void> {
    if (this.sent.length > 0) return
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      if ((await this.sendOne(next)) !== 'answered') return
    }
  }

  /** When leaving, everything is sent at once without waiting for responses. */
  deliverAll(): void {
    for (const report of this.waiting.splice(0)) void this.sendOne(report)
  }

  /**
   * Continues with another session; intervals of the former session are still reported to the
   * former session.
   */
  reopen(sessionId: string): void {
    this.sessionId = sessionId
    this.closed = false
  }

  private async sendOne(report: QueuedReport): Promise<Outcome> {
    const { sessionId } = report
    this.sent.push(report)
    const seq = (this.numbers[sessionId] ?? 0) + 1
    this.numbers[sessionId] = seq
    this.store()
    const isLate = sessionId !== this.sessionId
    const outcome = await this.send({ ...reportOf(report, seq), ...(isLate && { late: true }) })
    this.sent = this.sent.filter((one) => one !== report)
    if (outcome === 'unreachable' && !this.closed) this.requeue(report)
    // A refusal of an older session does not concern the current one.
    if (outcome === 'refused' && sessionId === this.sessionId) this.close()
    this.store()
    return outcome
  }

  private requeue(report: QueuedReport): void {
    const reports = [...this.waiting, report].toSorted((one, other) => one.order - other.order)
    this.waiting = joinAll(reports)
  }

  private close(): void {
    this.closed = true
    this.waiting = []
  }

  private store(): void {
    const reports = [...this.sent, ...this.waiting]
    const intervals = reports.map(({ from, to, rate, sessionId }) => ({
      from,
      to,
      rate,
      sessionId,
    }))
    this.keep({ stretches: intervals, numbers: { ...this.numbers } })
  }
}
