import { foundPostsOfPage, type InputOf, readPostFilter, type skills } from '@titian/contract'
import type { Words } from '@titian/site'
import type { JobFilter } from '../../../parts/job-links.ts'

/** Reads the filter from the address. The router has already decoded `content` once. */
export function readJobFilter(search: Words<JobFilter & { page?: string }>): {
  filter: JobFilter
  page: number
} {
  const page = Number(search.page)
  return {
    filter: readPostFilter(search),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** Whether the results depend on the signed-in person (JOB-113, JOB-114). */
export const isOfPerson = ({ meets, sort }: JobFilter): boolean => meets === '1' || sort === 'match'

/** Returns the input of the search that depends on the person. */
export const matchingInput = (
  { sort, ...filter }: JobFilter,
  page: number,
): InputOf<typeof skills.searchMatching> => ({
  ...filter,
  sort: sort ?? 'relevance',
  page,
  size: foundPostsOfPage,
})
