import type { Db } from '../../../platform/database/database.ts'
import type { CourseRow } from '../tables.ts'
import * as queries from './queries.ts'
import { goesOn, storedSummary, type Summary } from './rules.ts'

/**
 * TCH-164: stores a version of the saved summary, in the save's transaction with the course locked.
 */
export async function keepVersion(
  tx: Db,
  before: CourseRow,
  after: Summary,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  const { schoolId, id: courseId } = before
  const stored = storedSummary(after)
  const saved = { ...stored, version: before.version + 1, savedAt: now }
  const newest = await queries.findNewest(tx, before, stored)
  if (newest && goesOn(newest, { userId, now, isEarlier: newest.isEarlier }))
    return queries.changeVersion(tx, before, newest.version, saved)
  // The state before the first change is a version too.
  if (!newest)
    await queries.createVersion(tx, {
      ...storedSummary(before),
      schoolId,
      courseId,
      version: before.version,
      userId: before.authorId,
      begunAt: before.createdAt,
      savedAt: before.createdAt,
    })
  await queries.createVersion(tx, { ...saved, schoolId, courseId, userId, begunAt: now })
  await queries.removeOldest(tx, before)
}
