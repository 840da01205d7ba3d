import type { Db } from '../../../../platform/database/database.ts'
import { storeLateAnswers, consumeWaitingFiles } from './queries.ts'

/**
 * EXM-197: stores the answers of uploaded files that waited for the closing, in the transaction
 * that closes the attempt.
 */
export async function storeWaitingFiles(tx: Db, attemptId: number): Promise<void> {
  for (const { answers, uploadedAt } of await consumeWaitingFiles(tx, attemptId))
    await storeLateAnswers(tx, attemptId, answers, uploadedAt)
}
