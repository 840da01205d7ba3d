import { useEffect } from 'react'

interface Paged {
  data?: { total: number } | undefined
  /** The rows of the question before this one, shown until its own are here. */
  isPlaceholderData: boolean
}

/** Whoever takes away the last row of the last page goes on with the page before it; true until then. */
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
