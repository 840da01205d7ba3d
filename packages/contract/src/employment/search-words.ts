import { degrees, natures, salaryBands, salaryCurrencies } from '../resume/rules.ts'
import { hasWords, postedWithinDays, searchTextMost } from './search-rules.ts'

/** JOB-087: the search parameters of the job search; a filter that is not set is absent. */
export interface PostFilter {
  content?: string
  /** The code of a country, a state or a city. */
  city?: string
  position?: string
  industry?: string
  nature?: '1' | '2' | '3'
  degree?: string
  salaryBand?: string
  currency?: (typeof salaryCurrencies)[number]
  remote?: '1'
  postedWithin?: string
  /** JOB-113: only posts whose requirements the signed-in person meets. */
  meets?: '1'
  sort?: 'newest' | 'match'
}

/** The number of posts on a page of results. */
export const foundPostsOfPage = 10

const oneOf =
  <Value extends string>(...values: readonly Value[]) =>
  (text: string) =>
    values.find((value) => value === text)
const someOf = (numbers: readonly number[]) =>
  oneOf(...numbers.filter((number) => number > 0).map(String))
const code = (text: string) => (/^[\w-]{1,40}$/.test(text) ? text : undefined)

const readers: { [Name in keyof PostFilter]-?: (text: string) => PostFilter[Name] } = {
  // The address keeps a text of any length, so that the field can explain why a text is not
  // searched.
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

export const postFilterWords = Object.keys(readers) as (keyof PostFilter)[]

/** Reads the search parameters, decoded once; unknown values are ignored. */
export function readPostFilter(
  said: Readonly<Partial<Record<keyof PostFilter, string | undefined>>>,
): PostFilter {
  const filter: Record<string, string> = {}
  for (const name of postFilterWords) {
    const text = said[name]
    const value = text === undefined ? undefined : readers[name](text)
    if (value !== undefined) filter[name] = value
  }
  return filter
}

/** Returns why a text cannot be searched. */
export function searchFaultOf(text: string): 'tooLong' | 'signsAlone' | undefined {
  const content = text.trim()
  if (content.length > searchTextMost) return 'tooLong'
  return content !== '' && !hasWords(content) ? 'signsAlone' : undefined
}

/** Returns the search for visitors, without the parts that depend on a person. */
export function visitorSearch({ meets: _, sort, ...filter }: PostFilter, page: number) {
  return { ...filter, ...(sort === 'newest' && { sort }), page, size: foundPostsOfPage }
}

/** Returns the filters without the order; a currency counts only with a salary. */
export function narrowing({ sort: _, currency, ...filter }: PostFilter): PostFilter {
  return filter.salaryBand && currency ? { ...filter, currency } : filter
}
