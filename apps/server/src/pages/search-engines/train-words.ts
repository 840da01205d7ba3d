import { trainFilter, type InputOf, type training } from '@titian/contract'
import { readListPage } from './list-words.ts'

type TrainWord = keyof typeof trainFilter.shape
type Filter = Pick<InputOf<typeof training.trainList>, TrainWord>

const filterWords = Object.keys(trainFilter.shape) as TrainWord[]

/** The query parameters of the list of trainings. */
export const trainWords: readonly string[] = [...filterWords, 'page']

/** Returns the filters of an address; an invalid value counts as not set. */
export function readTrainFilter(query: URLSearchParams): Filter {
  const filter: Partial<Record<TrainWord, string>> = {}
  for (const word of filterWords) {
    const value = query.getAll(word).at(-1)
    if (value && trainFilter.shape[word].safeParse(value).success) filter[word] = value
  }
  // The contract has validated each parameter.
  return filter as Filter
}

/** Returns the canonical query of the list of trainings; a search text is left out. */
export function trainQuery(query: URLSearchParams): string {
  const { state, isFree } = readTrainFilter(query)
  const words = new URLSearchParams()
  if (state !== undefined) words.set('state', state)
  if (isFree !== undefined) words.set('isFree', String(isFree))
  const page = readListPage(query)
  if (page > 1) words.set('page', String(page))
  return words.size > 0 ? `?${words.toString()}` : ''
}
