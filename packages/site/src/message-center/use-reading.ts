import { messages, type Message } from '@titian/contract'
import { useDocumentVisibility } from '@mantine/hooks'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { ask } from '../calls/call-server.ts'
import { setUnread } from '../messages/use-unread.ts'
import { useSession } from '../session/use-session.ts'
import { useCallback, useRef, useState } from 'react'
import { keyOf, screens, type MessagePage } from './message-screens.ts'

/**
 * Marks the messages as read in the lists that are loaded, because a list that is soon opened again
 * is not loaded again.
 */
function noteInLists(client: QueryClient, read: ReadonlySet<string>): void {
  for (const screen of screens)
    client.setQueriesData<MessagePage>({ queryKey: keyOf(screen) }, (page) =>
      page
        ? {
            ...page,
            list: page.list.map((message) =>
              read.has(message.sign) ? { ...message, isRead: true } : message,
            ),
          }
        : page,
    )
}

export interface Reading {
  /** CNT-029: marks the listed messages of a screen as read. */
  list: (shown: readonly Message[]) => void
  /** Messages that were just read look unread until the user leaves the screen. */
  isNew: (message: Message) => boolean
}

export function useReading(): Reading {
  const client = useQueryClient()
  const { user } = useSession()
  const isSeen = useDocumentVisibility() !== 'hidden'
  const asked = useRef(new Set<string>())
  const [justRead, setJustRead] = useState<ReadonlySet<string>>(new Set())
  // When staff act as a student, nothing is marked as read for the student (ACC-241).
  const mayRead = user !== null && !user.impersonation && isSeen
  const list = useCallback(
    (shown: readonly Message[]) => {
      const signs = shown
        .filter(({ isRead, sign }) => !isRead && !asked.current.has(sign))
        .map(({ sign }) => sign)
      if (!mayRead || signs.length === 0) return
      signs.forEach((sign) => asked.current.add(sign))
      ask(messages.markRead, { signs }, { quiet: true }).then(
        async (numbers) => {
          setJustRead((before) => new Set([...before, ...signs]))
          noteInLists(client, new Set(signs))
          await setUnread(client, numbers)
        },
        // Marking as read failed. The next visit of the list tries again.
        () => signs.forEach((sign) => asked.current.delete(sign)),
      )
    },
    [client, mayRead],
  )
  const isNew = useCallback(
    ({ isRead, sign }: Message) => !isRead || justRead.has(sign),
    [justRead],
  )
  return { list, isNew }
}
