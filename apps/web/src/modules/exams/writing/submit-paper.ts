import { exams } from '@titian/contract'
import { ask } from '@titian/site'
import type { Halt } from '../saving/entry.ts'
import { haltBy } from '../saving/outcome.ts'
import { giveUpAfter, wireEntry } from '../saving/save-wire.ts'
import type { OpenPaper } from './open-paper.ts'

export type HandedIn =
  | { done: true; timeUp: boolean }
  | { done: false; halt: Halt | undefined; error: unknown }

/** Milliseconds before an attempt to hand in is aborted. */
const patience = 10_000

/**
 * Saves unsent answers, then hands the paper in with the answers that are still unconfirmed
 * (EXM-022). If the paper is closed already, the server or an earlier try has handed it in
 * (EXM-112).
 */
export async function submitPaper(open: OpenPaper, examinationId: string): Promise<HandedIn> {
  const { saver, recordId, holder } = open
  await saver.flush()
  try {
    await ask(
      exams.submit,
      { answerList: saver.unsent.map(wireEntry), examinationId, recordId, holder },
      { signal: giveUpAfter(patience) },
    )
    return { done: true, timeUp: false }
  } catch (error) {
    const halt = haltBy(error)
    if (halt === 'closed' || halt === 'timeUp') return { done: true, timeUp: halt === 'timeUp' }
    if (halt) saver.halt(halt)
    return { done: false, halt, error }
  }
}
