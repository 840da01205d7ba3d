import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { ofOwner, type SessionKey } from '../sessions/queries.ts'
import { sessions } from '../tables.ts'

/** ACC-326: records that the person of this session gave a proof. */
export async function noteProof(db: Db, key: SessionKey, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ provedAt: now })
    .where(and(ofOwner(key), eq(sessions.id, key.sessionId)))
}

/** True when a proof was given in this session after that moment. */
export async function isProved(db: Db, key: SessionKey, after: Date): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(ofOwner(key), eq(sessions.id, key.sessionId), gt(sessions.provedAt, after)))
  return rows.length > 0
}
