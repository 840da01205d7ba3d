import type { SavedSearch } from '@titian/contract'
import type { JobFilter } from '../../../parts/job-links.ts'
import { readJobFilter } from '../search/job-filter.ts'

/** Returns the filter of a saved search, without criteria that are not set. */
export function filterOf({ search }: Pick<SavedSearch, 'search'>): JobFilter {
  const words = Object.entries(search).map(([name, value]) => [name, value ? String(value) : ''])
  const { filter } = readJobFilter(Object.fromEntries(words) as Record<string, string>)
  const { currency, ...others } = filter
  return filter.salaryBand && currency ? filter : others
}

const keyOf = ({ content = '', ...filter }: JobFilter) =>
  JSON.stringify([
    content.replaceAll(/\s+/g, ' ').toLowerCase(),
    ...Object.entries(filter).toSorted(([one], [other]) => one.localeCompare(other)),
  ])

/** Returns whether two filters are the same search (JOB-110). */
export const isSame = (one: JobFilter, other: JobFilter): boolean => keyOf(one) === keyOf(other)
