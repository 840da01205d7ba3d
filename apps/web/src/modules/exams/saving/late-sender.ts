import { exams } from '@titian/contract'
import type { ItemAnswer } from '@titian/exam-items/shape'
import { ask, ServerRefusal } from '@titian/site'
import type { AnswerEntry, Journal } from './entry.ts'
import { latestEntries } from './pending-answers.ts'

export interface LateReport {
  /** The number of answers that are stored only on this device. */
  left: number
  /** The number of late answers that wait for the teacher; null if the server did not say. */
  waiting: number | null
  /** Who closed the paper; null if the server did not say. */
  state: 'submitted' | 'autoSubmitted' | null
}

/**
 * Removes lone surrogates and zero bytes, which no database stores. So the rest of the text is
 * saved.
 */
export function readable(answer: ItemAnswer): ItemAnswer {
  const clean = (text: string) => text.replaceAll(/\p{Surrogate}|\0/gu, '')
  if (typeof answer === 'string') return clean(answer)
  return Array.isArray(answer) ? answer.map(clean) : answer
}

function byGeneration(entries: readonly AnswerEntry[]): AnswerEntry[][] {
  const groups = new Map<number, AnswerEntry[]>()
  for (const entry of entries)
    groups.set(entry.generation, [...(groups.get(entry.generation) ?? []), entry])
  return [...groups.values()]
}

const wireLate = ({ questionId, answer, seq, generation, at }: AnswerEntry) => ({
  unitestingBankId: questionId,
  answer: readable(answer),
  seq,
  generation,
  at,
})

type JournalPart = Pick<Journal, 'read' | 'forget'>

/**
 * EXM-104: sends the stored answers of a closed paper, and removes only those that the server
 * confirmed. `inMemory` has the answers of a browser without a journal. Never rejects; does nothing
 * while the paper is open.
 */
export async function sendLate(
  recordId: string,
  journal: JournalPart,
  inMemory: Iterable<AnswerEntry> = [],
): Promise<LateReport> {
  const stored = await journal.read().catch(() => [])
  const entries = latestEntries([...stored, ...inMemory])
  const report: LateReport = { left: entries.length, waiting: null, state: null }
  // A request is sent even without entries, because the response says who closed the paper.
  const groups = entries.length > 0 ? byGeneration(entries) : [[]]
  try {
    for (const group of groups) {
      const input = { unitestingUserRecordId: recordId, answers: group.map(wireLate) }
      const { waiting, state } = await ask(exams.sendLateAnswers, input, { quiet: true })
      await journal.forget(group).catch(() => {})
      report.left -= group.length
      Object.assign(report, { waiting, state })
    }
  } catch (error) {
    const isUnfit = error instanceof ServerRefusal && error.is('invalidInput')
    // One invalid answer must not block the others.
    if (isUnfit && entries.length > 1) return sendEach(recordId, journal, entries)
  }
  return report
}

async function sendEach(
  recordId: string,
  journal: JournalPart,
  entries: readonly AnswerEntry[],
): Promise<LateReport> {
  const sum: LateReport = { left: 0, waiting: null, state: null }
  for (const entry of entries) {
    const only = { read: () => Promise.resolve([entry]), forget: journal.forget.bind(journal) }
    const { left, waiting, state } = await sendLate(recordId, only)
    sum.left += left
    sum.waiting = waiting ?? sum.waiting
    sum.state = state ?? sum.state
  }
  return sum
}
