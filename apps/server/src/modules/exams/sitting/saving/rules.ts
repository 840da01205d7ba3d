import { type ItemAnswer, readWireAnswer } from '@titian/exam-items/shape'
import type { AttemptPaper } from '../papers/queries.ts'
import type { NewAnswer } from '../answers/queries.ts'

export interface WireEntry {
  subjectId: number
  /** Missing means not answered (EXM-016). */
  answer?: ItemAnswer
  seq?: number
  generation?: number
  at?: number
}

export type ReadAnswers = { ok: true; answers: NewAnswer[] } | { ok: false; misfits: number[] }

/**
 * Reads answers for the questions of the attempt; `misfits` has the indexes of answers that do not
 * fit.
 */
export function readAnswers(
  { bySubject }: Pick<AttemptPaper, 'bySubject'>,
  entries: readonly WireEntry[],
): ReadAnswers {
  const misfits: number[] = []
  const read = entries.flatMap(({ subjectId, answer = null, ...entry }, place) => {
    const shown = bySubject.get(subjectId)?.shown
    const value = shown && readWireAnswer(shown.kind, shown, answer)
    if (value !== undefined) return [{ ...entry, subjectId, answer: value }]
    misfits.push(place)
    return []
  })
  if (misfits.length > 0) return { ok: false, misfits }
  const answers = latestOf(read).flatMap(({ subjectId, answer, seq, generation, at }) => {
    const item = bySubject.get(subjectId)
    return item ? [{ itemId: item.itemId, answer, seq, generation, at }] : []
  })
  return { ok: true, answers }
}

export interface AnswerEntry<Answer> {
  subjectId: number
  answer: Answer
  /**
   * The number of the entry. If it is undefined, the server numbers the entry after all entries so
   * far.
   */
  seq?: number | undefined
  /** Undefined for the present takeover. */
  generation?: number | undefined
  at?: number | undefined
}

/** Orders entries by takeover, then by number. */
function isBefore<Answer>(one: AnswerEntry<Answer>, other: AnswerEntry<Answer>): boolean {
  const last = Number.POSITIVE_INFINITY
  const [generation, otherGeneration] = [one.generation ?? last, other.generation ?? last]
  if (generation !== otherGeneration) return generation < otherGeneration
  return (one.seq ?? last) < (other.seq ?? last)
}

/**
 * EXM-103, EXM-127: returns one entry for each question: of the last takeover, the entry with the
 * highest number; if several have it, the last of them.
 */
export function latestOf<Answer>(entries: readonly AnswerEntry<Answer>[]): AnswerEntry<Answer>[] {
  const latest = new Map<number, AnswerEntry<Answer>>()
  for (const entry of entries) {
    const cached = latest.get(entry.subjectId)
    if (!cached || !isBefore(entry, cached)) latest.set(entry.subjectId, entry)
  }
  return [...latest.values()]
}
