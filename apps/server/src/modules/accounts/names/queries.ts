import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { sortedName } from './rules.ts'

/** Identical to the condition of the index `users_unsorted`, so that the planner uses it. */
const isUnsorted = sql`right(name_sort, char_length(name) + 1) <> E'\t' || name`

const batch = 500

async function sortSome(db: Db, where: SQL): Promise<number> {
  const { rows } = await db.execute<{ id: string; name: string }>(
    sql`select id, name from users where ${isUnsorted} and ${where} order by id limit ${batch}`,
  )
  if (rows.length === 0) return 0
  const given = rows.map(({ id, name }) => ({ id: Number(id), name, name_sort: sortedName(name) }))
  await db.execute(sql`
    update users set name_sort = given.name_sort
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (id bigint, name text, name_sort text)
    where users.id = given.id and users.name = given.name`)
  return rows.length
}

/**
 * FRM-358: adds missing sort keys and returns their number. Keys are missing for names that are
 * older than the column, and for names that a process of the previous version writes during an
 * upgrade.
 */
export async function sortNames(db: Db, schoolId?: number): Promise<number> {
  const where = schoolId === undefined ? sql`true` : sql`school_id = ${schoolId}`
  let sorted = 0
  for (let some = -1; some !== 0; sorted += some) some = await sortSome(db, where)
  return sorted
}
