import type { AnswerState, Halt, SaverSnapshot, Trouble } from './entry.ts'
import type { PendingAnswers } from './pending-answers.ts'

interface Circumstances {
  trouble: Trouble | null
  halt: Halt | null
  lastSavedAt: string | null
  journalBroken: boolean
}

/** Returns the saving state for display: "saved" only for confirmed answers (EXM-102). */
export function takeSnapshot(pending: PendingAnswers, around: Circumstances): SaverSnapshot {
  const answers = new Map<string, { state: AnswerState; savedAt: string | null }>()
  for (const [questionId, { savedAt }] of pending.confirmed) {
    answers.set(questionId, { state: savedAt === null ? 'none' : 'saved', savedAt })
  }
  const undone: AnswerState = around.trouble || around.halt ? 'local' : 'saving'
  const stateOf = (questionId: string): AnswerState => {
    if (pending.isRefused(questionId)) return 'refused'
    return pending.conflicts.has(questionId) ? 'conflict' : undone
  }
  for (const questionId of pending.waiting.keys()) {
    const savedAt = answers.get(questionId)?.savedAt ?? null
    answers.set(questionId, { state: stateOf(questionId), savedAt })
  }
  const conflicts = new Map(pending.conflicts)
  return { ...around, answers, conflicts, waiting: pending.waiting.size }
}
