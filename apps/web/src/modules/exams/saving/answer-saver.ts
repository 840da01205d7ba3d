import { reportSeconds, saveDelay } from '@titian/contract'
import type { ItemAnswer } from '@titian/exam-items/shape'
import type {
  AnswerEntry,
  Choice,
  Confirmed,
  Halt,
  Journal,
  SaverSnapshot,
  SendEntries,
  SendOutcome,
  Trouble,
} from './entry.ts'
import { PendingAnswers } from './pending-answers.ts'
import { takeSnapshot } from './saver-snapshot.ts'

/** Milliseconds before each further try while the server does not respond. */
export const retryPauses = [1000, 2000, 4000, 8000, 15_000] as const
/** The longest pause in milliseconds that a busy server can ask for. */
const longestPause = 15_000
/**
 * The part by which a pause becomes longer at random, so that the papers of a class do not all
 * return in the same moment after a failure.
 */
const spread = 0.2
const mostPerRequest = 500
/** The retry pause in milliseconds during the grace (EXM-134). */
export const urgentPause = 1000

export interface SaverStart {
  send: SendEntries
  journal: Journal
  /** The entries that the server has confirmed, for every question of the paper. */
  confirmed: ReadonlyMap<string, Confirmed>
  /** The journal entries of an earlier visit. */
  entries: readonly AnswerEntry[]
  /** The number of the takeover under which this tab writes (EXM-127). */
  generation: number
  /** Whether a delayed answer may be too late. */
  isUrgent?: () => boolean
  /** Returns a number from 0 to below 1, at random. */
  random?: () => number
}

/**
 * Sends every change of an answer to the server. A change is first written to the journal, then
 * sent within `saveDelay`, one request at a time, until the server confirms it (EXM-101 to
 * EXM-103). Uses timers, but no other part of the browser.
 */
export class AnswerSaver {
  readonly #send: SendEntries
  readonly #journal: Journal
  readonly #pending: PendingAnswers
  readonly #isUrgent: () => boolean
  readonly #random: () => number
  readonly #listeners = new Set<() => void>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #due = Number.POSITIVE_INFINITY
  #flight: Promise<void> | null = null
  #failures = 0
  /** The milliseconds for which the server last asked to be left alone. */
  #retryAfter = 0
  #trouble: Trouble | null = null
  #halt: Halt | null = null
  #lastSavedAt: string | null = null
  #journalBroken = false
  /**
   * The number of answers that are still sent one by one after a refusal, so that one faulty answer
   * does not block the others.
   */
  #oneByOne = 0
  #stopped = false
  #snapshot: SaverSnapshot

  constructor({ send, journal, confirmed, entries, generation, isUrgent, random }: SaverStart) {
    this.#send = send
    this.#journal = journal
    this.#pending = new PendingAnswers(confirmed, entries, generation)
    this.#isUrgent = isUrgent ?? (() => false)
    this.#random = random ?? Math.random
    this.#forgetObsolete()
    this.#lastSavedAt = [...confirmed.values()]
      .map(({ savedAt }) => savedAt)
      .reduce((a, b) => ((a ?? '') > (b ?? '') ? a : b), null)
    this.#snapshot = this.#look()
    this.#arm(this.#pending.waiting.size > 0 ? 0 : reportSeconds * 1000)
  }

  getSnapshot = (): SaverSnapshot => this.#snapshot

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The newest unsent answer of each question, for a reloaded page. */
  get waiting(): ReadonlyMap<string, AnswerEntry> {
    return this.#pending.waiting
  }

