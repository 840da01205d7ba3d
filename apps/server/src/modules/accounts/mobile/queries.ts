import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { ofOwner, type SessionKey } from '../sessions/queries.ts'
import { sessions } from '../tables.ts'

/** ACC-163: records that the old number was verified in this session. */
export async function noteOldNumberVerified(db: Db, key: SessionKey, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ oldNumberVerifiedAt: now })
    .where(and(ofOwner(key), eq(sessions.id, key.sessionId)))
}

/** True when the old number was verified in this session after that moment. */
export async function isOldNumberVerified(db: Db, key: SessionKey, after: Date): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(ofOwner(key), eq(sessions.id, key.sessionId), gt(sessions.oldNumberVerifiedAt, after)),
    )
  return rows.length > 0
}

/** Consumes the proof: it allows one change of the number. */
export async function consumeOldNumberProof(
  db: Db,
  key: SessionKey,
  after: Date,
): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ oldNumberVerifiedAt: null })
    .where(
      and(ofOwner(key), eq(sessions.id, key.sessionId), gt(sessions.oldNumberVerifiedAt, after)),
    )
    .returning({ id: sessions.id })
  return rows.length > 0
}
