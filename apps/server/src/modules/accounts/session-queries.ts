import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { type Actor, type User, visitor } from '../../platform/actor.ts'
import { secondsAfter } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { closeEndedSockets } from '../../platform/live/live.ts'
import { found } from '../../platform/refusal.ts'
import { hashToken } from '../../platform/security/secrets.ts'
import { schools } from '../schools/index.ts'
import { readRoles, seenEverySeconds, sessionSeconds } from './rules.ts'
import { socialBindings } from './social-tables.ts'
import { loginTickets, sessions, type TicketPurpose, users } from './tables.ts'

/** The account with what login info needs of its school and session, in one statement; nothing once that has ended. */
export async function findLoginState(db: Db, schoolId: number, userId: number, sessionId: number) {
  const [row] = await db
    .select({
      user: users,
      requiresAuthentication: schools.requiresAuthentication,
      remembered: sessions.remembered,
      expiresAt: sessions.expiresAt,
      boundUserId: socialBindings.userId,
    })
    .from(users)
    .innerJoin(schools, eq(schools.id, users.schoolId))
    .innerJoin(
      sessions,
      and(
        eq(sessions.schoolId, users.schoolId),
        eq(sessions.userId, users.id),
        eq(sessions.id, sessionId),
        isNull(sessions.endedAt),
      ),
    )
    .leftJoin(
      socialBindings,
      and(eq(socialBindings.schoolId, users.schoolId), eq(socialBindings.userId, users.id)),
    )
    .where(and(eq(users.schoolId, schoolId), eq(users.id, userId)))
  return row
}

export type LoginState = NonNullable<Awaited<ReturnType<typeof findLoginState>>>

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
  { session_id, last_seen_at, remembered, acting_admin_id }: ActorRow,
  now: Date,
): Promise<void> {
  // Acting as a student ends when it was to end, however busily (ACC-241).
  if (acting_admin_id !== null) return
  if (now.getTime() - new Date(last_seen_at).getTime() < seenEverySeconds * 1000) return
  const expiresAt = secondsAfter(now, sessionSeconds(remembered))
  await db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt })
    .where(and(eq(sessions.id, Number(session_id)), isNull(sessions.endedAt)))
}

/** ACC-241: who acts as a student is still staff, not disabled, and signed in where the acting was begun. */
function actingIsAllowed(now: Date) {
  return sql`(s.acting_admin_id is null or exists (
    select 1 from users a left join sessions o on o.school_id = a.school_id and o.user_id = a.id and o.id = s.acting_session_id
    where a.school_id = s.school_id and a.id = s.acting_admin_id and not a.disabled
      and a.roles ~ '(^|,)(schoolAdmin|platformAdmin)(,|$)'
      and (s.acting_session_id is null or (o.ended_at is null and o.expires_at > ${now.toISOString()}))))`
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
      and s.expires_at > ${now.toISOString()} and not u.disabled and ${actingIsAllowed(now)}`)
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

/** Seconds in which calls of an ended session may still be under way. */
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

export interface NewSession {
  schoolId: number
  userId: number
  remembered?: boolean
  userAgent?: string
  address?: string
  /** Set for a session in which a member of staff acts as this student. */
  acting?: { adminId: number; sessionId: number; expiresAt: Date }
}

export async function insertSession(
  db: Db,
  tokenHash: string,
  { schoolId, userId, remembered = false, userAgent = '', address = '', acting }: NewSession,
  now: Date,
): Promise<number> {
  const times = {
    createdAt: now,
    lastSeenAt: now,
    expiresAt: acting?.expiresAt ?? secondsAfter(now, sessionSeconds(remembered)),
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
      actingAdminId: acting?.adminId ?? null,
      actingSessionId: acting?.sessionId ?? null,
      ...times,
    })
    .returning({ id: sessions.id })
  return found(row).id
}

/** True for the one who ended it. What would soon become a session of the same account ends with it (ACC-273). */
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
    .returning({ userId: sessions.userId, actingAdminId: sessions.actingAdminId })
  for (const { userId, actingAdminId } of rows)
    if (actingAdminId === null) await removeTicketsOf(db, schoolId, userId)
  await closeEndedSockets(
    db,
    rows.map(({ userId }) => userId),
  )
  return rows.length > 0
}

/** What is known of a session that ended, to write it down. */
export const endedSession = {
  schoolId: sessions.schoolId,
  userId: sessions.userId,
  actingAdminId: sessions.actingAdminId,
  address: sessions.address,
  endedAt: sessions.endedAt,
}
export type EndedSession = Pick<typeof sessions.$inferSelect, keyof typeof endedSession>

/** Ends the living sessions of an account, all or all but one. */
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

export async function insertTicket(
  db: Db,
  values: typeof loginTickets.$inferInsert,
): Promise<void> {
  await db.insert(loginTickets).values(values)
}

function livingTicket(schoolId: number, tokenHash: string, now: Date, purpose: TicketPurpose) {
  return and(
    eq(loginTickets.tokenHash, tokenHash),
    eq(loginTickets.schoolId, schoolId),
    eq(loginTickets.purpose, purpose),
    gt(loginTickets.expiresAt, now),
  )
}

/** Whose ticket it is, without taking it; of a disabled account it is worthless. */
export async function findTicketOwner(
  db: Db,
  schoolId: number,
  tokenHash: string,
  now: Date,
  purpose: TicketPurpose,
): Promise<{ id: number } | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(loginTickets)
    .innerJoin(
      users,
      and(
        eq(users.schoolId, loginTickets.schoolId),
        eq(users.id, loginTickets.userId),
        eq(users.disabled, false),
      ),
    )
    .where(livingTicket(schoolId, tokenHash, now, purpose))
  return row
}

/** A ticket is taken by being removed, so two cannot have it; of a disabled account it is worthless. */
export async function takeTicket(
  db: Db,
  schoolId: number,
  tokenHash: string,
  now: Date,
  purpose: TicketPurpose = 'teacher',
) {
  const [ticket] = await db
    .delete(loginTickets)
    .where(livingTicket(schoolId, tokenHash, now, purpose))
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

export async function removeTicketsOf(db: Db, schoolId: number, userId: number): Promise<void> {
  await db
    .delete(loginTickets)
    .where(and(eq(loginTickets.schoolId, schoolId), eq(loginTickets.userId, userId)))
}

export async function removeOldTickets(db: Db, before: Date): Promise<void> {
  await db.delete(loginTickets).where(lt(loginTickets.expiresAt, before))
}
