import { useSearch } from '@tanstack/react-router'
import {
  type CallFor,
  employment,
  foundPostsOfPage,
  type PostCard,
  type PostsFound,
  salaryCurrencies,
  skills,
  visitorSearch,
} from '@titian/contract'
import { askOptions, useListPages, useSchool, useSession } from '@titian/site'
import { useMemo } from 'react'
import { paths } from '../../../app/paths.ts'
import type { JobFilter } from '../../../parts/job-links.ts'
import { useListAddress } from '../../../parts/list/use-list-address.ts'
import { isOfPerson, matchingInput, readJobFilter } from './job-filter.ts'

/** JOB-087: the search parameters of the address. */
export function useJobAddress() {
  const search = useSearch({ from: paths.jobSearch })
  const said = useMemo(() => readJobFilter(search), [search])
  return useListAddress(paths.jobSearch, said)
}
export type JobAddress = ReturnType<typeof useJobAddress>

/** The response of the public search, with the additional fields of a personal search. */
export interface FoundPosts extends Omit<PostsFound, 'list'> {
  list: (PostCard & { score?: number | null })[]
  isResumeEnough?: boolean
}

/** Loads the posts for the address. The response also counts the results of each further choice. */
export function useJobSearch({ filter, page }: JobAddress) {
  const { status } = useSession()
  const isOwn = status !== 'visitor' && isOfPerson(filter)
  return useListPages<FoundPosts>({
    page,
    size: foundPostsOfPage,
    options: (one) =>
      isOwn
        ? askOptions<CallFor<FoundPosts>>(skills.searchMatching, matchingInput(filter, one))
        : askOptions<CallFor<FoundPosts>>(employment.searchPost, visitorSearch(filter, one)),
    keyOf: ({ positionId }) => positionId,
  })
}

/** Returns the currency in which salaries are compared. */
export function useSearchCurrency(filter: JobFilter) {
  const { initial } = useSchool()
  const ofSchool = salaryCurrencies.find((currency) => currency === initial?.currency)
  return filter.currency ?? ofSchool ?? salaryCurrencies[0]
}
