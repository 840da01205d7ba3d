import { and, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { loginTickets, type TicketPurpose, users } from '../tables.ts'

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

/** Returns the owner of a ticket, without consuming it; undefined for a disabled account. */
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

/**
 * Consumes a ticket by deleting it, so that only one request gets it; undefined for a disabled
 * account.
 */
export async function consumeTicket(
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
