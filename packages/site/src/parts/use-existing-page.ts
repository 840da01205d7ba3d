import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useEffect } from 'react'

interface Paged {
  data?: { total: number } | undefined
  /** The rows of the question before this one, shown until its own are here. */
  isPlaceholderData: boolean
}

/** FRM-215: a page behind the last one, such as of a bookmark or of rows taken away, leads to the last; true until then. */
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
 * FRM-141: the pages that stand below each other on a phone, up to the asked one. Those after the first
 * wait for its answer, so that an address can ask for no more pages than the list has.
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
