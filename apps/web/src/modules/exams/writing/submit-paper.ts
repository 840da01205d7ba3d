import { exams } from '@titian/contract'
import { ask } from '@titian/site'
import type { Halt } from '../saving/entry.ts'
import { haltBy } from '../saving/outcome.ts'
import { giveUpAfter, wireEntry } from '../saving/save-wire.ts'
import type { OpenPaper } from './open-paper.ts'

export type HandedIn =
  | { done: true; timeUp: boolean }
  | { done: false; halt: Halt | undefined; error: unknown }

/** Milliseconds after which a try to hand in is given up. */
const patience = 10_000

/**
 * Saves what waits, then hands in, with what is still not confirmed (EXM-022). A paper that turns out to be closed
 * is handed in: the earlier try got through, or the server was quicker (EXM-112).
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
