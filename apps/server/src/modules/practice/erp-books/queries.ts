import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { practiceImports } from '../tables.ts'

type Import = typeof practiceImports.$inferSelect

/**
 * Returns the running number of the import of a marketplace run; undefined when it was not
 * imported.
 */
export async function findImport(
  tx: Db,
  runId: number,
  marketId: number,
): Promise<number | undefined> {
  const [row] = await tx
    .select({ number: practiceImports.number })
    .from(practiceImports)
    .where(and(eq(practiceImports.runId, runId), eq(practiceImports.marketId, marketId)))
  return row?.number
}

export async function addImport(tx: Db, row: Import): Promise<void> {
  await tx.insert(practiceImports).values(row)
}
