import type { employment, ParsedOf } from '@titian/contract'
import { rootsOf } from './malay.ts'
import { anyPost, filterTerm } from './terms.ts'
import { wordsWanted } from './words.ts'

/** Further words are ignored, so that a long pasted text costs no more than a sentence. */
export const groupsMost = 24

/** A post must have at least one term of every group. */
export interface Group {
  terms: string[]
  /** The word in the search text; a filter has none. */
  word?: string
}

type SearchRequest = ParsedOf<typeof employment.searchPost>
export type Filters = Omit<SearchRequest, 'content' | 'page' | 'size' | 'sort' | 'currency'> & {
  currency: string
}

const one = (name: string, value: string | number): Group => ({ terms: [filterTerm(name, value)] })

/** Adds the currency of the school if the filters have none, to compare salaries. */
export const filtersOf = <Said extends Omit<Filters, 'currency'>>(
  { currency, ...said }: Said & { currency?: string | undefined },
  school: { currency: string },
): Filters => ({ ...said, currency: currency ?? school.currency })

/** JOB-075: a post for internship and full-time matches a filter for either of them. */
const naturesOf = (nature: number) => (nature === 3 ? [3] : [nature, 3])

/** Returns the groups of all filters except the salary. */
export function filterGroups(filters: Filters): Group[] {
  const { city, industry, position, nature, degree, remote } = filters
  const degrees = Array.from({ length: degree + 1 }, (_, index) => filterTerm('degree', index))
  return [
    ...(city ? [one('city', city)] : []),
    ...(industry ? [one('industry', industry)] : []),
    ...(position ? [one('position', position)] : []),
    ...(nature ? [{ terms: naturesOf(nature).map((number) => filterTerm('nature', number)) }] : []),
    ...(degree > 0 && degree < 7 ? [{ terms: degrees }] : []),
    ...(remote ? [one('remote', 1)] : []),
  ]
}

export const salaryGroup = ({ salaryBand, currency }: Filters): Group[] =>
  salaryBand ? [one(`salary-${currency}`, salaryBand)] : []

/**
 * Returns the groups of the words; undefined if the text has only punctuation, which no post
 * contains.
 */
export function wordGroups(content: string): Group[] | undefined {
  const words = wordsWanted(content).slice(0, groupsMost)
  if (content !== '' && words.length === 0) return undefined
  return words.map((word) => ({ word, terms: rootsOf(word) }))
}

export const everyPost: Group = { terms: [anyPost] }
