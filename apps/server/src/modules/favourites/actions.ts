import type { Db } from '../../platform/database/database.ts'
import { noteVisitDay, type StudentOfCourse } from '../courses/index.ts'
import * as queries from './queries.ts'

/** Records that a person opened a course; deletes all but the newest 200. */
export async function visit(db: Db, one: StudentOfCourse, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await queries.noteVisit(tx, one, now)
    await queries.removeOldVisits(tx, one)
    await noteVisitDay(tx, one, now)
  })
}
