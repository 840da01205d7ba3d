import type { ItemAnswer } from '@titian/exam-items/shape'
import type { AnswerEntry, Confirmed, SaveReply } from './entry.ts'

/** The latest entry of each question; among equal numbers the one written last. */
export function latestEntries(entries: readonly AnswerEntry[]): Map<string, AnswerEntry> {
  const latest = new Map<string, AnswerEntry>()
  for (const entry of entries) {
    const known = latest.get(entry.questionId)
    if (!known || entry.seq >= known.seq) latest.set(entry.questionId, entry)
  }
  return latest
}

/** Which answers the server has, and which it has not confirmed yet. Knows no time and no network. */
export class PendingAnswers {
  readonly #confirmed: Map<string, Confirmed>
  readonly #waiting = new Map<string, AnswerEntry>()
  readonly #refused = new Set<string>()
  #nextSeq: number

  /** `journal`: what an earlier visit wrote; only what is newer than the server's number is sent again (EXM-103). */
  constructor(confirmed: ReadonlyMap<string, Confirmed>, journal: readonly AnswerEntry[]) {
    this.#confirmed = new Map(confirmed)
    const numbers = [...confirmed.values(), ...journal].map(({ seq }) => seq)
    this.#nextSeq = Math.max(0, ...numbers) + 1
    for (const [questionId, entry] of latestEntries(journal)) {
      if (entry.seq > (confirmed.get(questionId)?.seq ?? 0)) this.#waiting.set(questionId, entry)
    }
  }

  write(questionId: string, answer: ItemAnswer, at: number): AnswerEntry {
    const entry: AnswerEntry = { seq: this.#nextSeq, questionId, answer, at }
    this.#nextSeq += 1
    this.#waiting.set(questionId, entry)
    this.#refused.delete(questionId)
    return entry
  }

  /** What is to be sent, oldest first. */
  batch(most: number): AnswerEntry[] {
    const open = [...this.#waiting.values()].filter(
      ({ questionId }) => !this.#refused.has(questionId),
    )
    return open.sort((one, other) => one.seq - other.seq).slice(0, most)
  }

  /**
   * Takes the server's word. An answer changed while it was under way stays waiting. Where the server holds
   * a later number, another window wrote meanwhile: what stands on this screen is numbered anew, so that
   * what the student sees is what counts. Answers with the entries that got a new number.
   */
  confirm({ saved, serverTime }: SaveReply): AnswerEntry[] {
    const renumbered: AnswerEntry[] = []
    for (const { questionId, seq } of saved) {
      const mine = this.#waiting.get(questionId)
      if (mine && seq > mine.seq) {
        this.#nextSeq = Math.max(this.#nextSeq, seq + 1)
        renumbered.push(this.write(questionId, mine.answer, mine.at))
      }
      if ((this.#confirmed.get(questionId)?.seq ?? 0) <= seq)
        this.#confirmed.set(questionId, { seq, savedAt: serverTime })
      if (mine?.seq === seq) this.#waiting.delete(questionId)
    }
    return renumbered
  }

  refuse(questionId: string): void {
    this.#refused.add(questionId)
  }

  isWaiting({ questionId, seq }: AnswerEntry): boolean {
    return this.#waiting.get(questionId)?.seq === seq
  }

  get waiting(): ReadonlyMap<string, AnswerEntry> {
    return this.#waiting
  }

  get confirmed(): ReadonlyMap<string, Confirmed> {
    return this.#confirmed
  }

  isRefused(questionId: string): boolean {
    return this.#refused.has(questionId)
  }

  /** Numbers for the journal: everything up to them is with the server. */
  get confirmedNumbers(): Map<string, number> {
    return new Map([...this.#confirmed].map(([questionId, { seq }]) => [questionId, seq]))
  }
}
