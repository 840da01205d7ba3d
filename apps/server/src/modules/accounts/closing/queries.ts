import { and, asc, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { accountClosings, users } from '../tables.ts'
import { closedPhone } from './rules.ts'

/** ACC-309: the author's name; empty when the account is closed. */
export const authorName = sql<string>`case when ${users.closedAt} is null then ${users.name} else '' end`

/**
 * ACC-310: true if the account is not closed. Lists of people who need care leave closed accounts
 * out. The statement reads the few closings once, so that its rows need no join with accounts.
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

/**
 * Locks the account's row, so that requesting a closing, withdrawing it and the closing job happen
 * one after another.
 */
export async function lockOwner(tx: Db, { schoolId, userId }: Owner) {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.schoolId, schoolId), eq(users.id, userId)))
    .for('no key update')
  return row
}

/** Begins to close the account; does nothing when the account is already being closed. */
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

/** Withdraws a closing. Returns true if the closing was still within its week. */
export async function withdraw(tx: Db, owner: Owner, now: Date): Promise<boolean> {
  const rows = await tx
    .update(accountClosings)
    .set({ withdrawnAt: now })
    .where(and(openOf(owner), gt(accountClosings.endsAt, now)))
    .returning({ id: accountClosings.id })
  return rows.length > 0
}

/** Lists closings whose week has passed, oldest first. */
export async function listDue(db: Db, now: Date, most: number): Promise<ClosingRow[]> {
  return db
    .select()
    .from(accountClosings)
    .where(and(isOpen, lte(accountClosings.endsAt, now)))
    .orderBy(asc(accountClosings.endsAt))
    .limit(most)
}

/** Marks the account as closed. This is the last step, after all other data is erased. */
export async function markClosed(tx: Db, owner: Owner, now: Date): Promise<boolean> {
  const rows = await tx
    .update(accountClosings)
    .set({ closedAt: now })
    .where(openOf(owner))
    .returning({ id: accountClosings.id })
  return rows.length > 0
}

/**
 * Cancels the closing, because the person must first settle something that came up during the week.
 * The account stays as it was.
 */
export async function giveUp(tx: Db, owner: Owner, now: Date): Promise<void> {
  await tx.update(accountClosings).set({ withdrawnAt: now }).where(openOf(owner))
}

const ownRow = ({ schoolId, userId }: Owner) =>
  and(eq(users.schoolId, schoolId), eq(users.id, userId))

/** Shuts the account: nobody can sign in or request a code for a new password afterwards. */
export async function shutAccount(tx: Db, owner: Owner, now: Date): Promise<void> {
  await tx.update(accountClosings).set({ shutAt: now }).where(openOf(owner))
  await tx.update(users).set({ disabled: true, passwordHash: null }).where(ownRow(owner))
}

/**
 * ACC-308: frees the phone number for a new account; the account keeps name and row, because other
 * rows refer to them.
 */
export async function freePhone(tx: Db, owner: Owner, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ ...closedPhone(owner.userId), roles: 'normal', disabled: true, closedAt: now })
    .where(ownRow(owner))
}
