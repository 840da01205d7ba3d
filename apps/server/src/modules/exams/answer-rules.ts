import { type ItemAnswer, readWireAnswer } from '@titian/exam-items/shape'
import type { Layout } from './layouts.ts'
import { latestOf } from './paper-rules.ts'
import type { NewAnswer } from './saving/queries.ts'

export interface WireEntry {
  subjectId: number
  /** Missing: not answered (EXM-016). */
  answer?: ItemAnswer
  seq?: number
  generation?: number
  at?: number
}

export type ReadAnswers = { ok: true; answers: NewAnswer[] } | { ok: false; misfits: number[] }

/** Reads answers against the questions of the attempt; `misfits` are the places of those that do not fit. */
export function readAnswers(
  { bySubject }: Pick<Layout, 'bySubject'>,
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
