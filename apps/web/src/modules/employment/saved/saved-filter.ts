import type { SavedSearch } from '@titian/contract'
import type { JobFilter } from '../../../parts/job-links.ts'
import { readJobFilter } from '../search/job-filter.ts'

/** The address of a saved search; what it does not narrow is absent. */
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

/** Whether both ask for the same (JOB-110). */
export const isSame = (one: JobFilter, other: JobFilter): boolean => keyOf(one) === keyOf(other)
