import type { ImportRow } from '@titian/contract'
import type { SheetImportRow } from '../tables.ts'

type ListedImport = Omit<SheetImportRow, 'waiting'> & { byName: string }

/** Returns a row of the import list; `at` is the time of its state. */
export function importRow(row: ListedImport, importSign: string): ImportRow {
  const { fileName, state, byName, fresh, changed, faulty } = row
  return {
    importSign,
    fileName,
    state,
    byName,
    at: (row.undoneAt ?? row.confirmedAt ?? row.createdAt).toISOString(),
    fresh,
    changed,
    faulty,
    mayUndo: state === 'confirmed',
  }
}
