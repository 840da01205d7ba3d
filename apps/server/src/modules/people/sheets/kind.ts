import type { AuditAction, KeptImportRow, Language, RowFault } from '@titian/contract'
import type { School } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { SignKind } from '../../../platform/security/signs.ts'
import type { SheetRow } from './read-sheet.ts'
import type { SheetColumn, SheetLimit } from './rules.ts'

/** The types of one kind of import. */
export interface ImportTypes {
  /** The names of its columns. */
  field: string
  /** The options that staff choose with the file. */
  options: Record<string, string>
  /** A valid row of the sheet, stored as JSON until it is applied. */
  row: unknown
  change: unknown
  fault: { line: number }
}

/** What the rows would do, and the errors of rows that cannot be applied. */
export interface ImportPlan<T extends ImportTypes> {
  fresh: T['row'][]
  changed: T['change'][]
  same: number
  faults: T['fault'][]
}

/** The import whose rows are written or restored. */
export interface ImportTarget {
  schoolId: number
  importId: number
}

/**
 * What one kind of import adds. Reading the sheet, preview, confirming, undoing, list, log and
 * cleanup are the same for all kinds.
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
  /** Seconds for which a preview can be confirmed; default one day. */
  previewSeconds?: number
  confirmed: AuditAction
  undone: AuditAction
  faultRow(fault: T['fault'], language: Language): RowFault
  /** A preview of a new row, by column names. */
  shown?(row: T['row'], language: Language): { column: string; value: string }[]
  /**
   * Compares the rows with existing ones. With `lock`, locks the existing rows until the
   * transaction ends.
   */
  plan(
    db: Db,
    schoolId: number,
    sheet: { rows: readonly T['row'][]; options: T['options'] },
    lock?: 'lock',
  ): Promise<ImportPlan<T>>
  /** Writes the plan and returns the number of created rows. */
  apply(
    tx: Db,
    target: ImportTarget,
    plan: Pick<ImportPlan<T>, 'fresh' | 'changed'>,
    at: { options: T['options']; now: Date },
  ): Promise<number>
  /** The options for the log, if they are not the stored ones. */
  loggedOptions?(options: T['options']): Record<string, string>
  /** Additional log values about the changes. */
  logged?(changed: readonly T['change'][]): Record<string, string> | undefined
  /** Undoes the import. Rows that were used since are kept. */
  undo(tx: Db, target: ImportTarget, confirmedAt: Date, now: Date): Promise<Undone>
}

/** The result of undoing. `left` names the rows that were kept, for kinds that list them. */
export interface Undone {
  removed: number
  kept: number
  left?: KeptImportRow[]
}

/** What the list of imports and the cleanup need to know about a kind. */
export type ImportName = Pick<ImportSteps<ImportTypes>, 'name' | 'sign' | 'previewSeconds'>

/** How parsed rows are checked; `Read` is a row of a sheet, or of the kind's own file format. */
export interface ImportCheck<T extends ImportTypes, Read> {
  /** Returns the valid rows, and the errors of the other rows. This is a pure function. */
  check(
    rows: readonly Read[],
    options: T['options'],
    school: Pick<School, 'areaCodes'>,
  ): { rows: T['row'][]; faults: T['fault'][] }
  /**
   * Returns the rows to store. Without this function, the valid rows are stored as they were read.
   */
  waiting?(plan: ImportPlan<T>): T['row'][]
}

/** A kind of import that reads sheets. */
export interface ImportKind<T extends ImportTypes>
  extends ImportSteps<T>, ImportCheck<T, SheetRow<T['field']>> {
  columns(options: T['options']): readonly SheetColumn<T['field']>[]
  limit?: SheetLimit
}
