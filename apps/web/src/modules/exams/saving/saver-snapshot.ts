import type { AnswerState, Halt, SaverSnapshot, Trouble } from './entry.ts'
import type { PendingAnswers } from './pending-answers.ts'

interface Circumstances {
  trouble: Trouble | null
  halt: Halt | null
  lastSavedAt: string | null
  journalBroken: boolean
}

/** What the paper shows of saving: "saved" only for what the server has confirmed (EXM-102). */
export function takeSnapshot(pending: PendingAnswers, around: Circumstances): SaverSnapshot {
  const answers = new Map<string, { state: AnswerState; savedAt: string | null }>()
  for (const [questionId, { savedAt }] of pending.confirmed) {
    answers.set(questionId, { state: savedAt === null ? 'none' : 'saved', savedAt })
  }
  const undone: AnswerState = around.trouble || around.halt ? 'local' : 'saving'
  for (const questionId of pending.waiting.keys()) {
    const state = pending.isRefused(questionId) ? 'refused' : undone
    answers.set(questionId, { state, savedAt: answers.get(questionId)?.savedAt ?? null })
  }
  return { ...around, answers, waiting: pending.waiting.size }
}
