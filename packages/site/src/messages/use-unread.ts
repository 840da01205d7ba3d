import { messageReaderCalls, type UnreadNumber } from '@titian/contract'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { askKey } from '../calls/query-client.ts'
import { useAsk } from '../calls/use-ask.ts'
import { useLive } from '../live/use-live.ts'
import { useSession } from '../session/use-session.ts'

export interface Unread {
  course: number
  school: number
  system: number
  /** FRM-116: the sum of the unread messages of the three kinds. */
  total: number
  /** False for visitors, and false until the server has answered. */
  known: boolean
}

interface UnreadOptions {
  /** Requests the number again when this component mounts, as the learning area does (FRM-117). */
  onEntry?: boolean
}

const everyMinute = 60_000
const unreadKey = askKey(messageReaderCalls.unreadNumber, {})
/**
 * Several parts of a page react to the same message. Within these milliseconds they share one
 * request.
 */
const gather = 50
let timer: ReturnType<typeof setTimeout> | undefined

function askSoon(client: QueryClient): void {
  clearTimeout(timer)
  timer = setTimeout(() => void client.invalidateQueries({ queryKey: unreadKey }), gather)
}

/**
 * Replaces older numbers by the numbers that an action has returned. Requests that are still
 * running no longer count.
 */
export async function setUnread(client: QueryClient, numbers: UnreadNumber): Promise<void> {
  await client.cancelQueries({ queryKey: unreadKey })
  client.setQueryData(unreadKey, numbers)
}

export function unreadOf(numbers: UnreadNumber | undefined): Unread {
  const course = numbers?.courseMsgUnreadNum ?? 0
  const school = numbers?.schoolMsgUnreadNum ?? 0
  const system = numbers?.systemMsgUnreadNum ?? 0
  return { course, school, system, total: course + school + system, known: numbers !== undefined }
}

/**
 * CNT-028: the number of messages that the user has not read. It is requested after the sign-in,
 * every minute while the tab is visible, and after each message on the live channel, if there is
 * one (FRM-117, FRM-173). All callers share one response.
 */
export function useUnread({ onEntry = false }: UnreadOptions = {}): Unread {
  const client = useQueryClient()
  const signedIn = useSession().status === 'signedIn'
  const { data } = useAsk(
    messageReaderCalls.unreadNumber,
    {},
    {
      enabled: signedIn,
      quiet: true,
      refetchInterval: everyMinute,
      refetchOnWindowFocus: true,
      refetchOnMount: onEntry ? 'always' : true,
    },
  )
  useLive('messages', () => askSoon(client))
  return useMemo(() => unreadOf(signedIn ? data : undefined), [signedIn, data])
}
