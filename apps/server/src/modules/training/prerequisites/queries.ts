import type { Prerequisite } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { prerequisites, prerequisiteSets } from '../../homework/index.ts'

export async function findVersion(db: Db, schoolId: number): Promise<number> {
  const [row] = await db
    .select({ version: prerequisiteSets.version })
    .from(prerequisiteSets)
    .where(eq(prerequisiteSets.schoolId, schoolId))
  return row?.version ?? 1
}

/** False when somebody changed the rules since the caller looked. */
export async function raiseVersion(tx: Db, schoolId: number, version: number): Promise<boolean> {
  const rows = await tx
    .insert(prerequisiteSets)
    .values({ schoolId, version: version + 1 })
    .onConflictDoUpdate({
      target: prerequisiteSets.schoolId,
      set: { version: version + 1 },
      setWhere: sql`${prerequisiteSets.version} = ${version}`,
    })
    .returning({ version: prerequisiteSets.version })
  return rows.length > 0
}

export async function replaceRules(
  tx: Db,
  schoolId: number,
  list: readonly Prerequisite[],
): Promise<void> {
  await tx.delete(prerequisites).where(eq(prerequisites.schoolId, schoolId))
  if (list.length > 0)
    await tx.insert(prerequisites).values(list.map((rule) => ({ ...rule, schoolId })))
}
