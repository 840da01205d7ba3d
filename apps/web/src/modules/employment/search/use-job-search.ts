import { useSearch } from '@tanstack/react-router'
import { employment, salaryCurrencies } from '@titian/contract'
import { askOptions, useListPages, useSchool } from '@titian/site'
import { useMemo } from 'react'
import { paths } from '../../../app/paths.ts'
import type { JobFilter } from '../../../parts/job-links.ts'
import { useListAddress } from '../../../parts/list/use-list-address.ts'
import { pageSize, readJobFilter, searchInput } from './job-filter.ts'

/** JOB-087: the search as the address says it. */
export function useJobAddress() {
  const search = useSearch({ from: paths.jobSearch })
  const said = useMemo(() => readJobFilter(search), [search])
  return useListAddress(paths.jobSearch, said)
}
export type JobAddress = ReturnType<typeof useJobAddress>

/** The posts of the address; the answer also says what each further choice would leave. */
export function useJobSearch({ filter, page }: JobAddress) {
  return useListPages({
    page,
    size: pageSize,
    options: (one) => askOptions(employment.searchPost, searchInput(filter, one)),
    keyOf: ({ positionId }) => positionId,
  })
}

/** The currency that salaries are compared in. */
export function useSearchCurrency(filter: JobFilter) {
  const { initial } = useSchool()
  const ofSchool = salaryCurrencies.find((currency) => currency === initial?.currency)
  return filter.currency ?? ofSchool ?? salaryCurrencies[0]
}
