import type { z } from 'zod'
import type { saveAnswer } from '@titian/contract'
import { remaining } from '../attempts/rules.ts'
import type { AttemptPaper } from '../papers/queries.ts'
import { iso, type Reader } from '../../present.ts'
import type { Saved } from '../answers/queries.ts'

/**
 * EXM-102: returns `saved` only for answers that the server has stored, with the number of each
 * stored answer.
 */
export function presentSaved(
  { deadline, extension, acceptedSeq, answers }: Saved,
  { items }: Pick<AttemptPaper, 'items'>,
  { seal, now }: Pick<Reader, 'seal' | 'now'>,
): z.output<typeof saveAnswer> {
  const signs = new Map(
    items.map(({ itemId, subjectId }) => [itemId, seal('examSubject', subjectId)]),
  )
  const signOf = (itemId: number) => signs.get(itemId) ?? ''
  return {
    serverTime: now.toISOString(),
    deadline: iso(deadline),
    remaining: remaining(deadline, now),
    extension,
    acceptedSeq,
    saved: answers
      .filter(({ same }) => same)
      .map(({ itemId, seq }) => ({ unitestingBankId: signOf(itemId), seq })),
    conflicts: answers
      .filter(({ conflict }) => conflict)
      .map(({ itemId, sentSeq, answer, seq, storedAt }) => ({
        unitestingBankId: signOf(itemId),
        seq: sentSeq,
        stored: answer,
        storedSeq: seq,
        storedAt: iso(storedAt),
      })),
  }
}
