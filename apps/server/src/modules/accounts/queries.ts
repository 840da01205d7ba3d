import { and, count, desc, eq, gt, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { type Actor, type User, visitor } from '../../platform/actor.ts'
import { secondsAfter } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import { hashToken } from '../../platform/security/secrets.ts'
import { schools } from '../schools/index.ts'
import { likePart, type Phone, readRoles, seenEverySeconds, sessionSeconds, smsCodeTries } from './rules.ts'
import { knownBrowsers, loginTickets, type NewUser, sessions, smsCodes, type UserRow, users } from './tables.ts'

function ownPhone(schoolId: number, { areaCode, mobile }: Phone) {
  return and(eq(users.schoolId, schoolId), eq(users.areaCode, areaCode), eq(users.mobile, mobile))
}

export async function findUserByPhone(db: Db, schoolId: number, phone: Phone): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(ownPhone(schoolId, phone))
  return row
}

export async function getUser(db: Db, schoolId: number, userId: number): Promise<UserRow> {
  const [row] = await db.select().from(users).where(and(eq(users.schoolId, schoolId), eq(users.id, userId)))
  return found(row)
}

export async function insertUser(db: Db, values: NewUser): Promise<number> {
  const [row] = await db.insert(users).values(values).returning({ id: users.id })
  return found(row).id
}

export async function insertUsers(db: Db, values: NewUser[]): Promise<{ id: number; mobile: string }[]> {
  return db.insert(users).values(values).returning({ id: users.id, mobile: users.mobile })
}

export async function changePassword(db: Db, schoolId: number, userId: number, passwordHash: string): Promise<void> {
  await db.update(users).set({ passwordHash }).where(and(eq(users.schoolId, schoolId), eq(users.id, userId)))
}

export async function setLastLogin(db: Db, schoolId: number, userId: number, now: Date): Promise<void> {
  await db.update(users).set({ lastLoginAt: now }).where(and(eq(users.schoolId, schoolId), eq(users.id, userId)))
}

/** The account with what login info needs of its school and session, in one statement. */
export async function getLoginState(db: Db, schoolId: number, userId: number, sessionId: number) {
  const [row] = await db
    .select({ user: users, requiresAuthentication: schools.requiresAuthentication, remembered: sessions.remembered })
    .from(users)
    .innerJoin(schools, eq(schools.id, users.schoolId))
    .innerJoin(sessions, and(eq(sessions.schoolId, users.schoolId), eq(sessions.userId, users.id), eq(sessions.id, sessionId)))
    .where(and(eq(users.schoolId, schoolId), eq(users.id, userId)))
  return found(row)
}

export async function isAuthenticationRequired(db: Db, schoolId: number): Promise<boolean> {
  const [row] = await db.select({ required: schools.requiresAuthentication }).from(schools).where(eq(schools.id, schoolId))
  return found(row).required
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

async function markSeen(db: Db, { session_id, last_seen_at, remembered }: ActorRow, now: Date): Promise<void> {
  if (now.getTime() - new Date(last_seen_at).getTime() < seenEverySeconds * 1000) return
  const expiresAt = secondsAfter(now, sessionSeconds(remembered))
  await db.update(sessions).set({ lastSeenAt: now, expiresAt }).where(and(eq(sessions.id, Number(session_id)), isNull(sessions.endedAt)))
}

/** Whose request it is: asked on every request, one statement; a session of another school is a visitor. */
export async function findActor(db: Db, school: { id: number }, token: string | undefined, now: Date): Promise<Actor> {
  if (!token) return visitor
  const { rows } = await db.execute<ActorRow>(sql`
    select s.id as session_id, s.user_id, s.remembered, s.acting_admin_id, s.last_seen_at, u.name, u.roles, u.audit_status
    from sessions s join users u on u.school_id = s.school_id and u.id = s.user_id
    where s.token_hash = ${hashToken(token)} and s.school_id = ${school.id} and s.ended_at is null
      and s.expires_at > ${now.toISOString()} and not u.disabled`)
  const row = rows[0]
  if (!row) return visitor
  await markSeen(db, row, now)
  const actor: User = { kind: 'user', userId: Number(row.user_id), schoolId: school.id, sessionId: Number(row.session_id), name: row.name, roles: readRoles(row.roles), auditStatus: row.audit_status, actingAdminId: row.acting_admin_id === null ? null : Number(row.acting_admin_id) }
  return actor
}

export interface NewSession {
  schoolId: number
  userId: number
  remembered?: boolean
  userAgent?: string
  address?: string
}

export async function insertSession(db: Db, tokenHash: string, { schoolId, userId, remembered = false, userAgent = '', address = '' }: NewSession, now: Date): Promise<number> {
  const times = { createdAt: now, lastSeenAt: now, expiresAt: secondsAfter(now, sessionSeconds(remembered)) }
  const [row] = await db.insert(sessions).values({ schoolId, userId, tokenHash, remembered, userAgent: userAgent.slice(0, 400), address, ...times }).returning({ id: sessions.id })
  return found(row).id
}

export async function endSession(db: Db, schoolId: number, sessionId: number, now: Date): Promise<void> {
  await db.update(sessions).set({ endedAt: now }).where(and(eq(sessions.schoolId, schoolId), eq(sessions.id, sessionId), isNull(sessions.endedAt)))
}

/** Ends the sessions of an account, all or all but one (ACC-156, ACC-257). */
export async function endSessionsOf(db: Db, schoolId: number, userId: number, now: Date, except?: number): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.id, except)
  await db.update(sessions).set({ endedAt: now }).where(and(eq(sessions.schoolId, schoolId), eq(sessions.userId, userId), isNull(sessions.endedAt), others))
}

