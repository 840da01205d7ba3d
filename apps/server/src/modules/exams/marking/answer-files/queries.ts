import { eq } from 'drizzle-orm'
import type { Db } from '../../../../platform/database/database.ts'
import { found } from '../../../../platform/refusal.ts'
import { attemptAnswerFiles, attempts, type AttemptState } from '../../tables.ts'

/**
 * Locks the attempt until the transaction ends. So a file is stored either before or after the
 * closing.
 */
export async function lockState(tx: Db, attemptId: number): Promise<AttemptState> {
  const rows = await tx
    .select({ state: attempts.state })
    .from(attempts)
    .where(eq(attempts.id, attemptId))
    .for('no key update')
  return found(rows[0]).state
}

export type NewAnswerFile = typeof attemptAnswerFiles.$inferInsert

/** Stores a file of answers. Returns false if the same file was stored before. */
export async function addAnswerFile(tx: Db, file: NewAnswerFile): Promise<boolean> {
  const rows = await tx
    .insert(attemptAnswerFiles)
    .values(file)
    .onConflictDoNothing()
    .returning({ id: attemptAnswerFiles.id })
  return rows.length > 0
}
