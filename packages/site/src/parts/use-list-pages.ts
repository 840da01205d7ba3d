import { useQueries, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { usePhoneLayout } from '../signed-in/device.ts'
import { useAppendedPages } from './use-existing-page.ts'

/** A response may contain more data about all rows than their number. */
interface Listed {
  list: unknown[]
  total: number
}
type RowOf<Answer extends Listed> = Answer['list'][number]

interface ListPages<Answer extends Listed> {
  page: number
  size: number
  /** The query for one page. */
  options: (page: number) => UseQueryOptions<Answer>
  /**
   * Returns the key of a row. A row that moves to another page between two requests is in both
   * responses, but is shown only once.
   */
  keyOf: (row: RowOf<Answer>) => string
}

/** Returns one page on a desktop, and on a phone all pages up to the requested one (FRM-141). */
export function useListPages<Answer extends Listed>({
  page,
  size,
  options,
  keyOf,
}: ListPages<Answer>) {
  const phone = usePhoneLayout()
  const appended = useAppendedPages(options(1), phone ? page : 1, size)
  const pages = phone ? appended : [page]
  // A ref stores the previous answer, because `keepPreviousData` cannot do so with several queries.
  const before = useRef<Answer | undefined>(undefined)
  const shown = useQueries({
    queries: pages.map((one) => ({
      ...options(one),
      // The rows stay until the new rows have loaded. A page that is added below has no earlier
      // rows.
      placeholderData: phone && one > 1 ? undefined : before.current,
    })),
    combine: (results) => {
      const [first] = results
      const total = first?.data?.total ?? 0
      const rows = results.flatMap((result): RowOf<Answer>[] => result.data?.list ?? [])
      return {
        /** The first answer contains the number of pages. */
        asked: { data: first?.data, isPlaceholderData: first?.isPlaceholderData ?? false },
        rows: [...new Map(rows.map((row) => [keyOf(row), row])).values()],
        total,
        // The number is unknown until the first page has loaded, or if loading failed.
        known: first?.data !== undefined && !first.isPlaceholderData,
        isPending: first?.isPending ?? false,
        isStale: results.some((result) => result.isPlaceholderData),
        isMore: results.some((result) => result.isPending) && !first?.isPending,
        hasMore: phone && page * size < total,
        error: results.find((result) => result.error)?.error ?? null,
        retry: () =>
          results.forEach((result) => (result.error ? void result.refetch() : undefined)),
      }
    },
  })
  const { data, isPlaceholderData } = shown.asked
  useEffect(() => {
    if (data && !isPlaceholderData) before.current = data
  }, [data, isPlaceholderData])
  return shown
}
