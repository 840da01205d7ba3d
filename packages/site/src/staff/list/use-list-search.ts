import { useRouter, type AnyRouter } from '@tanstack/react-router'
import type { AnyCall, InputOf } from '@titian/contract'
import { useCallback } from 'react'

/** The search parameters of a list are the input of its call, as text. */
export type ListWords<Call extends AnyCall> = {
  [Name in Exclude<keyof InputOf<Call>, 'size'>]?: InputOf<Call>[Name] extends string | undefined
    ? InputOf<Call>[Name]
    : string
}

/** The page parameter, which every list has. */
export interface PageWord {
  page?: string
}

export interface ListSearch<Search extends PageWord> {
  search: Search
  page: number
  /** Sets filters and returns to the first page. An empty filter is removed from the address. */
  change: (words: { [Name in keyof Search]?: string | number }) => void
}

/** The address contains the filters of a list. So going back and reloading keep them. */
export function useListSearch<Search extends PageWord>(search: Search): ListSearch<Search> {
  // Does not depend on the site. The route of the list defines the parameters.
  const router = useRouter<AnyRouter>()
  const change = useCallback(
    (words: object) => {
      const { pathname, search: old } = router.state.location
      const next: Record<string, unknown> = { ...old, page: undefined, ...words }
      const nonEmpty = Object.fromEntries(
        Object.entries(next).filter(([, value]) => value !== undefined && value !== ''),
      )
      void router.navigate({ to: pathname, search: nonEmpty, replace: true, resetScroll: false })
    },
    [router],
  )
  return { search, page: Math.max(1, Number(search.page) || 1), change }
}
