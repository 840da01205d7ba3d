import type { AnyCall, DataOf, InputOf } from '@titian/contract'
import {
  queryOptions,
  useInfiniteQuery,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { ask } from './call-server.ts'
import { askKey, callKey } from './query-client.ts'

type Options<C extends AnyCall> = Omit<UseQueryOptions<DataOf<C>>, 'queryKey' | 'queryFn'> & {
  /** Asks in the background, without the progress bar. */
  quiet?: boolean
}

/** For prefetching and for places outside React. */
export function askOptions<C extends AnyCall>(call: C, input: InputOf<C>, quiet = false) {
  return queryOptions<DataOf<C>>({
    queryKey: askKey(call, input),
    queryFn: ({ signal }) => ask(call, input, { signal, quiet }),
  })
}

/** Reads from the server; the error is ServerRefusal or NetworkFailure. */
export function useAsk<C extends AnyCall>(
  call: C,
  input: InputOf<C>,
  options: Options<C> = {},
): UseQueryResult<DataOf<C>> {
  const { quiet, ...query } = options
  return useQuery({ ...askOptions(call, input, quiet), ...query })
}

interface Page {
  list: unknown[]
  total: number
}

type PagedCall = AnyCall & { data: { _output: Page } }

/** FRM-141: pages of a list one below the other, as a phone shows them. */
export function useAskMore<C extends AnyCall & PagedCall>(
  call: C,
  input: Omit<InputOf<C>, 'page'>,
  options: { enabled?: boolean } = {},
) {
  return useInfiniteQuery({
    queryKey: [...callKey(call), 'pages', input],
    queryFn: ({ pageParam, signal }) =>
      ask(call, { ...input, page: pageParam } as InputOf<C>, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, page) => sum + (page as Page).list.length, 0)
      const { list, total } = last as Page
      return list.length > 0 && shown < total ? pages.length + 1 : undefined
    },
    ...options,
  })
}
