import type { Db } from '../../../platform/database/database.ts'
import { lockFor } from '../../../platform/database/advisory-lock.ts'
import * as queries from './queries.ts'

/**
 * Makes one draft for each key. A request with the same key, later or at the same time, returns the
 * same draft. `make` runs in the transaction that stores the key.
 */
export async function makeOnce(
  db: Db,
  { schoolId, userId, now }: queries.Maker,
  key: string,
  make: (tx: Db) => Promise<number>,
): Promise<{ courseId: number; isNew: boolean }> {
  return db.transaction(async (tx) => {
    await lockFor(tx, 'courseMakings', userId)
    const before = await queries.findMaking(tx, schoolId, { userId, key })
    if (before !== undefined) return { courseId: before, isNew: false }
    const courseId = await make(tx)
    await queries.noteMaking(tx, { schoolId, userId, key, courseId, createdAt: now })
    return { courseId, isNew: true }
  })
}
