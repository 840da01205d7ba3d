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

/** The effect of the rows, and the errors of rows that cannot be applied. */
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
 * The specific part of one kind of import. Reading the sheet, preview, confirming, undoing, list,
 * log and cleanup are common to all kinds.
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
  /** Compares with existing rows; `lock` locks them until the transaction ends. */
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
  /** The options for the log, when they differ from the stored ones. */
  loggedOptions?(options: T['options']): Record<string, string>
  /** Additional log values about the changes. */
  logged?(changed: readonly T['change'][]): Record<string, string> | undefined
  /** Undoes the import, except for rows that were used since. */
  undo(tx: Db, target: ImportTarget, confirmedAt: Date, now: Date): Promise<Undone>
}

/** The result of undoing; `left` names kept rows, for kinds that list them. */
export interface Undone {
  removed: number
  kept: number
  left?: KeptImportRow[]
}

/** The part of a kind that the list of imports and the cleanup need. */
export type ImportName = Pick<ImportSteps<ImportTypes>, 'name' | 'sign' | 'previewSeconds'>

/** How parsed rows are checked; `Read` is a row of a sheet, or of the kind's own file format. */
export interface ImportCheck<T extends ImportTypes, Read> {
  /** Returns the valid rows, and the errors of the other rows. This is a pure function. */
  check(
    rows: readonly Read[],
    options: T['options'],
    school: Pick<School, 'areaCodes'>,
  ): { rows: T['row'][]; faults: T['fault'][] }
  /** The rows to store. Without this function the valid rows are stored as they were parsed. */
  waiting?(plan: ImportPlan<T>): T['row'][]
}

/** A kind of import that reads sheets. */
export interface ImportKind<T extends ImportTypes>
  extends ImportSteps<T>, ImportCheck<T, SheetRow<T['field']>> {
  columns(options: T['options']): readonly SheetColumn<T['field']>[]
  limit?: SheetLimit
}
