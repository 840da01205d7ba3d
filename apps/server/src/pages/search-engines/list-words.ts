import {
  choicesIn,
  courseFacts,
  courseFilter,
  type courses,
  filterFacts,
  type InputOf,
} from '@titian/contract'

type ListWord = keyof typeof courseFilter.shape
type ListFilter = Pick<InputOf<typeof courses.courseList>, ListWord>

const filterWords = Object.keys(courseFilter.shape) as ListWord[]
/** The filters that make a separate page for search engines: all but sort order and search text. */
const narrowingWords = [
  'courseKindId',
  'courseTypeSign',
  'hotType',
  'isFree',
  'type',
  ...filterFacts.map((name) => courseFacts[name].wire),
] as const
const inOrder = narrowingWords.toSorted()
const lastPage = 100_000

/** The query parameters of the course list. */
export const listWords: readonly string[] = [...filterWords, 'page']

/**
 * Returns the value of a parameter. When it is repeated, the last one counts, as in the browser.
 */
const lastOf = (query: URLSearchParams, word: string) => query.getAll(word).at(-1)

/** Returns the filters of an address; an invalid value counts as not set. */
export function readListFilter(query: URLSearchParams): ListFilter {
  const filter: Partial<Record<ListWord, string>> = {}
  for (const word of filterWords) {
    const value = lastOf(query, word)
    if (value && courseFilter.shape[word].safeParse(value).success) filter[word] = value
  }
  // The contract has validated each parameter.
  return filter as ListFilter
}

export function readListPage(query: URLSearchParams): number {
  const page = Number(lastOf(query, 'page'))
  return Number.isInteger(page) && page > 0 && page <= lastPage ? page : 1
}

/**
 * Returns the canonical query of the list: its relevant parameters in a fixed order and spelling.
 */
export function listQuery(query: URLSearchParams): string {
  const filter = readListFilter(query)
  const words = new URLSearchParams()
  for (const word of inOrder) {
    const value = filter[word]
    if (value === undefined) continue
    const read = String(courseFilter.shape[word].parse(value))
    const fact = filterFacts.find((name) => courseFacts[name].wire === word)
    words.set(word, fact ? choicesIn(fact, read).join(',') : read)
  }
  const page = readListPage(query)
  if (page > 1) words.set('page', String(page))
  return words.size > 0 ? `?${words.toString()}` : ''
}
