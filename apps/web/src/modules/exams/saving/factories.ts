import type { ItemAnswer } from '@titian/exam-items/shape'
import { AnswerSaver } from './answer-saver.ts'
import type { AnswerEntry, Confirmed, Halt, Journal, SendEntries, SendOutcome } from './entry.ts'

export class MemoryJournal implements Journal {
  entries: AnswerEntry[] = []

  append(entry: AnswerEntry): Promise<void> {
    this.entries.push(entry)
    return Promise.resolve()
  }

  read(): Promise<AnswerEntry[]> {
    return Promise.resolve([...this.entries])
  }

  forget(confirmed: ReadonlyMap<string, number>): Promise<void> {
    this.entries = this.entries.filter(
      ({ questionId, seq }) => seq > (confirmed.get(questionId) ?? 0),
    )
    return Promise.resolve()
  }

  clear(): Promise<void> {
    this.entries = []
    return Promise.resolve()
  }
}

export type Fate = 'answered' | 'lostBefore' | 'lostAfter'

const wait = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time))

/** Keeps answers by number as the real one does, and loses requests and replies as told. */
export class FakeServer {
  readonly requests: AnswerEntry[][] = []
  readonly kept = new Map<string, { seq: number; answer: ItemAnswer }>()
  readonly questions: readonly string[]
  changes = 0
  latency = 0
  halt: Halt | null = null
  refuses: string | null = null
  fate: (count: number) => Fate = () => 'answered'
  fates: { fate: Fate; latency: number }[] = []

  constructor(questions: readonly string[]) {
    this.questions = questions
  }

  answer(question: string): ItemAnswer | undefined {
    return this.kept.get(question)?.answer
  }

  confirmed(): Map<string, Confirmed> {
    return new Map(
      this.questions.map((question) => {
        const kept = this.kept.get(question)
        return [question, { seq: kept?.seq ?? 0, savedAt: kept ? 'before' : null }]
      }),
    )
  }

  send: SendEntries = async (entries) => {
    this.requests.push([...entries])
    const drawn = this.fates.shift() ?? {
      fate: this.fate(this.requests.length),
      latency: this.latency,
    }
    await wait(drawn.latency / 2)
    if (drawn.fate === 'lostBefore') return { kind: 'unreachable', trouble: 'network' }
    const outcome = this.#take(entries)
    await wait(drawn.latency / 2)
    return drawn.fate === 'lostAfter' ? { kind: 'unreachable', trouble: 'network' } : outcome
  }

  #take(entries: readonly AnswerEntry[]): SendOutcome {
    if (this.halt) return { kind: 'halted', halt: this.halt }
    if (entries.some(({ questionId }) => questionId === this.refuses)) return { kind: 'refused' }
    for (const { questionId, seq, answer } of entries) {
      if (seq <= (this.kept.get(questionId)?.seq ?? 0)) continue
      this.kept.set(questionId, { seq, answer })
      this.changes += 1
    }
    const saved = entries.map(({ questionId }) => ({
      questionId,
      seq: this.kept.get(questionId)?.seq ?? 0,
    }))
    return { kind: 'saved', reply: { serverTime: `at ${this.requests.length}`, saved } }
  }
}

/** Opens the paper as a page does after a load: the server's numbers and what the journal left. */
export function openPaper(server: FakeServer, journal: MemoryJournal): AnswerSaver {
  return new AnswerSaver({
    send: server.send,
    journal,
    confirmed: server.confirmed(),
    entries: [...journal.entries],
  })
}
