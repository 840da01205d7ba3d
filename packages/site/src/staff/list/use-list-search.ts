import { useRouter, type AnyRouter } from '@tanstack/react-router'
import type { AnyCall, InputOf } from '@titian/contract'
import { useCallback } from 'react'

/** The words of a list are the input of its call, as an address says them. */
export type ListWords<Call extends AnyCall> = {
  [Name in Exclude<keyof InputOf<Call>, 'size'>]?: InputOf<Call>[Name] extends string | undefined
    ? InputOf<Call>[Name]
    : string
}

/** Every list has pages. */
export interface PageWord {
  page?: string
}

export interface ListSearch<Search extends PageWord> {
  search: Search
  page: number
  /** Sets filters and goes to the first page; an empty one leaves the address. */
  change: (words: { [Name in keyof Search]?: string | number }) => void
}

/** The filters of a list live in its address, so that going back and reloading keep them. */
export function useListSearch<Search extends PageWord>(search: Search): ListSearch<Search> {
  // Of no site in particular; the route of the list says which words there are.
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
