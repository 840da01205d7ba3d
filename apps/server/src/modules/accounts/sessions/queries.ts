import {
  and,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
  type SQLWrapper,
} from 'drizzle-orm'
import { type Actor, type User, visitor } from '../../../platform/actor.ts'
import { latest, secondsAfter } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { padToBatchSize, batchQueries } from '../../../platform/batching.ts'
import { forEachShape, prepareSql, type Slots } from '../../../platform/database/prepared.ts'
import { closeEndedSockets } from '../../../platform/live/live.ts'
import { found } from '../../../platform/refusal.ts'
import { hashToken } from '../../../platform/security/secrets.ts'
import { readRoles, seenEverySeconds, sessionSeconds } from '../rules.ts'
import { removeTicketsOf } from '../tickets/queries.ts'
import { hasRole, sessions } from '../tables.ts'

/** Limit of listed sessions, more than any person has; older sessions are omitted. */
const mostSessions = 100

export interface SessionKey {
  schoolId: number
  userId: number
  sessionId: number
}

/** Returns the sessions of the account itself, without impersonations. */
export function ofOwner({ schoolId, userId }: Pick<SessionKey, 'schoolId' | 'userId'>) {
  return and(
    eq(sessions.schoolId, schoolId),
    eq(sessions.userId, userId),
    isNull(sessions.impersonatorId),
  )
}

export type OwnSessionRow = Pick<
  typeof sessions.$inferSelect,
  'id' | 'userAgent' | 'address' | 'createdAt' | 'lastSeenAt'
>

/** Lists the active sessions of an account, last used first. */
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

/**
 * Ends a session. Returns true if the session belongs to this account. A session that has ended
 * before keeps its earlier end.
 */
