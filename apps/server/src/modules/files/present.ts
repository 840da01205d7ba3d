import type { StoredFile } from '@titian/contract'
import type { FileRow } from './tables.ts'

export function storedFile({ name, size, type }: FileRow, sign: string): StoredFile {
  return { path: sign, name, size, type }
}
