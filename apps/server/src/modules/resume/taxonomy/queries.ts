import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { bookOf, type SkillBook } from './book.ts'
import { schoolSkills } from './tables.ts'

/** JOB-139: the skills that the school knows: those of the platform with its own. */
export async function skillBook(db: Db, schoolId: number): Promise<SkillBook> {
  const { code, names, jobGroup, aliases, retiredAt, mergedInto } = schoolSkills
  const rows = await db
    .select({ code, names, jobGroup, aliases, retiredAt, mergedInto })
    .from(schoolSkills)
    .where(eq(schoolSkills.schoolId, schoolId))
    .orderBy(asc(schoolSkills.id))
  return bookOf(rows)
}
