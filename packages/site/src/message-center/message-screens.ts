import { messages, type Message } from '@titian/contract'
import { callKey } from '../calls/query-client.ts'
import { askOptions } from '../calls/use-ask.ts'
import type { Words } from '../routing/search.ts'
import type { QueryKey } from '@tanstack/react-query'

/**
 * CNT-019, CNT-022: the screens in their order. Course notices are loaded by a call of their own.
 */
export const screens = ['course', 'school', 'system'] as const
export type Screen = (typeof screens)[number]

/** CNT-022: the numbers that the calls use for the kinds of messages. */
const msgTypes = { school: 3, system: 1 } as const

/** CNT-026: messages per page. */
export const pageSize = 5

export interface MessagePage {
  list: Message[]
  total: number
}

/** The screen and its page number, as the address states them. */
export interface ScreenWords {
  tab?: Screen
  page?: string
}

export const screenOf = (text: string | null | undefined): Screen =>
  screens.find((name) => name === text) ?? 'course'

export function readScreen(search: Words<ScreenWords>): { screen: Screen; page: number } {
  const screen = screenOf(search.tab)
  const page = Math.trunc(Number(search.page))
  return { screen, page: page > 1 ? Math.min(page, 1000) : 1 }
}

/** CNT-023, CNT-024: the query of one page of a screen. */
export function pageOptions(screen: Screen, page: number) {
  const window = { page, size: pageSize }
  if (screen === 'course') return askOptions(messages.allCourseMessages, window)
  return askOptions(messages.allSystemMessages, { msgType: msgTypes[screen], ...window })
}

/** The keys under which the cache has all pages of a screen. */
export function keyOf(screen: Screen): QueryKey {
  return callKey(screen === 'course' ? messages.allCourseMessages : messages.allSystemMessages)
}
