import {
  degrees,
  type employment,
  hasWords,
  type InputOf,
  natures,
  postedWithinDays,
  salaryBands,
  salaryCurrencies,
  searchTextMost,
  type skills,
} from '@titian/contract'
import type { Words } from '@titian/site'
import type { JobFilter } from '../../../parts/job-links.ts'

export const pageSize = 10

const oneOf =
  <Value extends string>(...values: readonly Value[]) =>
  (text: string) =>
    values.find((value) => value === text)
const someOf = (numbers: readonly number[]) =>
  oneOf(...numbers.filter((number) => number > 0).map(String))
const code = (text: string) => (/^[\w-]{1,40}$/.test(text) ? text : undefined)

const readers: { [Name in keyof JobFilter]-?: (text: string) => JobFilter[Name] } = {
  // However long it is: beside the field it says why it is not searched for.
  content: (text) => text.trim() || undefined,
  city: code,
  position: code,
  industry: code,
  nature: oneOf(...natures.map((nature) => `${nature}` as const)),
  degree: someOf(degrees),
  salaryBand: someOf([...salaryBands.keys()]),
  currency: oneOf(...salaryCurrencies),
  remote: oneOf('1'),
  postedWithin: someOf(postedWithinDays),
  meets: oneOf('1'),
  sort: oneOf('newest', 'match'),
}

const filterNames = Object.keys(readers) as (keyof JobFilter)[]

/** Reads the address, whose `content` the router has decoded once; a value that means nothing counts as not set. */
export function readJobFilter(search: Words<JobFilter & { page?: string }>): {
  filter: JobFilter
  page: number
} {
  const filter: Record<string, string> = {}
  for (const name of filterNames) {
    const text = search[name]
    const value = text === undefined ? undefined : readers[name](text)
    if (value !== undefined) filter[name] = value
  }
  const page = Number(search.page)
  return { filter, page: Number.isInteger(page) && page > 0 ? page : 1 }
}

/** Whether the person who is signed in has a part in what is found (JOB-113, JOB-114). */
export const isOfPerson = ({ meets, sort }: JobFilter): boolean => meets === '1' || sort === 'match'

/** The search as every visitor has it. */
export function searchInput(
  { meets: _, sort, ...filter }: JobFilter,
  page: number,
): InputOf<typeof employment.searchPost> {
  return { ...filter, ...(sort === 'newest' && { sort }), page, size: pageSize }
}

/** The search of the person. */
export const matchingInput = (
  { sort, ...filter }: JobFilter,
  page: number,
): InputOf<typeof skills.searchMatching> => ({
  ...filter,
  sort: sort ?? 'relevance',
  page,
  size: pageSize,
})

/** Why a text is not searched for. */
export function faultOf(text: string): 'tooLong' | 'signsAlone' | undefined {
  const content = text.trim()
  if (content.length > searchTextMost) return 'tooLong'
  return content !== '' && !hasWords(content) ? 'signsAlone' : undefined
}

/** The parts of a filter that narrow the list; a currency does so with a salary alone. */
export function narrowing({ sort: _, currency, ...filter }: JobFilter): JobFilter {
  return filter.salaryBand && currency ? { ...filter, currency } : filter
}
