import { useRouter, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

type Words = Record<string, string | number | undefined>

export interface ListSearch {
  search: Record<string, string>
  page: number
  /** Sets filters and goes to the first page; an empty one leaves the address. */
  change: (words: Words) => void
}

/** The filters of a list live in its address, so that going back and reloading keep them. */
export function useListSearch(): ListSearch {
  const router = useRouter()
  const search: Record<string, string> = useSearch({ strict: false })
  const change = useCallback(
    (words: Words) => {
      const { pathname, search: old } = router.state.location
      const next: Record<string, unknown> = { ...old, page: undefined, ...words }
      const kept = Object.fromEntries(
        Object.entries(next).filter(([, value]) => value !== undefined && value !== ''),
      )
      void router.navigate({ to: pathname, search: kept, replace: true, resetScroll: false })
    },
    [router],
  )
  return { search, page: Math.max(1, Number(search['page']) || 1), change }
}
