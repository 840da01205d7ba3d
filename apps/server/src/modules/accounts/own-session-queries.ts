import { and, desc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { type EndedSession, endedSession } from './session-queries.ts'
import { sessions } from './tables.ts'

/** More places than anybody is signed in at; the rest are the oldest. */
const mostSessions = 100

export interface SessionKey {
  schoolId: number
  userId: number
  sessionId: number
}

/** Where the account itself is signed in; staff who act as this student are not meant. */
function ofOwner({ schoolId, userId }: Pick<SessionKey, 'schoolId' | 'userId'>) {
  return and(
    eq(sessions.schoolId, schoolId),
    eq(sessions.userId, userId),
    isNull(sessions.actingAdminId),
  )
}

export type OwnSessionRow = Pick<
  typeof sessions.$inferSelect,
  'id' | 'userAgent' | 'address' | 'createdAt' | 'lastSeenAt'
>

/** The living sessions of an account, the last used first. */
export async function listOwnSessions(
  db: Db,
  owner: Pick<SessionKey, 'schoolId' | 'userId'>,
  now: Date,
): Promise<OwnSessionRow[]> {
  const { id, userAgent, address, createdAt, lastSeenAt } = sessions
  return db
    .select({ id, userAgent, address, createdAt, lastSeenAt })
    .from(sessions)
    .where(and(ofOwner(owner), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(mostSessions)
}

/** True when the account has this session; one that ended before stays as it ended. */
export async function endOwnSession(db: Db, key: SessionKey, now: Date): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ endedAt: sql`coalesce(${sessions.endedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(ofOwner(key), eq(sessions.id, key.sessionId)))
    .returning({ id: sessions.id })
  return rows.length > 0
}

/** ACC-163: the old number was proved in this session. */
export async function noteOldNumberVerified(db: Db, key: SessionKey, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ oldNumberVerifiedAt: now })
    .where(and(ofOwner(key), eq(sessions.id, key.sessionId)))
}

/** True when the old number was proved in this session after that moment. */
export async function isOldNumberVerified(db: Db, key: SessionKey, after: Date): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(ofOwner(key), eq(sessions.id, key.sessionId), gt(sessions.oldNumberVerifiedAt, after)),
    )
  return rows.length > 0
}

/** Takes the proof, once: it opens one change of the number. */
export async function takeOldNumberProof(db: Db, key: SessionKey, after: Date): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ oldNumberVerifiedAt: null })
    .where(
      and(ofOwner(key), eq(sessions.id, key.sessionId), gt(sessions.oldNumberVerifiedAt, after)),
    )
    .returning({ id: sessions.id })
  return rows.length > 0
}

/** Holds the session until the transaction ends; false when it has ended. */
export async function lockOwnSession(tx: Db, key: SessionKey): Promise<boolean> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(ofOwner(key), eq(sessions.id, key.sessionId), isNull(sessions.endedAt)))
    .for('update')
  return rows.length > 0
}

/** Ends what was begun from a session before, so that one session acts as one student at a time. */
export async function endActingOf(db: Db, key: SessionKey, now: Date): Promise<EndedSession[]> {
  return db
    .update(sessions)
    .set({ endedAt: sql`least(${sessions.expiresAt}, ${now.toISOString()}::timestamptz)` })
    .where(
      and(
        eq(sessions.schoolId, key.schoolId),
        eq(sessions.actingSessionId, key.sessionId),
        isNull(sessions.endedAt),
      ),
    )
    .returning(endedSession)
}

/** Ends what nobody ended before its time was over. It was over earlier where the session it was begun from had ended. */
export async function endActingRunOut(db: Db, now: Date): Promise<EndedSession[]> {
  const left = sql`(select o.ended_at from sessions o where o.school_id = ${sessions.schoolId} and o.id = ${sessions.actingSessionId})`
  return db
    .update(sessions)
    .set({ endedAt: sql`least(${sessions.expiresAt}, ${left})` })
    .where(
      and(
        isNotNull(sessions.actingAdminId),
        isNull(sessions.endedAt),
        lte(sessions.expiresAt, now),
      ),
    )
    .returning(endedSession)
}
