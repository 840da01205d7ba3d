import type { Db } from '../../platform/database/database.ts'
import { noteVisitDay, type StudentOfCourse } from '../courses/index.ts'
import * as queries from './queries.ts'

/** Notes that somebody opened a course; the oldest beyond 200 go. */
export async function visit(db: Db, one: StudentOfCourse, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await queries.noteVisit(tx, one, now)
    await queries.removeOldVisits(tx, one)
    await noteVisitDay(tx, one, now)
  })
}
