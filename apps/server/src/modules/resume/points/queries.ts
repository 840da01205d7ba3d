import { isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { resumes } from '../tables.ts'

const batch = 200

/** Lists resumes without counted points. */
export async function listUncounted(db: Db) {
  const { userId, content } = resumes
  return db.select({ userId, content }).from(resumes).where(isNull(resumes.points)).limit(batch)
}

/**
 * Stores the points of resumes that have none. A resume that was changed after its content was read
 * has its points already and keeps them.
 */
export async function savePoints(
  db: Db,
  counted: readonly { userId: number; points: number }[],
): Promise<void> {
  await db.execute(sql`
    update resumes r set points = one.points
    from json_to_recordset(${JSON.stringify(counted)}::json) as one("userId" bigint, points smallint)
    where r.user_id = one."userId" and r.points is null`)
}
