import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useDebouncedCallback } from '@mantine/hooks'
import { useLive } from '../live/use-live.ts'
import { useUnread } from '../messages/use-unread.ts'
import { useAppendedPages } from '../parts/use-existing-page.ts'
import { usePhoneLayout } from '../signed-in/device.ts'
import { useEffect, useRef } from 'react'
import { keyOf, pageOptions, pageSize, type Screen } from './message-screens.ts'

/** If several messages arrive within this many milliseconds, the list is loaded only once. */
const gather = 100

/**
 * CNT-106, CNT-107: updates the list when the live channel reports a new, replaced or withdrawn
 * message. Without a live channel, the list is updated when the number of unread messages has
 * risen.
 */
function useArrivals(screen: Screen): void {
  const client = useQueryClient()
  const unread = useUnread()
  const before = useRef<number | null>(null)
  const count = unread.known ? unread[screen] : null
  const askAnew = useDebouncedCallback(
    () => void client.invalidateQueries({ queryKey: keyOf(screen) }),
    gather,
  )
  useLive('messages', askAnew)
  useEffect(() => {
    const rose = before.current !== null && count !== null && count > before.current
    before.current = count
    if (rose) askAnew()
  }, [askAnew, count])
}

/**
 * Returns one page on a desktop, and all pages up to the requested one on a phone, where they are
 * shown one below the other (FRM-141).
 */
export function useMessageList(screen: Screen, page: number) {
  const phone = usePhoneLayout()
  useArrivals(screen)
  const appended = useAppendedPages(pageOptions(screen, 1), phone ? page : 1, pageSize)
  const pages = phone ? appended : [page]
  return useQueries({
    queries: pages.map((one) => ({ ...pageOptions(screen, one), staleTime: 0 })),
    combine: (results) => {
      const [first] = results
      const total = first?.data?.total ?? 0
      const listed = results.flatMap((result) => result.data?.list ?? [])
      return {
        /** The first answer contains the number of pages. */
        asked: { data: first?.data, isPlaceholderData: false },
        // If a message arrives between two requests, the last message of a page moves to the next
        // page, and both responses contain it.
        list: [...new Map(listed.map((message) => [message.sign, message])).values()],
        total,
        isPending: first?.isPending ?? false,
        isMore: results.some((result) => result.isPending) && !first?.isPending,
        hasMore: phone && page * pageSize < total,
        error: results.find((result) => result.error)?.error ?? null,
        retry: () =>
          results.forEach((result) => (result.error ? void result.refetch() : undefined)),
      }
    },
  })
}
