import { pause } from '../class-at-work.ts'

/** What the server said; `refusal` and `reason` are empty where it did as it was asked. */
export interface Reply<Data> {
  status: number
  code: number
  refusal: string
  reason: string
  data: Data | null
}

/** Nobody knows whether the request arrived. */
export class LineBroken extends Error {}

interface Envelope<Data> {
  ok: boolean
  code: number
  data: Data | null
  extend?: { refusal?: string; reason?: string }
}

/** Milliseconds after which a request is given up. */
const patience = 12_000

/** Shares of the requests that go astray. */
const lostOnTheWay = 0.04
const answerLost = 0.05
const sentTwice = 0.12

export interface Habits {
  /** At most so many milliseconds pass before a request leaves; each draws its own, so that they overtake each other. */
  slowest: number
  /** Milliseconds, at most: how long the network stays away once it is cut. */
  longestCut: number
  /** The share of the requests before which the network is cut. */
  cuts: number
}

/** The way between one student and the server: slow, cut now and then, and nothing arrives exactly once in order. */
export class BadLine {
  /** Requests that went out, those sent twice, those that nobody answered, and those that failed in the server. */
  readonly counts = { sent: 0, twice: 0, unanswered: 0, failed: 0 }
  /** Requests that arrive a second time, later than their answers. */
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

  /** One request through all that may happen to it; throws `LineBroken` where no answer came back. */
  async post<Data>(path: string, body: object): Promise<Reply<Data>> {
    const [cut, fate, twice] = [this.random(), this.random(), this.random()]
    if (cut < this.habits.cuts)
      this.cutUntil = performance.now() + this.random() * this.habits.longestCut
    await pause(this.random() * this.habits.slowest)
    if (performance.now() < this.cutUntil || fate < lostOnTheWay) this.lose()
    if (twice < sentTwice) this.sendAgainLater(path, body)
    const reply = await this.send<Data>(path, body).catch(() => this.lose())
    if (fate > 1 - answerLost) this.lose()
    // The server was there, and could not answer: nobody knows what became of it.
    if (reply.status >= 500) this.lose()
    return reply
  }

  /** Resolves once nothing is under way any more. */
  async waitUntilIdle(): Promise<void> {
    await Promise.all(this.stragglers)
  }
}
