import { Refused, refusal } from '../refusal.ts'

/** Rows that one file takes: some 15 columns of them keep the server busy for two seconds. */
export const mostExported = 50_000

/** One row more than a file takes, by which a longer list is noticed. */
export const everyRow = { page: 1, size: mostExported + 1 }

/**
 * The rows of a list that was asked for `everyRow`. A longer list is refused, so that nobody takes a part of it for the
 * whole (FRM-368).
 */
export function wholeList<Row>(rows: Row[]): Row[] {
  if (rows.length > mostExported) throw new Refused(refusal('invalidInput', 'exportTooLong'))
  return rows
}
