import { courses } from '@titian/contract'
import { useRouter, useSearch } from '@tanstack/react-router'
import { askOptions, useListPages } from '@titian/site'
import { useCallback, useMemo } from 'react'
import type { paths } from '../../app/paths.ts'
import { listInput, pageSize, readFilter, type ListFilter } from './list-filter.ts'

/** FRM-027: the addresses under which the list stands. */
export type ListPath = (typeof paths)[
  | 'courseList'
  | 'tiktokShop'
  | 'masterCourses'
  | 'optionalCourses']

const wordsOf = (filter: ListFilter, page: number) => ({
  ...filter,
  page: page > 1 ? String(page) : undefined,
})

/** The list as its address says (CRS-008), and the ways to change that address. */
export function useListAddress(from: ListPath) {
  const router = useRouter()
  const search = useSearch({ from })
  const { filter, page } = useMemo(() => readFilter(search), [search])
  const go = useCallback(
    (next: ListFilter, nextPage: number, keepPlace = false) => {
      const search = wordsOf(next, nextPage)
      void router.navigate({ to: from, search, replace: keepPlace, resetScroll: !keepPlace })
    },
    [router, from],
  )
  return {
    filter,
    page,
    /** Every new filter begins again with the first page. */
    change: useCallback((part: ListFilter) => go({ ...filter, ...part }, 1), [go, filter]),
    clear: useCallback(() => go({}, 1), [go]),
    hrefOf: (next: number) =>
      router.buildLocation({ to: from, search: wordsOf(filter, next) }).publicHref,
    turnTo: useCallback((next: number) => go(filter, next), [go, filter]),
    /** The way back must not lead to a page that does not exist. */
    correct: useCallback((next: number) => go(filter, next, true), [go, filter]),
    /** FRM-141: on a phone the address counts the pages that stand below each other. */
    more: { to: from, search: wordsOf(filter, page + 1), keepPlace: true },
  }
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
