import type { Db } from '../database/database.ts'
import type { Pages, Snapshot } from '../snapshots/snapshot.ts'
import { Refused, refusal } from '../refusal.ts'

/** Rows that one file takes. They are read and written page by page; a browser holds the file as a whole. */
export const mostExported = 250_000

/** One row more than a file takes, by which a longer list is noticed. */
export const everyRow = { page: 1, size: mostExported + 1 }

/**
 * The rows of a list, page by page. A longer list than a file takes is refused before its first row, so that nobody
 * takes a part of it for the whole (FRM-368).
 */
export async function wholeList<Row>(
  snapshot: Snapshot,
  ask: (db: Db) => Promise<Row[]>,
): Promise<Pages<Row>> {
  const list = await snapshot.read(ask, mostExported)
  if (list.count > mostExported) throw new Refused(refusal('invalidInput', 'exportTooLong'))
  return list
}
