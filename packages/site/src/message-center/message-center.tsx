import { Button, Tabs } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { messages } from '@titian/contract'
import { SectionHead, toast } from '@titian/ui'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { UnreadBadge } from '../messages/unread-badge.tsx'
import { useAct } from '../calls/use-act.ts'
import { setUnread, useUnread } from '../messages/use-unread.ts'
import { useSession } from '../session/use-session.ts'
import { usePageTitle } from '../routing/page-title.ts'
import type { Words } from '../routing/search.ts'
import styles from './message-center.module.css'
import { MessageList } from './message-list.tsx'
import {
  keyOf,
  readScreen,
  screenOf,
  screens,
  type Screen,
  type ScreenWords,
} from './message-screens.ts'
import { useReading } from './use-reading.ts'

interface MessageCenterProps {
  /** The path of the page that shows the message center, and its search parameters. */
  path: string
  search: Words<ScreenWords>
  /** Whether messages lead to pages of another site. */
  elsewhere?: boolean
}

/**
 * The address contains the screen and the page number. A phone shows all pages up to this number,
 * one below the other.
 */
function useAddress({ path, search }: MessageCenterProps) {
  const router = useRouter()
  const { screen, page } = useMemo(() => readScreen(search), [search])
  const go = useCallback(
    (next: Screen, nextPage: number, keepPlace: boolean) => {
      const words = {
        tab: next === 'course' ? undefined : next,
        page: nextPage > 1 ? String(nextPage) : undefined,
      }
      void router.navigate({ to: path, search: words, replace: true, resetScroll: !keepPlace })
    },
    [path, router],
  )
  return {
    screen,
    page,
    show: useCallback((next: string | null) => go(screenOf(next), 1, true), [go]),
    turnTo: useCallback((next: number) => go(screen, next, false), [go, screen]),
    append: useCallback(() => go(screen, page + 1, true), [go, page, screen]),
  }
}

/** CNT-108: marks all messages as read, also messages that no page has listed. */
function MarkAll() {
  const { t } = useTranslation('message-center')
  const { user } = useSession()
  const client = useQueryClient()
  const mark = useAct(messages.markAllRead, {
    refresh: screens.map(keyOf),
    onDone: (numbers) => {
      toast.success(t('markedAll'))
      return setUnread(client, numbers)
    },
  })
  if (!user || user.impersonation) return null
  return (
    <Button
      variant="default"
      leftSection={<IconChecks size={18} aria-hidden />}
      loading={mark.isPending}
      onClick={() => mark.mutate({})}
    >
      {t('markAll')}
    </Button>
  )
}

/** CNT-019: the messages of a person's courses, of the school and of the system. */
export function MessageCenter(props: MessageCenterProps) {
  const { t } = useTranslation('message-center')
  const { screen, page, show, turnTo, append } = useAddress(props)
  const unread = useUnread()
  const reading = useReading()
  const tabs = useRef<HTMLDivElement>(null)
  usePageTitle(t('title'))
  useEffect(() => {
    // On a narrow phone, the selected tab may be outside of the visible part.
    const chosen = tabs.current?.querySelector<HTMLElement>('[data-active]')
    if (chosen && tabs.current)
      tabs.current.scrollLeft = chosen.offsetLeft - tabs.current.clientWidth / 3
  }, [screen])
  return (
    <>
      <SectionHead level={1} title={t('title')} more={unread.total > 0 ? <MarkAll /> : null} />
      <Tabs
        value={screen}
        onChange={show}
        keepMounted={false}
        classNames={{ list: styles['tabs'], tab: styles['tab'], panel: styles['panel'] }}
      >
        <Tabs.List ref={tabs} aria-label={t('tabs')}>
          {screens.map((name) => (
            <Tabs.Tab
              key={name}
              value={name}
              rightSection={unread[name] > 0 ? <UnreadBadge count={unread[name]} /> : null}
            >
              {t(`tab.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {screens.map((name) => (
          <Tabs.Panel key={name} value={name}>
            <MessageList
              screen={name}
              page={page}
              reading={reading}
              elsewhere={props.elsewhere ?? false}
              onPage={turnTo}
              onMore={append}
            />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  )
}
