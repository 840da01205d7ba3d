import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { isOpenRun, ofRun, type Player, type RunWithState, withState } from '../queries.ts'
import { practiceRuns, practiceSnapshots } from '../tables.ts'

/** Returns the person's newest open shop. */
export async function findNewestShop(
  db: Db,
  { schoolId, userId }: Player,
): Promise<RunWithState | undefined> {
  const [row] = await db
    .select(withState)
    .from(practiceRuns)
    .innerJoin(practiceSnapshots, ofRun)
    .where(
      and(
        eq(practiceRuns.schoolId, schoolId),
        eq(practiceRuns.userId, userId),
        eq(practiceRuns.kind, 'marketplace'),
        isOpenRun,
      ),
    )
    .orderBy(desc(practiceRuns.id))
    .limit(1)
  return row
}