export async function endOwnSession(db: Db, key: SessionKey, now: Date): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ endedAt: sql`coalesce(${sessions.endedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(ofOwner(key), eq(sessions.id, key.sessionId)))
    .returning({ id: sessions.id })
  return rows.length > 0
}

/** Locks the session until the transaction ends; false when the session has ended. */
export async function lockOwnSession(tx: Db, key: SessionKey): Promise<boolean> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(ofOwner(key), eq(sessions.id, key.sessionId), isNull(sessions.endedAt)))
    .for('update')
  return rows.length > 0
}

/**
 * Ends the impersonations of this session, so that one session impersonates one student at a time.
 */
export async function endImpersonationsOf(
  db: Db,
  key: SessionKey,
  now: Date,
): Promise<EndedSession[]> {
  return db
    .update(sessions)
    .set({ endedAt: sql`least(${sessions.expiresAt}, ${now.toISOString()}::timestamptz)` })
    .where(
      and(
        eq(sessions.schoolId, key.schoolId),
        eq(sessions.impersonatorSessionId, key.sessionId),
        isNull(sessions.endedAt),
      ),
    )
    .returning(endedSession)
}

/**
 * Ends expired impersonations. If the staff member's session ended before, the impersonation ended
 * at the same time.
 */
export async function endExpiredImpersonations(db: Db, now: Date): Promise<EndedSession[]> {
  const left = sql`(select o.ended_at from sessions o where o.school_id = ${sessions.schoolId} and o.id = ${sessions.impersonatorSessionId})`
  return db
    .update(sessions)
    .set({ endedAt: sql`least(${sessions.expiresAt}, ${left})` })
    .where(
      and(
        isNotNull(sessions.impersonatorId),
        isNull(sessions.endedAt),
        lte(sessions.expiresAt, now),
      ),
    )
    .returning(endedSession)
}

interface ActorRow {
  token_hash: string
  session_id: string
  user_id: string
  remembered: boolean
  acting_admin_id: string | null
  last_seen_at: string
  name: string
  roles: string
  audit_status: number
}

async function markSeen(
  db: Db,
  { session_id, last_seen_at, remembered, acting_admin_id }: ActorRow,
  now: Date,
): Promise<void> {
  // An impersonation expires at a fixed time and is not extended by use (ACC-241).
  if (acting_admin_id !== null) return
  if (now.getTime() - new Date(last_seen_at).getTime() < seenEverySeconds * 1000) return
  const expiresAt = secondsAfter(now, sessionSeconds(remembered))
  await db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt })
    .where(and(eq(sessions.id, Number(session_id)), isNull(sessions.endedAt)))
}

/**
 * ACC-241: the person who impersonates must still be staff, enabled, and signed in with the session
 * that began the impersonation.
 */
function impersonationIsAllowed(now: SQLWrapper) {
  return sql`(s.acting_admin_id is null or exists (
    select 1 from users a left join sessions o on o.school_id = a.school_id and o.user_id = a.id and o.id = s.acting_session_id
    where a.school_id = s.school_id and a.id = s.acting_admin_id and not a.disabled
      and ${hasRole(['schoolAdmin', 'platformAdmin'], sql`a.roles`)}
      and (s.acting_session_id is null or (o.ended_at is null and o.expires_at > ${now}))))`
}

type TokenKeys = { schoolId: number; now: string } & Record<`token${number}`, string>

const actorsOfTokens = forEachShape((count: number) =>
  prepareSql((slots: Slots<TokenKeys>) => {
    const tokens = Array.from({ length: count }, (_, at) => slots[`token${at}`])
    return sql<ActorRow>`
    select s.token_hash, s.id as session_id, s.user_id, s.remembered, s.acting_admin_id, s.last_seen_at, u.name, u.roles, u.audit_status
    from sessions s join users u on u.school_id = s.school_id and u.id = s.user_id
    where s.token_hash in (${sql.join(tokens, sql`, `)}) and s.school_id = ${slots.schoolId} and s.ended_at is null
      and s.expires_at > ${slots.now} and not u.disabled and ${impersonationIsAllowed(slots.now)}`
  }),
)

interface TokenAsk {
  tokenHash: string
  now: Date
}

const actorOfToken = batchQueries<TokenAsk, ActorRow | undefined>(async (db, schoolId, asks) => {
  const places = padToBatchSize(asks)
  const values: TokenKeys = { schoolId, now: latest(asks).toISOString() }
  for (const [at, { tokenHash }] of places.entries()) values[`token${at}`] = tokenHash
  const rows = await actorsOfTokens(places.length)(db, values)
  const found = new Map(rows.map((row) => [row.token_hash, row]))
  return asks.map(({ tokenHash }) => found.get(tokenHash))
})

/**
 * Returns the person of a request. Every request needs this, so requests at the same time share one
 * statement. A session of another school counts as a visitor.
 */
export async function findActor(
  db: Db,
  school: { id: number },
  token: string | undefined,
  now: Date,
): Promise<Actor> {
  if (!token) return visitor
  const row = await actorOfToken(db, school.id, { tokenHash: hashToken(token), now })
  if (!row) return visitor
  await markSeen(db, row, now)
  const actor: User = {
    kind: 'user',
    userId: Number(row.user_id),
    schoolId: school.id,
    sessionId: Number(row.session_id),
    name: row.name,
    roles: readRoles(row.roles),
    auditStatus: row.audit_status,
    impersonatorId: row.acting_admin_id === null ? null : Number(row.acting_admin_id),
  }
  return actor
}

/** Seconds in which calls of an ended session may still be running. */
const lateSeconds = 10

export async function endedJustNow(db: Db, token: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        gt(sessions.endedAt, secondsAfter(now, -lateSeconds)),
      ),
    )
  return rows.length > 0
}

/** Whether the session is remembered. A session that replaces it takes this over. */
export async function isRemembered(db: Db, schoolId: number, sessionId: number): Promise<boolean> {
  const [row] = await db
    .select({ remembered: sessions.remembered })
    .from(sessions)
    .where(and(eq(sessions.schoolId, schoolId), eq(sessions.id, sessionId)))
  return row?.remembered ?? false
}

export interface NewSession {
  schoolId: number
  userId: number
  remembered?: boolean
  userAgent?: string
  address?: string
  /** Set when a staff member impersonates this student with the session. */
  impersonation?: { adminId: number; sessionId: number; expiresAt: Date }
}

export async function insertSession(
  db: Db,
  tokenHash: string,
  { schoolId, userId, remembered = false, userAgent = '', address = '', impersonation }: NewSession,
  now: Date,
): Promise<number> {
  const times = {
    createdAt: now,
    lastSeenAt: now,
    expiresAt: impersonation?.expiresAt ?? secondsAfter(now, sessionSeconds(remembered)),
  }
  const [row] = await db
    .insert(sessions)
    .values({
      schoolId,
      userId,
      tokenHash,
      remembered,
      userAgent: userAgent.slice(0, 400),
      address,
      impersonatorId: impersonation?.adminId ?? null,
      impersonatorSessionId: impersonation?.sessionId ?? null,
      ...times,
    })
    .returning({ id: sessions.id })
  return found(row).id
}

/**
 * Ends a session. Of two requests at the same time, only one returns true. Pending sign-ins of the
 * same account end too (ACC-273).
 */
export async function endSession(
  db: Db,
  schoolId: number,
  sessionId: number,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(eq(sessions.schoolId, schoolId), eq(sessions.id, sessionId), isNull(sessions.endedAt)),
    )
    .returning({ userId: sessions.userId, impersonatorId: sessions.impersonatorId })
  for (const { userId, impersonatorId } of rows)
    if (impersonatorId === null) await removeTicketsOf(db, schoolId, userId)
  await closeEndedSockets(
    db,
    rows.map(({ userId }) => userId),
  )
  return rows.length > 0
}

/** The columns of an ended session for the record. */
export const endedSession = {
  schoolId: sessions.schoolId,
  userId: sessions.userId,
  impersonatorId: sessions.impersonatorId,
  address: sessions.address,
  endedAt: sessions.endedAt,
}
export type EndedSession = Pick<typeof sessions.$inferSelect, keyof typeof endedSession>

/** Ends the active sessions of an account, all or all but one. */
export async function endLivingSessions(
  db: Db,
  schoolId: number,
  userId: number,
  now: Date,
  except?: number,
): Promise<EndedSession[]> {
  const others = except === undefined ? undefined : ne(sessions.id, except)
  const ended = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(sessions.schoolId, schoolId),
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now),
        others,
      ),
    )
    .returning(endedSession)
  if (ended.length > 0) await closeEndedSockets(db, [userId])
  return ended
}

export async function removeOldSessions(db: Db, before: Date): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.expiresAt, before), lt(sessions.endedAt, before)))
}
