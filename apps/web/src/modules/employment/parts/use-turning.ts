import { useRouter } from '@tanstack/react-router'
import type { LinkTarget } from '@titian/site'
import { useCallback } from 'react'

/** Reads the page number of an address. */
export function pageIn(said: string | undefined): number {
  const page = Number(said)
  return Number.isInteger(page) && page > 0 ? page : 1
}
export const wordOfPage = (page: number) => (page > 1 ? String(page) : undefined)

type Target = LinkTarget & { to: string }

/**
 * Returns the links between the pages of a list. The address of such a list contains only the page.
 */
export function useTurning(page: number, at: (page: number) => Target) {
  const router = useRouter()
  const go = useCallback(
    (next: number, keepPlace = false) =>
      void router.navigate({ ...at(next), replace: keepPlace, resetScroll: !keepPlace }),
    [router, at],
  )
  return {
    page,
    turnTo: go,
    correct: useCallback((next: number) => go(next, true), [go]),
    hrefOf: (next: number) => router.buildLocation(at(next)).publicHref,
    more: { ...at(page + 1), keepPlace: true },
  }
}
