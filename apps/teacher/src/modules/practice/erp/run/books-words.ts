import { useParams, useSearch } from '@tanstack/react-router'
import type { ReportLinks } from '@titian/site/erp-reports'
import { type BooksWords, linkTo, paths } from '../../../../app/paths.ts'

export const bookParts = [
  'cards',
  'papers',
  'documents',
  'statements',
  'accounts',
  'stock',
  'timeline',
] as const
export type BookPart = (typeof bookParts)[number]

/**
 * Reads from the address which part of the books is open. Builds links that keep the assessment to
 * which the page links back.
 */
export function useBooks() {
  const { sign } = useParams({ from: paths.practiceRun })
  const search = useSearch({ from: paths.practiceRun })
  const { assessment } = search
  const part = bookParts.find((one) => one === search.part) ?? 'cards'
  const linkOf = (words: BooksWords & { part: BookPart }) =>
    linkTo.practiceBooks(sign, { ...words, assessment })
  const links: ReportLinks = {
    account: (account) => linkOf({ part: 'accounts', account }),
    item: (item) => linkOf({ part: 'stock', item }),
    document: (id) => linkOf({ part: 'documents', document: String(id) }),
  }
  return { sign, search, part, linkOf, links }
}
