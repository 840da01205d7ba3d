import { exams } from '@titian/contract'
import { ask } from '@titian/site'
import type { Halt } from '../saving/entry.ts'
import { haltBy } from '../saving/outcome.ts'
import type { OpenPaper } from './open-paper.ts'
import type { Answers } from './paper-questions.ts'

export type HandedIn =
  | { done: true; timeUp: boolean }
  | { done: false; halt: Halt | undefined; error: unknown }

function answerList({ saver }: OpenPaper, answers: Answers) {
  const states = saver.getSnapshot().answers
  return [...answers]
    .filter(([questionId]) => states.get(questionId)?.state !== 'refused')
    .map(([questionId, answer]) => ({
      unitestingBankId: questionId,
      answer,
      seq: saver.seqOf(questionId),
    }))
}

/**
 * Saves what waits, then hands in with every answer (EXM-022). A paper that turns out to be closed is handed
 * in: the earlier try got through, or the server was quicker (EXM-112).
 */
export async function submitPaper(
  open: OpenPaper,
  examinationId: string,
  answers: Answers,
): Promise<HandedIn> {
  const { saver, recordId, holder } = open
  await saver.flush()
  try {
    await ask(exams.submit, {
      answerList: answerList(open, answers),
      examinationId,
      recordId,
      holder,
    })
    return { done: true, timeUp: false }
  } catch (error) {
    const halt = haltBy(error)
    if (halt === 'closed' || halt === 'timeUp') return { done: true, timeUp: halt === 'timeUp' }
    if (halt) saver.halt(halt)
    return { done: false, halt, error }
  }
}
