import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { practiceImports } from '../tables.ts'

type Import = typeof practiceImports.$inferSelect

/** The running number under which the sales of a marketplace run were brought in; undefined where they were not. */
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
