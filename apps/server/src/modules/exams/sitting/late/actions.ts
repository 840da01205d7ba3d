import type { Db } from '../../../../platform/database/database.ts'
import { keepLateAnswers, takeWaitingFiles } from './queries.ts'

/**
 * EXM-197: stores the answers of files that were kept for the closing, in the transaction that
 * closes the attempt.
 */
export async function keepWaitingFiles(tx: Db, attemptId: number): Promise<void> {
  for (const { answers, uploadedAt } of await takeWaitingFiles(tx, attemptId))
    await keepLateAnswers(tx, attemptId, answers, uploadedAt)
}
