import type { OwnFile, StoredFile } from '@titian/contract'
import type { FileRow } from './tables.ts'

export function storedFile({ name, size, type }: FileRow, sign: string): StoredFile {
  return { path: sign, name, size, type }
}

export function ownFile(row: FileRow, sign: string): OwnFile {
  return { ...storedFile(row, sign), createdAt: row.createdAt.toISOString() }
}
