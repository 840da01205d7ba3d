import type {
  ChosenEncoding,
  ImportPreview,
  ImportRow,
  KeptImportRow,
  PeopleImportPreview,
} from '@titian/contract'
import type { QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'

export type SheetKind = 'student' | 'teacher'

/** The result of a dry run. An import of people also lists the changes of existing accounts. */
export type SheetPreview = ImportPreview & Partial<PeopleImportPreview>

/** A stored file, with its encoding if the person had to choose it. */
export interface ImportedFile {
  filePath: string
  encoding: ChosenEncoding | undefined
}

/**
 * `left` contains the first rows that the undo did not remove, each with its reason. Some imports
 * do not report such rows.
 */
export interface UndoneImport {
  removed: number
  kept: number
  left?: readonly KeptImportRow[]
}

/** The calls and texts by which one kind of import differs from another. */
export interface ImportSource {
  kindLabel: string
  kinds: readonly { value: SheetKind; label: string }[]
  /** The largest number of rows, if it is not the usual 20,000. */
  mostRows?: number
  /** The text below the field that describes the columns. */
  columnsText: (kind: SheetKind) => ReactNode
  /** Returns the first row of the template. */
  heads: (kind: SheetKind) => readonly string[]
  templateName: (kind: SheetKind) => string
  preview: (file: ImportedFile, kind: SheetKind) => Promise<SheetPreview>
  /** `acceptRoles`: existing accounts may get the role that the list names. */
  confirm: (importSign: string, acceptRoles: boolean) => Promise<{ fresh: number; changed: number }>
  undo: (importSign: string) => Promise<UndoneImport>
  list: (page: number, size: number) => Promise<{ list: ImportRow[]; total: number }>
  listKey: QueryKey
  /** Further queries that an import makes outdated. */
  refresh: readonly QueryKey[]
  /** The text of the dialog that asks before an import is undone. */
  undoText: string
}
