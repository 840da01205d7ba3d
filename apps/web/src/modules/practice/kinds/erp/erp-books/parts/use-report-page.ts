import { useRouter, useSearch } from '@tanstack/react-router'
import { paths } from '../../../../../../app/paths.ts'
import { type ErpWords, practiceLinks } from '../../../../links.ts'

/** The number of rows on a page of an account or item. */
export const reportSize = 50

const wholePage = /^[1-9]\d{0,4}$/

/** The page of a report in the address, and the links to other pages. */
export function useReportPage(sign: string, words: ErpWords) {
  const router = useRouter()
  const { page: word = '' } = useSearch({ from: paths.erpPart })
  const at = (page: number) =>
    practiceLinks.erp(sign, 'books', { ...words, page: page > 1 ? String(page) : undefined })
  return {
    page: wholePage.test(word) ? Number(word) : 1,
    hrefOf: (page: number) => router.buildLocation(at(page)).publicHref,
    turnTo: (page: number) => void router.navigate(at(page)),
    /**
     * Replaces the entry in the history. Otherwise going back would lead to a page that does not
     * exist.
     */
    correct: (page: number) => void router.navigate({ ...at(page), replace: true }),
  }
}
