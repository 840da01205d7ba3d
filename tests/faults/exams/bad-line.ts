import { pause } from '../class-at-work.ts'

/** The server's response; `refusal` and `reason` are empty on success. */
export interface Reply<Data> {
  status: number
  code: number
  refusal: string
  reason: string
  data: Data | null
}

/** No response came, so nobody knows whether the request arrived. */
export class LineBroken extends Error {}

interface Envelope<Data> {
  ok: boolean
  code: number
  data: Data | null
  extend?: { refusal?: string; reason?: string }
}

/** Milliseconds after which a request is abandoned. */
const patience = 12_000

/** The shares of requests that are lost, and of requests whose response is lost. */
const lostOnTheWay = 0.04
const answerLost = 0.05
const sentTwice = 0.12

export interface Habits {
  /**
   * The maximum delay of a request in milliseconds. The delay is random, so that a request can
   * arrive before an earlier one.
   */
  slowest: number
  /** The maximum time in milliseconds for which the network is cut. */
  longestCut: number
  /** The share of requests before which the network is cut. */
  cuts: number
}

/**
 * The connection between a student and the server. It is slow and is cut at times, and requests may
 * arrive late, twice or not at all.
 */
export class BadLine {
  /**
   * The numbers of requests that were sent, were sent twice, got no response, and failed in the
   * server.
   */
  readonly counts = { sent: 0, twice: 0, unanswered: 0, failed: 0 }
  /** Requests that arrive at the server a second time, after the response to the first time. */
  private readonly stragglers: Promise<unknown>[] = []
  private cutUntil = 0
  private readonly origin: string
  private readonly token: string
  private readonly habits: Habits
  private readonly random: () => number

  constructor(origin: string, token: string, habits: Habits, random: () => number) {
    this.origin = origin
    this.token = token
    this.habits = habits
    this.random = random
  }

  private async send<Data>(path: string, body: object): Promise<Reply<Data>> {
    this.counts.sent += 1
    const response = await fetch(`${this.origin}/api/v1${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        language: 'en',
        cookie: `token=${this.token}`,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    })
    const { ok, code, data, extend } = (await response.json()) as Envelope<Data>
    if (response.status >= 500) this.counts.failed += 1
    return {
      status: response.status,
      code,
      refusal: ok ? '' : (extend?.refusal ?? 'unknown'),
      reason: extend?.reason ?? '',
      data: ok ? data : null,
    }
  }

  private sendAgainLater(path: string, body: object) {
    this.counts.twice += 1
    const later = this.random() * 4 * this.habits.slowest
    this.stragglers.push(
      pause(later)
        .then(() => this.send(path, body))
        .catch(() => undefined),
    )
  }

  private lose(): never {
    this.counts.unanswered += 1
    throw new LineBroken()
  }

  /** Sends one request over the bad line. Throws `LineBroken` if no response comes. */
  async post<Data>(path: string, body: object): Promise<Reply<Data>> {
    const [cut, fate, twice] = [this.random(), this.random(), this.random()]
    if (cut < this.habits.cuts)
      this.cutUntil = performance.now() + this.random() * this.habits.longestCut
    await pause(this.random() * this.habits.slowest)
    if (performance.now() < this.cutUntil || fate < lostOnTheWay) this.lose()
    if (twice < sentTwice) this.sendAgainLater(path, body)
    const reply = await this.send<Data>(path, body).catch(() => this.lose())
    if (fate > 1 - answerLost) this.lose()
    // The server responded with an error, so the result is unknown.
    if (reply.status >= 500) this.lose()
    return reply
  }

  /** Resolves once no request is on its way. */
  async waitUntilIdle(): Promise<void> {
    await Promise.all(this.stragglers)
  }
}
