import {
  type Language,
  type SchoolRow as ListedSchool,
  pickText,
  type StorageUse,
} from '@titian/contract'
import type { SchoolListRow } from './queries.ts'

export function listedSchool(
  row: SchoolListRow,
  sign: string,
  storage: StorageUse,
  language: Language,
): ListedSchool {
  return {
    sign,
    key: row.key,
    title: pickText(row.title, language, row.defaultLanguage),
    defaultLanguage: row.defaultLanguage,
    hosts: row.hosts,
    people: row.people,
    storage,
    createdAt: row.createdAt.toISOString(),
  }
}
