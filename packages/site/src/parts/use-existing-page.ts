import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'

interface Paged {
  data?: { total: number } | undefined
  /**
   * Whether the rows belong to the previous query. They are shown until the new rows have loaded.
   */
  isPlaceholderData: boolean
}

/**
 * FRM-215: redirects from a page after the last one to the last page, for example if a bookmark is
 * old or rows were deleted. Returns true until the redirection.
 */
export function useExistingPage(
  { data, isPlaceholderData }: Paged,
  page: number,
  size: number,
  onPage: (page: number) => void,
): boolean {
  const pages = data && !isPlaceholderData ? Math.max(1, Math.ceil(data.total / size)) : page
  const isBeyond = page > pages
  useEffect(() => {
    if (isBeyond) onPage(pages)
  }, [isBeyond, pages, onPage])
  return isBeyond
}

/**
 * FRM-141: the pages that a phone shows one below the other, up to the requested one. Only after
 * the response of the first page are the others requested, so that an address cannot request more
 * pages than the list has.
 */
export function useAppendedPages<Page extends { total: number }>(
  first: UseQueryOptions<Page>,
  page: number,
  size: number,
): number[] {
  const { data } = useQuery({ ...first, enabled: page > 1 })
  const known = data ? Math.max(1, Math.ceil(data.total / size)) : 1
  return Array.from({ length: Math.min(page, known) }, (_, index) => index + 1)
}
