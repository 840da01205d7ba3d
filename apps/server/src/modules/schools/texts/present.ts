import {
  type Language,
  type ManagedSchoolPage,
  type ManagedSchoolPageCard,
  pickText,
  plainText,
  type SchoolPage,
} from '@titian/contract'
import type { SchoolPageRow } from '../tables.ts'
import type { PageCardRow } from './queries.ts'

const summaryMost = 200

export function managedCard(row: PageCardRow, sign: string): ManagedSchoolPageCard {
  const { place, title, published, version, updatedAt } = row
  return { sign, place, title, published, version, updatedAt: updatedAt.toISOString() }
}

export function managedPage(row: SchoolPageRow, sign: string): ManagedSchoolPage {
  return { ...managedCard(row, sign), html: row.html }
}

/** CNT-094: presents a page in the reader's language, or else in the school's. */
export function schoolPage(
  row: SchoolPageRow,
  sign: string,
  { language, fallback }: { language: Language; fallback: Language },
): SchoolPage {
  const html = pickText(row.html, language, fallback)
  const words = plainText(html)
  return {
    sign,
    place: row.place,
    title: pickText(row.title, language, fallback),
    summary: words.length > summaryMost ? `${words.slice(0, summaryMost - 1).trimEnd()}…` : words,
    html,
    updatedAt: row.updatedAt.toISOString(),
  }
}
