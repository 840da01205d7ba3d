import { eq, sql } from 'drizzle-orm'
import type { LimitUse } from '@titian/contract'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { schools } from '../tables.ts'

// People belong to a higher module; only their numbers are read here, which triggers write.
const peopleOf = (condition = sql``) =>
  sql`(
    select coalesce(sum(t.people), 0) from people_tallies t where t.school_id = ${schools}.id ${condition})`.mapWith(
    Number,
  )

/** The number of all accounts, of which `active` are not disabled. */
export const peopleColumns = {
  people: peopleOf(),
  active: peopleOf(sql`and not t.disabled`),
  mostPeople: schools.mostPeople,
}

/** OPS-070: the accounts that are not disabled, and their limit. */
export async function getPeopleUse(db: Db, schoolId: number): Promise<LimitUse> {
  const [row] = await db
    .select({ used: peopleColumns.active, most: schools.mostPeople })
    .from(schools)
    .where(eq(schools.id, schoolId))
  return found(row)
}

export async function getMostPeople(db: Db, schoolId: number): Promise<number | null> {
  const [row] = await db
    .select({ most: schools.mostPeople })
    .from(schools)
    .where(eq(schools.id, schoolId))
  return found(row).most
}

export async function setMostPeople(
  tx: Db,
  schoolId: number,
  mostPeople: number | null,
): Promise<void> {
  await tx.update(schools).set({ mostPeople }).where(eq(schools.id, schoolId))
}
