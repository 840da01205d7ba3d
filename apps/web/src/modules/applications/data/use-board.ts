import { useRouter, useSearch } from '@tanstack/react-router'
import { applicationGroups, type ApplicationGroup } from '@titian/contract'
import { useCallback } from 'react'
import { paths } from '../../../app/paths.ts'
import { applicationLinks } from '../../../parts/application-links.ts'

const wordOfPage = (page: number) => (page > 1 ? String(page) : undefined)
const wordOfGroup = (group: ApplicationGroup) => (group === 'all' ? undefined : group)

/** The group and the page in the address, and functions that change them. */
export function useBoard() {
  const router = useRouter()
  const words = useSearch({ from: paths.applications })
  const group = applicationGroups.find((one) => one === words.group) ?? 'all'
  const page = Math.max(1, Math.trunc(Number(words.page)) || 1)
  const at = useCallback(
    (next: number) => applicationLinks.board({ group: wordOfGroup(group), page: wordOfPage(next) }),
    [group],
  )
  const go = useCallback(
    (next: number, keepPlace = false) =>
      void router.navigate({ ...at(next), replace: keepPlace, resetScroll: !keepPlace }),
    [router, at],
  )
  const choose = (next: string | null) => {
    const found = applicationGroups.find((one) => one === next)
    if (!found) return
    void router.navigate({
      ...applicationLinks.board({ group: wordOfGroup(found) }),
      replace: true,
      resetScroll: false,
    })
  }
  return {
    group,
    page,
    choose,
    turnTo: go,
    correct: useCallback((next: number) => go(next, true), [go]),
    hrefOf: (next: number) => router.buildLocation(at(next)).publicHref,
    more: { ...at(page + 1), keepPlace: true },
  }
}
