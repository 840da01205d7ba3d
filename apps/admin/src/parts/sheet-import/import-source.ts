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

/** A dry run; one of people lists what would become of accounts that are there already. */
export type SheetPreview = ImportPreview & Partial<PeopleImportPreview>

/** A stored file, and its encoding where the person had to choose it. */
export interface ImportedFile {
  filePath: string
  encoding: ChosenEncoding | undefined
}

/** `left` names the first of what was kept, each with its reason; not every import says it. */
export interface UndoneImport {
  removed: number
  kept: number
  left?: readonly KeptImportRow[]
}

/** What tells one import from another: its calls and its words. */
export interface ImportSource {
  kindLabel: string
  kinds: readonly { value: SheetKind; label: string }[]
  /** How many rows a table may have, where it is not the 20,000 of most imports. */
  mostRows?: number
  /** What the columns are, below the field. */
  columnsText: (kind: SheetKind) => ReactNode
  /** The first row of the template. */
  heads: (kind: SheetKind) => readonly string[]
  templateName: (kind: SheetKind) => string
  preview: (file: ImportedFile, kind: SheetKind) => Promise<SheetPreview>
  /** `acceptRoles`: accounts that are there already may get the role of the list. */
  confirm: (importSign: string, acceptRoles: boolean) => Promise<{ fresh: number; changed: number }>
  undo: (importSign: string) => Promise<UndoneImport>
  list: (page: number, size: number) => Promise<{ list: ImportRow[]; total: number }>
  listKey: QueryKey
  /** What else an import puts out of date. */
  refresh: readonly QueryKey[]
  /** In the dialog before an import is undone. */
  undoText: string
}
