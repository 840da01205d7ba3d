import type { AnyCall, DataOf, InputOf } from '@titian/contract'
import {
  queryOptions,
  useQuery,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { ask } from './call-server.ts'
import { askKey } from './query-client.ts'

type Options<C extends AnyCall> = Omit<UseQueryOptions<DataOf<C>>, 'queryKey' | 'queryFn'> & {
  /** Asks in the background, without the progress bar. */
  quiet?: boolean
}

/** Returns the query of a call, for prefetching and for code outside of React components. */
export function askOptions<C extends AnyCall>(call: C, input: InputOf<C>, quiet = false) {
  return queryOptions<DataOf<C>>({
    queryKey: askKey(call, input),
    // The request continues when the component unmounts. A user who soon returns then needs no
    // second request (CRS-031).
    queryFn: () => ask(call, input, { quiet }),
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
