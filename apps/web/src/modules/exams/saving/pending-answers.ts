import type { ItemAnswer } from '@titian/exam-items/shape'
import type {
  AnswerEntry,
  Choice,
  Confirmed,
  Conflict,
  EntryMark,
  SaveReply,
  ObsoleteEntries,
} from './entry.ts'

/**
 * Compares two positions: first the generation, which counts the takeovers of a paper, then the
 * number.
 */
export function compareMarks(one: EntryMark, other: EntryMark): number {
  return one.generation - other.generation || one.seq - other.seq
}

/**
 * Whether an entry replaces an older one: it has the same takeover and at least the same number.
 */
const covers = (newer: EntryMark, { generation, seq }: EntryMark) =>
  newer.generation === generation && newer.seq >= seq

const isSame = (one: ItemAnswer, other: ItemAnswer) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Whether the server has this entry or a later one. Within a takeover, an equal answer is no proof:
 * an answer that was written between the confirmed entry and this entry may still arrive at the
 * server, and only this entry has a higher number. After a takeover an equal answer is enough,
 * because entries from before the takeover can no longer overwrite it.
 */
const isObsolete = (known: Confirmed, entry: AnswerEntry) =>
  known.savedAt !== null &&
  (covers(known, entry) ||
    (known.generation > entry.generation && isSame(known.answer, entry.answer)))

/**
 * Returns, for each question and takeover, the newest entry that was not replaced. Of entries with
 * equal positions, returns the one that was written last.
 */
export function latestEntries(entries: readonly AnswerEntry[]): AnswerEntry[] {
  const latest = new Map<string, AnswerEntry>()
  for (const entry of entries) {
    const key = `${entry.generation} ${entry.questionId}`
    const known = latest.get(key)
    if (!known || entry.seq >= known.seq) latest.set(key, entry)
  }
  const replaced = [...latest.values()].flatMap(({ questionId, over = [] }) =>
    over.map((mark) => ({ ...mark, questionId })),
  )
  return [...latest.values()].filter(
    (entry) =>
      !replaced.some((mark) => mark.questionId === entry.questionId && covers(mark, entry)),
  )
}

/** Tracks which answers the server has confirmed. Uses no time and no network. */
export class PendingAnswers {
  readonly #confirmed: Map<string, Confirmed>
  readonly #waiting = new Map<string, AnswerEntry>()
  readonly #conflicts = new Map<string, Conflict>()
  readonly #refused = new Set<string>()
  readonly #generation: number
  #obsolete: ObsoleteEntries[] = []
  #nextSeq: number

  /**
   * `journal` has the entries of earlier visits. An entry is obsolete if the server has it, or has
   * a newer one of the same takeover. Of the other entries the newest is sent, and older ones stay
   * in the journal (EXM-103, EXM-129).
   */
  constructor(
    confirmed: ReadonlyMap<string, Confirmed>,
    journal: readonly AnswerEntry[],
    generation: number,
  ) {
    this.#confirmed = new Map(confirmed)
    this.#generation = generation
    const numbers = [...confirmed.values(), ...journal].map(({ seq }) => seq)
    this.#nextSeq = Math.max(0, ...numbers) + 1
    for (const entry of latestEntries(journal).toSorted(compareMarks)) {
      const known = confirmed.get(entry.questionId)
      if (known && isObsolete(known, entry)) this.#markObsolete(entry)
      else this.#waiting.set(entry.questionId, entry)
    }
  }

  /**
   * Changing an unsent answer keeps its takeover, because the student has not decided about the
   * conflict yet.
   */
  write(questionId: string, answer: ItemAnswer, at: number): AnswerEntry {
    const ground = this.#waiting.get(questionId)
    return this.#put({
      questionId,
      answer,
      at,
      generation: ground?.generation ?? this.#generation,
      ...(ground?.over && { over: ground.over }),
    })
  }

  #put(entry: Omit<AnswerEntry, 'seq'>): AnswerEntry {
    const numbered = { ...entry, seq: this.#nextSeq }
    this.#nextSeq += 1
    this.#waiting.set(entry.questionId, numbered)
    this.#refused.delete(entry.questionId)
    return numbered
  }

  /** Returns the entries to send, oldest first. */
  batch(most: number): AnswerEntry[] {
    const open = [...this.#waiting.values()].filter(
      ({ questionId }) => !this.#refused.has(questionId) && !this.#conflicts.has(questionId),
    )
    return open.toSorted((one, other) => one.seq - other.seq).slice(0, most)
  }

  /** Applies a response. An answer that changed during the request stays unsent. */
  confirm({ saved, conflicts, serverTime }: SaveReply): void {
    for (const { questionId, sent, seq } of saved) {
      const mine = this.#waiting.get(questionId)
      this.#nextSeq = Math.max(this.#nextSeq, seq + 1)
      const known = this.#confirmed.get(questionId)
      if ((known?.seq ?? 0) <= seq)
        this.#confirmed.set(questionId, {
          seq,
          generation: this.#generation,
          answer: mine?.seq === sent ? mine.answer : (known?.answer ?? null),
          savedAt: serverTime,
        })
      if (mine?.seq !== sent) continue
      this.#waiting.delete(questionId)
      this.#markObsolete(mine)
    }
    for (const { questionId, sent, ...conflict } of conflicts) {
      this.#nextSeq = Math.max(this.#nextSeq, conflict.storedSeq + 1)
      if (this.#waiting.get(questionId)?.seq === sent) this.#conflicts.set(questionId, conflict)
    }
  }

  /**
   * EXM-127: called when the student has seen the stored answer and the answer of this device, and
   * has chosen one. Returns the entry to write if the answer of this device was chosen.
   */
  choose(questionId: string, choice: Choice, at: number): AnswerEntry | undefined {
    const [mine, conflict] = [this.#waiting.get(questionId), this.#conflicts.get(questionId)]
    if (!mine || !conflict) return undefined
    this.#conflicts.delete(questionId)
    if (choice === 'mine') {
      const { generation, seq, over = [] } = mine
      const replaced = [...over, { generation, seq }]
      return this.#put({ ...mine, at, generation: this.#generation, over: replaced })
    }
    const { stored: answer, storedSeq: seq, storedAt: savedAt } = conflict
    this.#waiting.delete(questionId)
    this.#confirmed.set(questionId, { answer, seq, savedAt, generation: this.#generation })
    this.#markObsolete(mine)
    return undefined
  }

  #markObsolete({ questionId, generation, seq, over = [] }: AnswerEntry): void {
    this.#obsolete.push(
      { questionId, generation, seq },
      ...over.map((mark) => ({ ...mark, questionId })),
    )
  }

  /** Returns the entries that the journal may remove, each once. */
  drainObsolete(): ObsoleteEntries[] {
    const obsolete = this.#obsolete
    this.#obsolete = []
    return obsolete
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

  get conflicts(): ReadonlyMap<string, Conflict> {
    return this.#conflicts
  }

  isRefused(questionId: string): boolean {
    return this.#refused.has(questionId)
  }
}
