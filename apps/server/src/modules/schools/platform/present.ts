import { type Language, type SchoolRow as ListedSchool, pickText } from '@titian/contract'
import { storageOf, videoUseOf } from '../../files/index.ts'
import type { SchoolListRow } from './queries.ts'

export function listedSchool(row: SchoolListRow, sign: string, language: Language): ListedSchool {
  return {
    sign,
    key: row.key,
    title: pickText(row.title, language, row.defaultLanguage),
    defaultLanguage: row.defaultLanguage,
    hosts: row.hosts,
    people: row.people,
    limits: {
      people: { used: row.active, most: row.mostPeople },
      videoMinutes: videoUseOf(row.storage),
    },
    storage: storageOf(row.storage),
    createdAt: row.createdAt.toISOString(),
    suspension: row.suspendedAt && {
      since: row.suspendedAt.toISOString(),
      reason: row.suspensionReason ?? '',
    },
  }
}
