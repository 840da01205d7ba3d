import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import { type SchoolRow, schools } from './tables.ts'

export async function getSchool(db: Db, schoolId: number): Promise<SchoolRow> {
  const [row] = await db.select().from(schools).where(eq(schools.id, schoolId))
  return found(row)
}

/** Serialises two saves of a school's hosts. */
export async function lockSchool(db: Db, schoolId: number): Promise<void> {
  const [row] = await db
    .select({ id: schools.id })
    .from(schools)
    .where(eq(schools.id, schoolId))
    .for('no key update')
  found(row)
}