export async function removeOldSessions(db: Db, before: Date): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.expiresAt, before), lt(sessions.endedAt, before)))
}

export async function rememberBrowser(db: Db, schoolId: number, userId: number, browserHash: string, now: Date): Promise<void> {
  const target = [knownBrowsers.schoolId, knownBrowsers.userId, knownBrowsers.browserHash]
  await db.insert(knownBrowsers).values({ schoolId, userId, browserHash, lastUsedAt: now }).onConflictDoUpdate({ target, set: { lastUsedAt: now } })
}

export async function isKnownBrowser(db: Db, schoolId: number, userId: number, browserHash: string): Promise<boolean> {
  const rows = await db.select({ userId: knownBrowsers.userId }).from(knownBrowsers).where(and(eq(knownBrowsers.schoolId, schoolId), eq(knownBrowsers.userId, userId), eq(knownBrowsers.browserHash, browserHash)))
  return rows.length > 0
}

export async function removeOldBrowsers(db: Db, before: Date): Promise<void> {
  await db.delete(knownBrowsers).where(lt(knownBrowsers.lastUsedAt, before))
}

export async function insertTicket(db: Db, values: typeof loginTickets.$inferInsert): Promise<void> {
  await db.insert(loginTickets).values(values)
}

/** A ticket is taken by being removed, so two cannot have it; of a disabled account it is worthless. */
export async function takeTicket(db: Db, schoolId: number, tokenHash: string, now: Date) {
  const [ticket] = await db.delete(loginTickets).where(and(eq(loginTickets.tokenHash, tokenHash), eq(loginTickets.schoolId, schoolId), gt(loginTickets.expiresAt, now))).returning()
  if (!ticket) return undefined
  const [user] = await db.select().from(users).where(and(eq(users.schoolId, schoolId), eq(users.id, ticket.userId), eq(users.disabled, false)))
  return user && { user, remembered: ticket.remembered }
}

export async function removeOldTickets(db: Db, before: Date): Promise<void> {
  await db.delete(loginTickets).where(lt(loginTickets.expiresAt, before))
}

export interface CodeKey extends Phone {
  schoolId: number
  type: number
}

function ownCode({ schoolId, areaCode, mobile, type }: CodeKey): SQL | undefined {
  return and(eq(smsCodes.schoolId, schoolId), eq(smsCodes.areaCode, areaCode), eq(smsCodes.mobile, mobile), eq(smsCodes.type, type))
}

/** A new code replaces the one before it. */
export async function putCode(db: Db, key: CodeKey, codeHash: string, now: Date, expiresAt: Date): Promise<void> {
  const fresh = { codeHash, createdAt: now, expiresAt, tries: 0, usedAt: null }
  const target = [smsCodes.schoolId, smsCodes.areaCode, smsCodes.mobile, smsCodes.type]
  await db.insert(smsCodes).values({ ...key, ...fresh }).onConflictDoUpdate({ target, set: fresh })
}

