import { trainFilter, type InputOf, type training } from '@titian/contract'
import { readListPage } from './list-words.ts'

type TrainWord = keyof typeof trainFilter.shape
type Filter = Pick<InputOf<typeof training.trainList>, TrainWord>

const filterWords = Object.keys(trainFilter.shape) as TrainWord[]

/** What the list of trainings reads of its address. */
export const trainWords: readonly string[] = [...filterWords, 'page']

/** The filters of an address; a value that means nothing counts as not set. */
export function readTrainFilter(query: URLSearchParams): Filter {
  const filter: Partial<Record<TrainWord, string>> = {}
  for (const word of filterWords) {
    const value = query.getAll(word).at(-1)
    if (value && trainFilter.shape[word].safeParse(value).success) filter[word] = value
  }
  // Each word was read by the contract.
  return filter as Filter
}

/** The words that make another page of the list, in one order; what somebody searched for makes none. */
export function trainQuery(query: URLSearchParams): string {
  const { state, isFree } = readTrainFilter(query)
  const words = new URLSearchParams()
  if (state !== undefined) words.set('state', state)
  if (isFree !== undefined) words.set('isFree', String(isFree))
  const page = readListPage(query)
  if (page > 1) words.set('page', String(page))
  return words.size > 0 ? `?${words.toString()}` : ''
}
