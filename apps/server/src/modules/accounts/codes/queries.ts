import { and, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { type Phone, smsCodeTries } from '../rules.ts'
import { smsCodes } from '../tables.ts'

export interface CodeKey extends Phone {
  schoolId: number
  type: number
}

function ownCode({ schoolId, areaCode, mobile, type }: CodeKey): SQL | undefined {
  return and(
    eq(smsCodes.schoolId, schoolId),
    eq(smsCodes.areaCode, areaCode),
    eq(smsCodes.mobile, mobile),
    eq(smsCodes.type, type),
  )
}

/** Stores a code in place of the previous one. */
export async function putCode(
  db: Db,
  key: CodeKey,
  codeHash: string,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  const fresh = { codeHash, createdAt: now, expiresAt, tries: 0, usedAt: null, claimedBy: null }
  const target = [smsCodes.schoolId, smsCodes.areaCode, smsCodes.mobile, smsCodes.type]
  await db
    .insert(smsCodes)
    .values({ ...key, ...fresh })
    .onConflictDoUpdate({ target, set: fresh })
}

export async function removeCode(db: Db, key: CodeKey): Promise<void> {
  await db.delete(smsCodes).where(ownCode(key))
}

/**
 * Counts a try and returns the hash to compare with. Returns undefined if the code is used or
 * expired, was tried too often, or is reserved for another browser.
 */
export async function tryCode(
  db: Db,
  key: CodeKey,
  browser: string,
  now: Date,
): Promise<string | undefined> {
  const living = and(
    ownCode(key),
    isNull(smsCodes.usedAt),
    gt(smsCodes.expiresAt, now),
    lt(smsCodes.tries, smsCodeTries),
    or(isNull(smsCodes.claimedBy), eq(smsCodes.claimedBy, browser)),
  )
  const [row] = await db
    .update(smsCodes)
    .set({ tries: sql`${smsCodes.tries} + 1` })
    .where(living)
    .returning({ codeHash: smsCodes.codeHash })
  return row?.codeHash
}

/** Consumes the code. Of two requests at the same time, only one returns true. */
export async function useCode(db: Db, key: CodeKey, codeHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(smsCodes)
    .set({ usedAt: now })
    .where(and(ownCode(key), eq(smsCodes.codeHash, codeHash), isNull(smsCodes.usedAt)))
    .returning({ type: smsCodes.type })
  return rows.length > 0
}

/** Extends a verified code for the next step, optionally for one browser only. */
export async function extendCode(
  db: Db,
  key: CodeKey,
  codeHash: string,
  expiresAt: Date,
  claimedBy?: string,
): Promise<void> {
  await db
    .update(smsCodes)
    .set({ tries: 0, expiresAt, ...(claimedBy && { claimedBy }) })
    .where(and(ownCode(key), eq(smsCodes.codeHash, codeHash), isNull(smsCodes.usedAt)))
}

export async function removeOldCodes(db: Db, before: Date): Promise<void> {
  await db.delete(smsCodes).where(lt(smsCodes.expiresAt, before))
}
