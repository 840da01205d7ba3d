import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import {
  recoveryCodes,
  secondStepTickets,
  type TwoStepRow,
  twoSteps,
  type UserRow,
  users,
} from '../tables.ts'
import { secondStepTries } from './rules.ts'

function own(schoolId: number, userId: number) {
  return and(eq(twoSteps.schoolId, schoolId), eq(twoSteps.userId, userId))
}

function ownCodes(schoolId: number, userId: number) {
  return and(eq(recoveryCodes.schoolId, schoolId), eq(recoveryCodes.userId, userId))
}

export async function findTwoStep(
  db: Db,
  schoolId: number,
  userId: number,
): Promise<TwoStepRow | undefined> {
  const [row] = await db.select().from(twoSteps).where(own(schoolId, userId))
  return row
}

export async function isTwoStepOn(db: Db, schoolId: number, userId: number): Promise<boolean> {
  const rows = await db
    .select({ userId: twoSteps.userId })
    .from(twoSteps)
    .where(and(own(schoolId, userId), isNotNull(twoSteps.confirmedAt)))
  return rows.length > 0
}

export async function countRecoveryCodes(
  db: Db,
  schoolId: number,
  userId: number,
): Promise<number> {
  return db.$count(recoveryCodes, and(ownCodes(schoolId, userId), isNull(recoveryCodes.usedAt)))
}

/** Replaces an unconfirmed secret; false when the second step is already on. */
export async function beginTwoStep(
  db: Db,
  values: Pick<TwoStepRow, 'schoolId' | 'userId' | 'sealedSecret' | 'createdAt'>,
): Promise<boolean> {
  const { sealedSecret, createdAt } = values
  const rows = await db
    .insert(twoSteps)
    .values(values)
    .onConflictDoUpdate({
      target: [twoSteps.schoolId, twoSteps.userId],
      set: { sealedSecret, createdAt },
      setWhere: isNull(twoSteps.confirmedAt),
    })
    .returning({ userId: twoSteps.userId })
  return rows.length > 0
}

/** Confirms the secret; false when another request has confirmed or replaced it. */
export async function confirmTwoStep(
  db: Db,
  { schoolId, userId, sealedSecret }: TwoStepRow,
  step: number,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(twoSteps)
    .set({ confirmedAt: now, lastUsedStep: step })
    .where(
      and(
        own(schoolId, userId),
        isNull(twoSteps.confirmedAt),
        eq(twoSteps.sealedSecret, sealedSecret),
      ),
    )
    .returning({ userId: twoSteps.userId })
  return rows.length > 0
}

export async function insertRecoveryCodes(
  db: Db,
  schoolId: number,
  userId: number,
  hashes: string[],
): Promise<void> {
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ schoolId, userId, codeHash })))
}

/**
 * Uses up a time step. Returns true for the first use of its code. Codes of earlier steps become
 * invalid.
 */
export async function useStep(
  db: Db,
  schoolId: number,
  userId: number,
  step: number,
): Promise<boolean> {
  const rows = await db
    .update(twoSteps)
    .set({ lastUsedStep: step })
    .where(and(own(schoolId, userId), lt(twoSteps.lastUsedStep, step)))
    .returning({ userId: twoSteps.userId })
  return rows.length > 0
}

export async function useRecoveryCode(
  db: Db,
  schoolId: number,
  userId: number,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        ownCodes(schoolId, userId),
        eq(recoveryCodes.codeHash, codeHash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId })
  return rows.length > 0
}

/** Removes the second step with its recovery codes. */
export async function removeTwoStep(db: Db, schoolId: number, userId: number): Promise<boolean> {
  const rows = await db
    .delete(twoSteps)
    .where(own(schoolId, userId))
    .returning({ userId: twoSteps.userId })
  return rows.length > 0
}

/** Removes an unconfirmed secret. If another request has just confirmed the secret, it stays. */
export async function removeBegunTwoStep(db: Db, schoolId: number, userId: number): Promise<void> {
  await db.delete(twoSteps).where(and(own(schoolId, userId), isNull(twoSteps.confirmedAt)))
}

export async function insertSecondStepTicket(
  db: Db,
  values: typeof secondStepTickets.$inferInsert,
): Promise<void> {
  await db.insert(secondStepTickets).values(values)
}

/**
 * Counts a try and returns the owner of the ticket. Returns undefined if the ticket has expired,
 * was tried too often or belongs to another school.
 */
export async function trySecondStepTicket(
  db: Db,
  schoolId: number,
  tokenHash: string,
  now: Date,
): Promise<{ user: UserRow; remembered: boolean; teacher: boolean } | undefined> {
  const [ticket] = await db
    .update(secondStepTickets)
    .set({ tries: sql`${secondStepTickets.tries} + 1` })
    .where(
      and(
        eq(secondStepTickets.tokenHash, tokenHash),
        eq(secondStepTickets.schoolId, schoolId),
        gt(secondStepTickets.expiresAt, now),
        lt(secondStepTickets.tries, secondStepTries),
      ),
    )
    .returning()
  if (!ticket) return undefined
  const { userId, remembered, teacher } = ticket
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.schoolId, schoolId), eq(users.id, userId), eq(users.disabled, false)))
  return user && { user, remembered, teacher }
}

/** Consumes the ticket. Of two requests at the same time, only one returns true. */
export async function consumeSecondStepTicket(db: Db, tokenHash: string): Promise<boolean> {
  const rows = await db
    .delete(secondStepTickets)
    .where(eq(secondStepTickets.tokenHash, tokenHash))
    .returning({ userId: secondStepTickets.userId })
  return rows.length > 0
}

export async function removeSecondStepTicketsOf(
  db: Db,
  schoolId: number,
  userId: number,
): Promise<void> {
  await db
    .delete(secondStepTickets)
    .where(and(eq(secondStepTickets.schoolId, schoolId), eq(secondStepTickets.userId, userId)))
}

export async function removeOldSecondStepTickets(db: Db, before: Date): Promise<void> {
  await db.delete(secondStepTickets).where(lt(secondStepTickets.expiresAt, before))
}
