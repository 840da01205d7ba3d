import type { AnyCall, DataOf, InputOf, ParsedOf } from '@titian/contract'
import { useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { askKey } from '../../calls/query-client.ts'
import { useAsk } from '../../calls/use-ask.ts'
import { useListSearch, type ListSearch, type PageWord } from './use-list-search.ts'

export type FilterOf<Call extends AnyCall> = Omit<ParsedOf<Call>, 'page' | 'size'>

/** The possible values of a text in an address: the text itself, a number or a boolean. */
function meaningsOf(word: string | number | undefined): unknown[] {
  if (word === undefined || word === '') return [undefined]
  const text = String(word)
  return [
    text,
    ...(text.trim() === '' ? [] : [Number(text)]),
    ...(text === 'true' || text === 'false' ? [text === 'true'] : []),
    undefined,
  ]
}

/**
 * The filters of an address, parsed by the schema of the call. A value that the schema refuses is
 * ignored.
 */
export function filterOf<Call extends AnyCall>(call: Call, search: object): FilterOf<Call> {
  const filter: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(call.input.shape)) {
    if (name === 'page' || name === 'size') continue
    for (const meaning of meaningsOf(
      (search as Record<string, string | number | undefined>)[name],
    )) {
      const read = field.safeParse(meaning)
      if (!read.success) continue
      if (read.data !== undefined) filter[name] = read.data
      break
    }
  }
  return filter as FilterOf<Call>
}

interface CallListOptions<Call extends AnyCall> {
  size: number
  /** Values that the address lacks, or has in another form, such as a day. */
  given?: Partial<FilterOf<Call>>
  /**
   * Whether the rows are reloaded regularly while the page is open, or the interval in
   * milliseconds.
   */
  live?: boolean | number
}

interface CallList<Call extends AnyCall, Search extends PageWord> extends Omit<
  ListSearch<Search>,
  'page'
> {
  filter: FilterOf<Call>
  asked: UseQueryResult<DataOf<Call>>
  /** The props of `ListSurface`. */
  list: {
    asked: UseQueryResult<DataOf<Call>>
    page: number
    size: number
    onPage: (page: number) => void
  }
}

/**
 * A list of the staff sites, with filters and page in the address. The old rows stay until the next
 * rows have loaded.
 */
export function useCallList<Call extends AnyCall, Search extends PageWord>(
  call: Call,
  words: Search,
  { size, given, live = false }: CallListOptions<Call>,
): CallList<Call, Search> {
  const { search, page, change } = useListSearch(words)
  const filter = { ...filterOf(call, search), ...given }
  const input = { ...filter, page, size } as InputOf<Call>
  // If rows are shown already, they are reloaded without the progress bar.
  const isThere = useQueryClient().getQueryData(askKey(call, input)) !== undefined
  const asked = useAsk(call, input, {
    placeholderData: (before: DataOf<Call> | undefined) => before,
    staleTime: 0,
    ...(live !== false && {
      quiet: isThere,
      refetchInterval: live === true ? 15_000 : live,
      refetchOnWindowFocus: true,
    }),
  } as object)
  const onPage = (next: number) => change({ page: next })
  return { filter, search, change, asked, list: { asked, page, size, onPage } }
}
