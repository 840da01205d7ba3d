import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { type Actor, type User, visitor } from '../../platform/actor.ts'
import { secondsAfter } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import { hashToken } from '../../platform/security/secrets.ts'
import { schools } from '../schools/index.ts'
import { readRoles, seenEverySeconds, sessionSeconds } from './rules.ts'
import { knownBrowsers, loginTickets, sessions, users } from './tables.ts'

/** The account with what login info needs of its school and session, in one statement. */
export async function getLoginState(db: Db, schoolId: number, userId: number, sessionId: number) {
  const [row] = await db
    .select({
      user: users,
      requiresAuthentication: schools.requiresAuthentication,
      remembered: sessions.remembered,
    })
    .from(users)
    .innerJoin(schools, eq(schools.id, users.schoolId))
    .innerJoin(
      sessions,
      and(
        eq(sessions.schoolId, users.schoolId),
        eq(sessions.userId, users.id),
        eq(sessions.id, sessionId),
      ),
    )
    .where(and(eq(users.schoolId, schoolId), eq(users.id, userId)))
  return found(row)
}

interface ActorRow extends Record<string, unknown> {
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
  { session_id, last_seen_at, remembered }: ActorRow,
  now: Date,
): Promise<void> {
  if (now.getTime() - new Date(last_seen_at).getTime() < seenEverySeconds * 1000) return
  const expiresAt = secondsAfter(now, sessionSeconds(remembered))
  await db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt })
    .where(and(eq(sessions.id, Number(session_id)), isNull(sessions.endedAt)))
}

/** Whose request it is: asked on every request, one statement; a session of another school is a visitor. */
export async function findActor(
  db: Db,
  school: { id: number },
  token: string | undefined,
  now: Date,
): Promise<Actor> {
  if (!token) return visitor
  const { rows } = await db.execute<ActorRow>(sql`
    select s.id as session_id, s.user_id, s.remembered, s.acting_admin_id, s.last_seen_at, u.name, u.roles, u.audit_status
    from sessions s join users u on u.school_id = s.school_id and u.id = s.user_id
    where s.token_hash = ${hashToken(token)} and s.school_id = ${school.id} and s.ended_at is null
      and s.expires_at > ${now.toISOString()} and not u.disabled`)
  const row = rows[0]
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
    actingAdminId: row.acting_admin_id === null ? null : Number(row.acting_admin_id),
  }
  return actor
}

export interface NewSession {
  schoolId: number
  userId: number
  remembered?: boolean
  userAgent?: string
  address?: string
}

export async function insertSession(
  db: Db,
  tokenHash: string,
  { schoolId, userId, remembered = false, userAgent = '', address = '' }: NewSession,
  now: Date,
): Promise<number> {
  const times = {
    createdAt: now,
    lastSeenAt: now,
    expiresAt: secondsAfter(now, sessionSeconds(remembered)),
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
      ...times,
    })
    .returning({ id: sessions.id })
  return found(row).id
}

export async function endSession(
  db: Db,
  schoolId: number,
  sessionId: number,
  now: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(eq(sessions.schoolId, schoolId), eq(sessions.id, sessionId), isNull(sessions.endedAt)),
    )
}

/** Ends the sessions of an account, all or all but one (ACC-156, ACC-257). */
export async function endSessionsOf(
  db: Db,
  schoolId: number,
  userId: number,
  now: Date,
  except?: number,
): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.id, except)
  await db
    .update(sessions)
    .set({ endedAt: now })
    .where(
      and(
        eq(sessions.schoolId, schoolId),
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        others,
      ),
    )
}

export async function removeOldSessions(db: Db, before: Date): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.expiresAt, before), lt(sessions.endedAt, before)))
}

export async function rememberBrowser(
  db: Db,
  schoolId: number,
  userId: number,
  browserHash: string,
  now: Date,
): Promise<void> {
  const target = [knownBrowsers.schoolId, knownBrowsers.userId, knownBrowsers.browserHash]
  await db
    .insert(knownBrowsers)
    .values({ schoolId, userId, browserHash, lastUsedAt: now })
    .onConflictDoUpdate({ target, set: { lastUsedAt: now } })
}

export async function isKnownBrowser(
  db: Db,
  schoolId: number,
  userId: number,
  browserHash: string,
): Promise<boolean> {
  const rows = await db
    .select({ userId: knownBrowsers.userId })
    .from(knownBrowsers)
    .where(
      and(
        eq(knownBrowsers.schoolId, schoolId),
        eq(knownBrowsers.userId, userId),
        eq(knownBrowsers.browserHash, browserHash),
      ),
    )
  return rows.length > 0
}

export async function removeOldBrowsers(db: Db, before: Date): Promise<void> {
  await db.delete(knownBrowsers).where(lt(knownBrowsers.lastUsedAt, before))
}

export async function insertTicket(
  db: Db,
  values: typeof loginTickets.$inferInsert,
): Promise<void> {
  await db.insert(loginTickets).values(values)
}

/** A ticket is taken by being removed, so two cannot have it; of a disabled account it is worthless. */
export async function takeTicket(db: Db, schoolId: number, tokenHash: string, now: Date) {
  const [ticket] = await db
    .delete(loginTickets)
    .where(
      and(
        eq(loginTickets.tokenHash, tokenHash),
        eq(loginTickets.schoolId, schoolId),
        gt(loginTickets.expiresAt, now),
      ),
    )
    .returning()
  if (!ticket) return undefined
  const [user] = await db
    .select()
    .from(users)
    .where(
      and(eq(users.schoolId, schoolId), eq(users.id, ticket.userId), eq(users.disabled, false)),
    )
  return user && { user, remembered: ticket.remembered }
}

export async function removeOldTickets(db: Db, before: Date): Promise<void> {
  await db.delete(loginTickets).where(lt(loginTickets.expiresAt, before))
}
