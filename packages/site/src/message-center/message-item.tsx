import { Group } from '@mantine/core'
import type { Message } from '@titian/contract'
import { IconChevronRight, IconPointFilled } from '@tabler/icons-react'
import { StatusBadge } from '@titian/ui'
import type { AnchorHTMLAttributes } from 'react'
import { useTranslation } from 'react-i18next'
import { MessageArticle } from '../messages/message-article.tsx'
import { SiteLink } from '../routing/site-link.tsx'

interface MessageItemProps {
  message: Message
  isNew: boolean
  /** Whether messages lead to pages of another site. */
  elsewhere: boolean
}

type NoticeLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string
  elsewhere: boolean
}

const staffSite = '/teacher/'

/**
 * Renders a plain link if the page belongs to another site. A router knows only the pages of its
 * own site.
 */
function NoticeLink({ elsewhere, href, ...others }: NoticeLinkProps) {
  if (!elsewhere && !href.startsWith(staffSite))
    return <SiteLink className="link" href={href} {...others} />
  return (
    <a className="link" href={href} {...others}>
      {others.children}
    </a>
  )
}

export function MessageItem({ message, isNew, elsewhere }: MessageItemProps) {
  const { t } = useTranslation('message-center')
  const { title, url, courseName, times } = message
  const place = courseName ? url : null
  return (
    <MessageArticle
      message={message}
      mark={
        isNew ? (
          <StatusBadge tone="brand" icon={<IconPointFilled size={14} aria-hidden />}>
            {t('new')}
          </StatusBadge>
        ) : null
      }
      from={
        place || times > 1 ? (
          <Group gap="xs">
            {place ? (
              <NoticeLink elsewhere={elsewhere} href={place}>
                {courseName}
              </NoticeLink>
            ) : null}
            {times > 1 ? <span className="muted num">{t('times', { count: times })}</span> : null}
          </Group>
        ) : null
      }
      action={
        url && !courseName ? (
          <NoticeLink elsewhere={elsewhere} href={url} aria-label={t('openOf', { title })}>
            {t('open')}
            <IconChevronRight size={16} aria-hidden />
          </NoticeLink>
        ) : null
      }
    />
  )
}
