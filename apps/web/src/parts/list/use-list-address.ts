import { useRouter } from '@tanstack/react-router'
import { link } from '@titian/site/link'
import { useCallback } from 'react'
import type { paths } from '../../app/paths.ts'

/** The paths of filtered lists. */
export type ListPath = (typeof paths)[
  | 'courseList'
  | 'tiktokShop'
  | 'masterCourses'
  | 'optionalCourses'
  | 'trainList'
  | 'jobSearch'
  | 'evaluations']

/** The filter and page in the address (CRS-008), with functions that change them. */
export function useListAddress<Filter extends object>(
  from: ListPath,
  { filter, page }: { filter: Filter; page: number },
) {
  const router = useRouter()
  const at = useCallback(
    (next: object, nextPage: number) =>
      link({
        to: from,
        search: { ...next, page: nextPage > 1 ? String(nextPage) : undefined },
      }),
    [from],
  )
  const go = useCallback(
    (next: object, nextPage: number, keepPlace = false) =>
      void router.navigate({
        ...at(next, nextPage),
        replace: keepPlace,
        resetScroll: !keepPlace,
      }),
    [router, at],
  )
  return {
    filter,
    page,
    /** Another filter starts at the first page. */
    change: useCallback((part: Filter) => go({ ...filter, ...part }, 1), [go, filter]),
    clear: useCallback(() => go({}, 1), [go]),
    hrefOf: (next: number) => router.buildLocation(at(filter, next)).publicHref,
    turnTo: useCallback((next: number) => go(filter, next), [go, filter]),
    /**
     * Replaces the history entry, so that going back does not lead to a page that does not exist.
     */
    correct: useCallback((next: number) => go(filter, next, true), [go, filter]),
    /** FRM-141: on a phone the address has the number of appended pages. */
    more: { ...at(filter, page + 1), keepPlace: true },
  }
}

export type ListAddress<Filter extends object> = ReturnType<typeof useListAddress<Filter>>
