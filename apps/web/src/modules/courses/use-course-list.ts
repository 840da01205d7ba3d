import { courses } from '@titian/contract'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { askOptions, useAppendedPages, usePhoneLayout } from '@titian/site'
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

/** One page on a desktop, all pages up to the asked one on a phone (FRM-141). */
export function useCourseList(filter: ListFilter, page: number) {
  const phone = usePhoneLayout()
  const begin = askOptions(courses.courseList, listInput(filter, 1))
  const appended = useAppendedPages(begin, phone ? page : 1, pageSize)
  const pages = phone ? appended : [page]
  return useQueries({
    queries: pages.map((one) => ({
      ...askOptions(courses.courseList, listInput(filter, one)),
      // The cards stay until their successors are there; an added page has nothing to keep.
      placeholderData: phone && one > 1 ? undefined : keepPreviousData,
    })),
    combine: (results) => {
      const [first] = results
      const total = first?.data?.total ?? 0
      const shown = results.flatMap((result) => result.data?.list ?? [])
      return {
        /** The first answer, which tells how many pages there are. */
        asked: { data: first?.data, isPlaceholderData: first?.isPlaceholderData ?? false },
        courses: [...new Map(shown.map((course) => [course.sign, course])).values()],
        total,
        // Until the first page has come, and where it did not come, no number is known.
        known: first?.data !== undefined && !first.isPlaceholderData,
        isPending: first?.isPending ?? false,
        isStale: results.some((result) => result.isPlaceholderData),
        isMore: results.some((result) => result.isPending) && !first?.isPending,
        hasMore: phone && page * pageSize < total,
        error: results.find((result) => result.error)?.error ?? null,
        retry: () =>
          results.forEach((result) => (result.error ? void result.refetch() : undefined)),
      }
    },
  })
}
