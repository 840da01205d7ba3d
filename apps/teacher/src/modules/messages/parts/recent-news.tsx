import { Button } from '@mantine/core'
import { messages, messageTypes, type Message } from '@titian/contract'
import { SiteLink, useAsk } from '@titian/site'
import { addressOfMessages } from '@titian/site/staff'
import { StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { WorkCard, WorkRow } from '../../../parts/work-card.tsx'

const shown = 5
const newest = { page: 1, size: shown }
const options = { staleTime: 0 }
const screens = { 1: 'system', 2: 'course', 3: 'school' } as const

/** The newest messages of three kinds. */
function useNews() {
  const asked = [
    useAsk(messages.allSystemMessages, { msgType: messageTypes.system, ...newest }, options),
    useAsk(messages.allSystemMessages, { msgType: messageTypes.bulletin, ...newest }, options),
    useAsk(messages.allCourseMessages, newest, options),
  ]
  const found = asked.flatMap(({ data }) => data?.list ?? [])
  const list = found
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, shown)
  return {
    data: asked.every(({ data }) => data) ? { list, total: list.length } : undefined,
    error: asked.find(({ error }) => error)?.error ?? null,
    refetch: () => asked.forEach(({ refetch }) => void refetch()),
  }
}

/**
 * Opens the page to which a message links, or else the list of messages of its kind. For teachers
 * this list also has course notices.
 */
function Open({ message: { msgType, title, url } }: { message: Message }) {
  const { t } = useTranslation('messages')
  const named = { variant: 'default', 'aria-label': t('news.openOf', { title }) }
  const text = t('news.open')
  if (url && msgType !== messageTypes.course)
    return (
      <Button component="a" href={url} {...named}>
        {text}
      </Button>
    )
  const screen = screens[msgType as keyof typeof screens]
  return (
    <Button component={SiteLink} href={addressOfMessages(screen)} {...named}>
      {text}
    </Button>
  )
}

/** TCH-156: the newest messages and notices. */
export function RecentNews() {
  const { t } = useTranslation('messages')
  const asked = useNews()
  return (
    <WorkCard
      title={t('news.title')}
      none={t('news.none')}
      asked={asked}
      links={
        <SiteLink className="link" href={addressOfMessages()}>
          {t('news.all')}
        </SiteLink>
      }
    >
      {(message) => {
        const { sign, title, authorName, courseName, createdAt, isRead } = message
        return (
          <WorkRow
            key={sign}
            title={title}
            mark={isRead ? null : <StatusBadge tone="info">{t('news.fresh')}</StatusBadge>}
            facts={[courseName, authorName].filter((fact) => fact !== null)}
            since={createdAt}
            act={<Open message={message} />}
          />
        )
      }}
    </WorkCard>
  )
}
