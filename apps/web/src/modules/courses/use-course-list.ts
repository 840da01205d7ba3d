import { courses } from '@titian/contract'
import { useSearch } from '@tanstack/react-router'
import { askOptions, useAsk, useListPages } from '@titian/site'
import { useMemo } from 'react'
import { useListAddress, type ListPath } from '../../parts/list/use-list-address.ts'
import { listInput, pageSize, readFilter, type ListFilter } from './list-filter.ts'

/** FRM-027: the filter and the page in one of the list's addresses. */
export function useCourseAddress(from: Exclude<ListPath, '/train/index'>) {
  const search = useSearch({ from })
  const said = useMemo(() => readFilter(search), [search])
  return useListAddress(from, said)
}

/**
 * Returns the number of courses in the school. Each course has one kind, so this is the sum over
 * all kinds.
 */
export function useCourseCount(): number {
  const { data: kinds = [] } = useAsk(courses.courseKindList, {})
  return kinds.reduce((sum, kind) => sum + kind.courses, 0)
}

/** The courses that an address lists. */
export function useCourseList(filter: ListFilter, page: number) {
  return useListPages({
    page,
    size: pageSize,
    options: (one) => askOptions(courses.courseList, listInput(filter, one)),
    keyOf: ({ sign }) => sign,
  })
}
