import type { ItemAnswer } from '@titian/exam-items/shape'
import { AnswerSaver } from './answer-saver.ts'
import type {
  AnswerEntry,
  Confirmed,
  Halt,
  Journal,
  SaveReply,
  SendEntries,
  SendOutcome,
  ObsoleteEntries,
} from './entry.ts'
import { compareMarks } from './pending-answers.ts'

export class MemoryJournal implements Journal {
  entries: AnswerEntry[] = []

  append(entry: AnswerEntry): Promise<void> {
    this.entries.push(entry)
    return Promise.resolve()
  }

  read(): Promise<AnswerEntry[]> {
    return Promise.resolve([...this.entries])
  }

  forget(obsolete: readonly ObsoleteEntries[]): Promise<void> {
    this.entries = this.entries.filter(
      ({ questionId, generation, seq }) =>
        !obsolete.some(
          (one) => one.questionId === questionId && one.generation === generation && one.seq >= seq,
        ),
    )
    return Promise.resolve()
  }
}

export type Fate = 'answered' | 'lostBefore' | 'lostAfter'

interface StoredEntry {
  generation: number
  seq: number
  answer: ItemAnswer
}

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))
const sameAnswer = (one: ItemAnswer, other: ItemAnswer) =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * A fake server. It stores answers by takeover and number like the real server, and loses requests
 * and responses as the test sets.
 */
export class FakeServer {
  readonly requests: AnswerEntry[][] = []
  readonly storedEntries = new Map<string, StoredEntry>()
  /** Replaced and rejected answers, as the teacher sees them. */
  readonly versions: { question: string; answer: ItemAnswer }[] = []
  readonly late: { question: string; answer: ItemAnswer }[] = []
  readonly questions: readonly string[]
  changes = 0
  latency = 0
  closed = false
  halt: Halt | null = null
  refuses: string | null = null
  fate: (count: number) => Fate = () => 'answered'
  fates: { fate: Fate; latency: number }[] = []
  /** The milliseconds that a busy server names; null for one that is not busy. */
  busyFor: number | null = null
  /** Called with each answer that another answer replaces. */
  onReplace: (holder: string, former: ItemAnswer) => void = () => {}
  #holder = 'tab'
  #generation = 1

  constructor(questions: readonly string[]) {
    this.questions = questions
  }

  answer(question: string): ItemAnswer | undefined {
    return this.storedEntries.get(question)?.answer
  }

  /** The newest tab takes the paper over. A reload of the same tab is no takeover. */
  takeOver(holder: string): number {
    if (holder !== this.#holder) this.#generation += 1
    this.#holder = holder
    return this.#generation
  }

  confirmed(): Map<string, Confirmed> {
    return new Map(
      this.questions.map((question) => {
        const entry = this.storedEntries.get(question)
        const savedAt = entry ? 'before' : null
        return [question, { seq: 0, generation: 0, answer: null, ...entry, savedAt }]
      }),
    )
  }

  send: SendEntries = (entries) => this.sendFrom('tab', entries)

  async sendFrom(holder: string, entries: readonly AnswerEntry[]): Promise<SendOutcome> {
    this.requests.push([...entries])
    const drawn = this.fates.shift() ?? {
      fate: this.fate(this.requests.length),
      latency: this.latency,
    }
    await wait(drawn.latency / 2)
    if (drawn.fate === 'lostBefore') return { kind: 'unreachable', trouble: 'network' }
    if (this.busyFor !== null)
      return { kind: 'unreachable', trouble: 'server', retryAfter: this.busyFor }
    const outcome = this.#take(holder, entries)
    await wait(drawn.latency / 2)
    return drawn.fate === 'lostAfter' ? { kind: 'unreachable', trouble: 'network' } : outcome
  }

  /** Receives what a device still stores of a closed paper. */
  sendLate(entries: readonly AnswerEntry[]): void {
    for (const { questionId, answer } of entries)
      if (!sameAnswer(this.answer(questionId) ?? null, answer))
        this.late.push({ question: questionId, answer })
  }

  #take(holder: string, entries: readonly AnswerEntry[]): SendOutcome {
    if (this.halt) return { kind: 'halted', halt: this.halt }
    if (this.closed) return { kind: 'halted', halt: 'timeUp' }
    if (holder !== this.#holder) return { kind: 'halted', halt: 'takenOver' }
    if (entries.some(({ questionId }) => questionId === this.refuses)) return { kind: 'refused' }
    const [saved, conflicts]: [SaveReply['saved'][number][], SaveReply['conflicts'][number][]] = [
      [],
      [],
    ]
    for (const { questionId, seq, generation, answer } of entries) {
      const stored = this.storedEntries.get(questionId)
      const isOwn = stored?.generation === this.#generation
      const isNewer =
        !stored || (isOwn ? seq > stored.seq : compareMarks({ generation, seq }, stored) > 0)
      if (isNewer && stored) this.onReplace(holder, stored.answer)
      if (isNewer) this.#write(questionId, { answer, seq, generation: this.#generation })
      const entry = this.storedEntries.get(questionId)
      if (!entry) continue
      if (sameAnswer(entry.answer, answer)) saved.push({ questionId, sent: seq, seq: entry.seq })
      else {
        this.versions.push({ question: questionId, answer })
        const { answer: storedAnswer, seq: storedSeq } = entry
        conflicts.push({
          questionId,
          sent: seq,
          stored: storedAnswer,
          storedSeq,
          storedAt: 'before',
        })
      }
    }
    const serverTime = `at ${this.requests.length}`
    return { kind: 'saved', reply: { serverTime, saved, conflicts } }
  }

  #write(question: string, entry: StoredEntry): void {
    const before = this.storedEntries.get(question)
    if (before && before.generation !== entry.generation)
      this.versions.push({ question, answer: before.answer })
    this.storedEntries.set(question, entry)
    this.changes += 1
  }
}

/** Opens the paper as a page does: with the server's numbers and the journal. */
export function openPaper(
  server: FakeServer,
  journal: MemoryJournal,
  {
    holder = 'tab',
    isUrgent,
    random = () => 0,
  }: { holder?: string; isUrgent?: () => boolean; random?: () => number } = {},
): AnswerSaver {
  return new AnswerSaver({
    send: (entries) => server.sendFrom(holder, entries),
    journal,
    generation: server.takeOver(holder),
    confirmed: server.confirmed(),
    entries: [...journal.entries],
    random,
    ...(isUrgent && { isUrgent }),
  })
}
