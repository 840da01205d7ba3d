import { and, asc, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { accountClosings, users } from '../tables.ts'
import { closedPhone } from './rules.ts'

/** ACC-309: the name of who wrote something; empty where the account is closed. */
export const authorName = sql<string>`case when ${users.closedAt} is null then ${users.name} else '' end`

/**
 * ACC-310: whether the account of a column is not closed; nobody has to look after a closed one. The closings, which are
 * few, are read once, and no row of a list is joined with its account for it.
 */
export const isOfOpenAccount = (userId: SQL): SQL =>
  sql`${userId} not in (select gone.user_id from account_closings gone where gone.closed_at is not null)`

interface Owner {
  schoolId: number
  userId: number
}

export type ClosingRow = typeof accountClosings.$inferSelect

const isOpen = and(isNull(accountClosings.withdrawnAt), isNull(accountClosings.closedAt))
const openOf = ({ schoolId, userId }: Owner) =>
  and(eq(accountClosings.schoolId, schoolId), eq(accountClosings.userId, userId), isOpen)

export async function findOpen(db: Db, owner: Owner): Promise<ClosingRow | undefined> {
  const [row] = await db.select().from(accountClosings).where(openOf(owner))
  return row
}

/** The row of the account, locked: closing, keeping and the job that closes come one after the other. */
export async function lockOwner(tx: Db, { schoolId, userId }: Owner) {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.schoolId, schoolId), eq(users.id, userId)))
    .for('no key update')
  return row
}

/** Nothing where the account is being closed already. */
export async function insertClosing(
  tx: Db,
  values: Owner & Pick<ClosingRow, 'requestedAt' | 'endsAt'>,
): Promise<boolean> {
  const rows = await tx
    .insert(accountClosings)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: accountClosings.id })
  return rows.length > 0
}

/** True where it was being closed and its week is not over. */
export async function withdraw(tx: Db, owner: Owner, now: Date): Promise<boolean> {
  const rows = await tx
    .update(accountClosings)
    .set({ withdrawnAt: now })
    .where(and(openOf(owner), gt(accountClosings.endsAt, now)))
    .returning({ id: accountClosings.id })
  return rows.length > 0
}

/** Those whose week is over, the oldest first. */
export async function listDue(db: Db, now: Date, most: number): Promise<ClosingRow[]> {
  return db
    .select()
    .from(accountClosings)
    .where(and(isOpen, lte(accountClosings.endsAt, now)))
    .orderBy(asc(accountClosings.endsAt))
    .limit(most)
}

/** Written last, when nothing is left to be erased. */
export async function markClosed(tx: Db, owner: Owner, now: Date): Promise<boolean> {
  const rows = await tx
    .update(accountClosings)
    .set({ closedAt: now })
    .where(openOf(owner))
    .returning({ id: accountClosings.id })
  return rows.length > 0
}

/** What came up in the week is settled first; the account stays as it is. */
export async function giveUp(tx: Db, owner: Owner, now: Date): Promise<void> {
  await tx.update(accountClosings).set({ withdrawnAt: now }).where(openOf(owner))
}

const ownRow = ({ schoolId, userId }: Owner) =>
  and(eq(users.schoolId, schoolId), eq(users.id, userId))

/** From then on nobody signs in, and no new password can be asked for by a code. */
export async function shutAccount(tx: Db, owner: Owner, now: Date): Promise<void> {
  await tx.update(accountClosings).set({ shutAt: now }).where(openOf(owner))
  await tx.update(users).set({ disabled: true, passwordHash: null }).where(ownRow(owner))
}

/** ACC-308: the phone can register a new account; name and row stay for what names them. */
export async function freePhone(tx: Db, owner: Owner, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ ...closedPhone(owner.userId), roles: 'normal', disabled: true, closedAt: now })
    .where(ownRow(owner))
}
