import type { ImportRow } from '@titian/contract'

type ListedImport = Omit<ImportRow, 'importSign' | 'at' | 'mayUndo'>

/** An import of people or of a roster; `at` is when it came to its state. */
export function importRow(row: ListedImport, at: Date, importSign: string): ImportRow {
  const { fileName, state, byName, fresh, changed, faulty } = row
  return {
    importSign,
    fileName,
    state,
    byName,
    at: at.toISOString(),
    fresh,
    changed,
    faulty,
    mayUndo: state === 'confirmed',
  }
}
