import type { Db } from '../database/database.ts'
import type { Pages, Snapshot } from '../snapshots/snapshot.ts'
import { Refused, refusal } from '../refusal.ts'

/**
 * Maximum rows of a file. They are read and written page by page, but a browser holds the whole
 * file.
 */
export const mostExported = 250_000

/** Requests one row more than a file holds, which reveals a longer list. */
export const everyRow = { page: 1, size: mostExported + 1 }

/**
 * The rows of a list, page by page. Refuses a too long list before its first row, so that no person
 * takes a part for the whole (FRM-368).
 */
export async function wholeList<Row>(
  snapshot: Snapshot,
  ask: (db: Db) => Promise<Row[]>,
): Promise<Pages<Row>> {
  const list = await snapshot.read(ask, mostExported)
  if (list.count > mostExported) throw new Refused(refusal('invalidInput', 'exportTooLong'))
  return list
}
