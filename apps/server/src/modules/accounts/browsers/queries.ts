import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { knownBrowsers } from '../tables.ts'

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