  change(questionId: string, answer: ItemAnswer): void {
    this.#note(this.#pending.write(questionId, answer, Date.now()))
    // While the server does not respond, the next try is already scheduled. Typing does not make it
    // earlier.
    if (!this.#trouble) this.#arm(saveDelay)
    this.#notify()
  }

  /**
   * EXM-127: applies the student's choice between the answer of this device and the stored answer.
   */
  choose(questionId: string, choice: Choice): void {
    const entry = this.#pending.choose(questionId, choice, Date.now())
    if (entry) this.#note(entry)
    this.#forgetObsolete()
    if (!this.#trouble) this.#arm(0)
    this.#notify()
  }

  /**
   * The unsent answers that the request for handing in carries, as many as one request may contain.
   */
  get unsent(): readonly AnswerEntry[] {
    return this.#pending.batch(mostPerRequest)
  }

  /** Sends unsent answers now. Resolves to whether the server has confirmed everything. */
  async flush(): Promise<boolean> {
    await this.#flight
    while (this.#pending.batch(1).length > 0 && !this.#halt && !this.#stopped) {
      const before = this.#failures
      await this.#request()
      if (this.#failures > before) break
    }
    return this.#pending.waiting.size === 0
  }

  /** Sends a request even without answers. Resolves to whether the server responded. */
  async ask(): Promise<boolean> {
    await this.#flight
    await this.#request()
    return this.#trouble === null && this.#halt === null
  }

  /**
   * Called when the page closes. Sends one last request that continues after the page has closed,
   * even while another request is running.
   */
  leave(): void {
    const entries = this.#pending.batch(mostPerRequest)
    if (entries.length === 0 || this.#halt || this.#stopped) return
    void this.#send(entries, true).then((outcome) => {
      if (outcome.kind === 'saved') this.#take(outcome, [])
    })
  }

  /** Called when the connection may be back or the student has signed in again. */
  retry(): void {
    if (this.#halt === 'signIn' || this.#halt === 'otherAccount') this.#halt = null
    if (this.#halt || this.#stopped) return
    this.#failures = 0
    this.#notify()
    if (!this.#flight) void this.#request()
  }

  /** Stops saving, because another part of the page has found that the paper is closed. */
  halt(halt: Halt): void {
    this.#halt = halt
    this.#notify()
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  #arm(delay: number): void {
    if (this.#halt || this.#stopped) return
    const due = performance.now() + delay
    if (due >= this.#due) return
    clearTimeout(this.#timer)
    this.#due = due
    this.#timer = setTimeout(() => void this.#request(), delay)
  }

  #request(): Promise<void> {
    clearTimeout(this.#timer)
    this.#due = Number.POSITIVE_INFINITY
    this.#flight ??= this.#fly().finally(() => {
      this.#flight = null
    })
    return this.#flight
  }

  async #fly(): Promise<void> {
    if (this.#halt || this.#stopped) return
    const entries = this.#pending.batch(this.#oneByOne > 0 ? 1 : mostPerRequest)
    this.#take(await this.#send(entries, false), entries)
    if (this.#stopped || this.#halt) return
    // Answers that changed during the request, or that must be sent one by one, are sent next.
    // Without such answers, the next report that the page is still open is scheduled (EXM-023).
    const more = this.#pending.batch(1).length > 0
    const pause = more ? saveDelay / 2 : reportSeconds * 1000
    this.#arm(this.#failures > 0 ? this.#pause() : pause)
  }

  #pause(): number {
    if (this.#isUrgent()) return urgentPause
    const usual = retryPauses[Math.min(this.#failures, retryPauses.length) - 1] ?? retryPauses[0]
    const asked = Math.min(this.#retryAfter, longestPause)
    return Math.max(usual, asked) * (1 + spread * this.#random())
  }

  #take(outcome: SendOutcome, sent: readonly AnswerEntry[]): void {
    switch (outcome.kind) {
      case 'saved':
        this.#pending.confirm(outcome.reply)
        this.#lastSavedAt = outcome.reply.serverTime
        this.#oneByOne = Math.max(0, this.#oneByOne - 1)
        // The server responded but confirmed no answer, so the answers are sent again after a
        // pause.
        this.#setTrouble(sent.some((entry) => this.#isUndecided(entry)) ? 'server' : null)
        this.#forgetObsolete()
        break
      case 'unreachable':
        this.#setTrouble(outcome.trouble, outcome.retryAfter)
        break
      case 'halted':
        this.#halt = outcome.halt
        break
      case 'refused':
        this.#isolate(sent)
        break
    }
    this.#notify()
  }

  #isUndecided(entry: AnswerEntry): boolean {
    return this.#pending.isWaiting(entry) && !this.#pending.conflicts.has(entry.questionId)
  }

  #forgetObsolete(): void {
    const obsolete = this.#pending.drainObsolete()
    if (obsolete.length > 0) void this.#journal.forget(obsolete).catch(() => {})
  }

  #setTrouble(trouble: Trouble | null, retryAfter = 0): void {
    this.#retryAfter = retryAfter
    this.#trouble = trouble
    this.#failures = trouble ? this.#failures + 1 : 0
  }

  #isolate(sent: readonly AnswerEntry[]): void {
    const [only] = sent
    if (sent.length === 1 && only && this.#pending.isWaiting(only))
      this.#pending.refuse(only.questionId)
    if (sent.length > 1) this.#oneByOne = sent.length
    else this.#oneByOne = Math.max(0, this.#oneByOne - 1)
    if (sent.length === 0) this.#setTrouble('server')
  }

  #note(entry: AnswerEntry): void {
    this.#journal.append(entry).catch(() => {
      this.#journalBroken = true
      this.#notify()
    })
  }

  #look(): SaverSnapshot {
    return takeSnapshot(this.#pending, {
      trouble: this.#trouble,
      halt: this.#halt,
      lastSavedAt: this.#lastSavedAt,
      journalBroken: this.#journalBroken,
    })
  }

  #notify(): void {
    this.#snapshot = this.#look()
    this.#listeners.forEach((listener) => listener())
  }
}