export async function removeCode(db: Db, key: CodeKey): Promise<void> {
  await db.delete(smsCodes).where(ownCode(key))
}

/** Counts a try and answers the hash to compare with; nothing when the code is used, over or tried too often. */
export async function tryCode(db: Db, key: CodeKey, now: Date): Promise<string | undefined> {
  const living = and(ownCode(key), isNull(smsCodes.usedAt), gt(smsCodes.expiresAt, now), lt(smsCodes.tries, smsCodeTries))
  const [row] = await db.update(smsCodes).set({ tries: sql`${smsCodes.tries} + 1` }).where(living).returning({ codeHash: smsCodes.codeHash })
  return row?.codeHash
}

/** True for the one who used the code; a second use at the same moment finds it used. */
export async function useCode(db: Db, key: CodeKey, codeHash: string, now: Date): Promise<boolean> {
  const rows = await db.update(smsCodes).set({ usedAt: now }).where(and(ownCode(key), eq(smsCodes.codeHash, codeHash), isNull(smsCodes.usedAt))).returning({ type: smsCodes.type })
  return rows.length > 0
}

/** Keeps a code that proved right for the next step. */
export async function extendCode(db: Db, key: CodeKey, codeHash: string, expiresAt: Date): Promise<void> {
  await db.update(smsCodes).set({ tries: 0, expiresAt }).where(and(ownCode(key), eq(smsCodes.codeHash, codeHash), isNull(smsCodes.usedAt)))
}

export async function removeOldCodes(db: Db, before: Date): Promise<void> {
  await db.delete(smsCodes).where(lt(smsCodes.expiresAt, before))
}

export type PeopleRole = 'all' | 'student' | 'teacher' | 'staff' | 'normal'

function hasRole(role: string): SQL {
  return sql`(',' || ${users.roles} || ',') like ${`%,${role},%`}`
}

function ofRole(role: PeopleRole): SQL | undefined {
  if (role === 'all') return undefined
  if (role === 'staff') return or(hasRole('schoolAdmin'), hasRole('platformAdmin'))
  return role === 'normal' ? eq(users.roles, 'normal') : hasRole(role)
}

export interface PeopleFilter {
  name: string
  role: PeopleRole
  page: number
  size: number
}

/** Newest first; `name` is part of a name or of a phone. */
export async function listPeople(db: Db, schoolId: number, { name, role, page, size }: PeopleFilter) {
  const digits = likePart(name.replace(/^\+|^0+(?=\d)/, ''))
  const named = name ? or(sql`${users.name} ilike ${likePart(name)}`, sql`(${users.areaCode} || ${users.mobile}) like ${digits}`) : undefined
  const where = and(eq(users.schoolId, schoolId), named, ofRole(role))
  const rows = await db.select().from(users).where(where).orderBy(desc(users.id)).limit(size).offset((page - 1) * size)
  const [counted] = await db.select({ total: count() }).from(users).where(where)
  return { rows, total: counted?.total ?? 0 }
}

export interface PersonName {
  id: number
  name: string
  photoFileId: number | null
}

/** Names of many people of a school at once, for lists that store ids. */
export async function listPeopleNames(db: Db, schoolId: number, ids: number[]): Promise<Map<number, PersonName>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select({ id: users.id, name: users.name, photoFileId: users.photoFileId }).from(users).where(and(eq(users.schoolId, schoolId), inArray(users.id, [...new Set(ids)])))
  return new Map(rows.map((row) => [row.id, row]))
}

export interface SandboxMessage extends Record<string, unknown> {
  recipient: string
  body: string
  created_at: string
}

export async function listSandboxMessages(db: Db, schoolId: number): Promise<SandboxMessage[]> {
  const { rows } = await db.execute<SandboxMessage>(sql`select recipient, body, created_at from sandbox_messages where school_id = ${schoolId} order by id desc limit 50`)
  return rows
}

export async function removeOldSandboxMessages(db: Db, before: Date): Promise<void> {
  await db.execute(sql`delete from sandbox_messages where created_at < ${before.toISOString()}`)
}
