import { type ImportKind, planRows, readPhoneText } from '../../people/index.ts'
import type { RosterKind } from '../tables.ts'
import * as queries from './queries.ts'
import {
  checkSheet,
  entryAfter,
  type Fault,
  sheetColumns,
  type SheetEntry,
  type SheetField,
} from './rules.ts'
import { columnNames, rowFault, shownEntry } from './texts.ts'

interface RosterTypes {
  field: SheetField
  options: { kind: RosterKind }
  row: SheetEntry
  change: { id: number; before: SheetEntry & { importId: number | null }; after: SheetEntry }
  fault: Fault
}

/** Imports the people whom the school knows, from a list of students or teachers (ACC-187). */
export const rosterImport: ImportKind<RosterTypes> = {
  name: 'roster',
  sign: 'rosterImport',
  confirmed: 'roster.imported',
  undone: 'roster.importUndone',
  columns: () => sheetColumns.map((one) => ({ ...one, title: columnNames[one.field] })),
  check: (rows, { kind }) => checkSheet(rows, kind, readPhoneText),
  faultRow: rowFault,
  shown: shownEntry,
  plan: async (db, schoolId, { rows, options }, lock) => {
    const sheet = { rows, kind: options.kind }
    const existing = await queries.listExisting(db, schoolId, sheet, lock)
    const { changed, ...plan } = planRows(rows, existing, {
      keyOf: ({ numberKey }) => numberKey,
      valuesOf: (entry) => entryAfter(entry, entry),
      valuesAfter: entryAfter,
    })
    const changes = changed.map(({ existing: { id, importId }, before, after }) => ({
      id,
      before: { ...before, importId },
      after,
    }))
    return { ...plan, changed: changes, faults: [] }
  },
  apply: async (tx, target, { fresh, changed }, { options: { kind }, now }) => {
    const made = await queries.createEntries(tx, target, fresh, { kind, now })
    await queries.changeEntries(tx, target, changed)
    return made
  },
  undo: queries.undoRows,
}
