import { append, joinAll, type Stretch } from './stretch.ts'

export interface Report extends Stretch {
  seq: number
  sessionId: string
  /** Real seconds of playing. */
  studyTime: number
}

/** `unreachable` is tried again, `refused` ends the session. */
export type Outcome = 'answered' | 'unreachable' | 'refused'

export type Send = (report: Report) => Promise<Outcome>

/** When it was watched, counted from the first stretch. */
interface Letter extends Stretch {
  order: number
}

const round = (seconds: number) => Math.round(seconds * 1000) / 1000

/**
 * Delivers stretches one after the other. What could not be delivered waits and grows with what follows,
 * because the server believes a report only as far as real time has passed since the one before.
 */
export class Mailbox {
  private waiting: Letter[] = []
  private count = 0
  private flying = 0
  private seq = 0
  private closed = false
  private sessionId: string
  private readonly send: Send

  constructor(sessionId: string, send: Send) {
    this.sessionId = sessionId
    this.send = send
  }

  get isEmpty(): boolean {
    return this.waiting.length === 0 && this.flying === 0
  }

  put(stretch: Stretch): void {
    this.count += 1
    if (!this.closed) this.waiting = append(this.waiting, { ...stretch, order: this.count })
  }

  /** Delivers what waits, in order; stops at the first that does not arrive. */
  async deliver(): Promise<void> {
    if (this.flying > 0) return
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      if ((await this.fly(next)) !== 'answered') return
    }
  }

  /** On leaving there is no time to wait for answers: everything goes at once. */
  deliverAll(): void {
    for (const letter of this.waiting.splice(0)) void this.fly(letter)
  }

  /** Goes on under a new session of the server, with everything that has not arrived. */
  reopen(sessionId: string): void {
    this.sessionId = sessionId
    this.closed = false
  }

  private async fly(letter: Letter): Promise<Outcome> {
    this.flying += 1
    this.seq += 1
    const { from, to, rate } = letter
    const { sessionId } = this
    const studyTime = round((to - from) / rate)
    const outcome = await this.send({
      from: round(from),
      to: round(to),
      rate,
      seq: this.seq,
      sessionId,
      studyTime,
    })
    this.flying -= 1
    if (outcome === 'unreachable' && !this.closed) this.takeBack(letter)
    // A refusal to an older session says nothing about the present one.
    if (outcome === 'refused' && sessionId === this.sessionId) this.close()
    return outcome
  }

  private takeBack(letter: Letter): void {
    const letters = [...this.waiting, letter].toSorted((one, other) => one.order - other.order)
    this.waiting = joinAll(letters)
  }

  private close(): void {
    this.closed = true
    this.waiting = []
  }
}
