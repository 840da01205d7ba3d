import type { AuditAction, KeptImportRow, Language, RowFault } from '@titian/contract'
import type { School } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { SignKind } from '../../../platform/security/signs.ts'
import type { SheetRow } from './read-sheet.ts'
import type { SheetColumn, SheetLimit } from './rules.ts'

/** The types that one kind of import works with. */
export interface ImportTypes {
  /** The columns of its sheet. */
  field: string
  /** What staff choose with the file. */
  options: Record<string, string>
  /** A good row of the sheet; waits as JSON. */
  row: unknown
  change: unknown
  fault: { line: number }
}

/** What the rows of a sheet would do, and what is wrong with those that may do nothing. */
export interface ImportPlan<T extends ImportTypes> {
  fresh: T['row'][]
  changed: T['change'][]
  same: number
  faults: T['fault'][]
}

/** The import whose rows are written or put back. */
export interface ImportTarget {
  schoolId: number
  importId: number
}

/**
 * What one kind of import has of its own. The rest is the same for all: reading the sheet, preview, confirming once,
 * undoing once, the list, the log and the end of old previews.
 */
export interface ImportSteps<T extends ImportTypes> {
  name:
    | 'people'
    | 'roster'
    | 'questions'
    | 'grades'
    | 'certificates'
    | 'companies'
    | 'jobPosts'
    | 'skills'
  sign: Extract<
    SignKind,
    | 'peopleImport'
    | 'rosterImport'
    | 'questionImport'
    | 'gradeImport'
    | 'certificateImport'
    | 'companyImport'
    | 'postImport'
    | 'skillImport'
  >
  /** Seconds for which a preview waits to be confirmed; a day where nothing is said. */
  previewSeconds?: number
  confirmed: AuditAction
  undone: AuditAction
  faultRow(fault: T['fault'], language: Language): RowFault
  /** A new row as it would be, under the names of its columns. */
  shown?(row: T['row'], language: Language): { column: string; value: string }[]
  /** Compares with what is there now; `lock` keeps others from changing it until the transaction ends. */
  plan(
    db: Db,
    schoolId: number,
    sheet: { rows: readonly T['row'][]; options: T['options'] },
    lock?: 'lock',
  ): Promise<ImportPlan<T>>
  /** Writes what was planned and returns how many were made. */
  apply(
    tx: Db,
    target: ImportTarget,
    plan: Pick<ImportPlan<T>, 'fresh' | 'changed'>,
    at: { options: T['options']; now: Date },
  ): Promise<number>
  /** How the log tells the options, where it does not tell them as they are. */
  loggedOptions?(options: T['options']): Record<string, string>
  /** What else the log says about the changes. */
  logged?(changed: readonly T['change'][]): Record<string, string> | undefined
  /** Takes back what the import did, as far as nobody used it since. */
  undo(tx: Db, target: ImportTarget, confirmedAt: Date, now: Date): Promise<Undone>
}

/** What an import took back; `left` names what was kept, for kinds that list it. */
export interface Undone {
  removed: number
  kept: number
  left?: KeptImportRow[]
}

/** What the list of the imports of a kind, and the end of its old previews, need of it. */
export type ImportName = Pick<ImportSteps<ImportTypes>, 'name' | 'sign' | 'previewSeconds'>

/** How what was read is checked; `Read` is a row of a sheet, unless the kind reads files of its own forms. */
export interface ImportCheck<T extends ImportTypes, Read> {
  /** The rows that may be taken over, and what is wrong with the others; pure. */
  check(
    rows: readonly Read[],
    options: T['options'],
    school: Pick<School, 'areaCodes'>,
  ): { rows: T['row'][]; faults: T['fault'][] }
  /** What waits to be taken over, where it is not the good rows as they were read. */
  waiting?(plan: ImportPlan<T>): T['row'][]
}

/** A kind of import that reads sheets. */
export interface ImportKind<T extends ImportTypes>
  extends ImportSteps<T>, ImportCheck<T, SheetRow<T['field']>> {
  columns(options: T['options']): readonly SheetColumn<T['field']>[]
  limit?: SheetLimit
}
