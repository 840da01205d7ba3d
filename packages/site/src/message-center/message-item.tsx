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
  /** Whether the pages that messages lead to are of another site. */
  elsewhere: boolean
}

type WayProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; elsewhere: boolean }

/** The router of a staff site knows no page of the students' site. */
function Way({ elsewhere, href, ...others }: WayProps) {
  if (!elsewhere) return <SiteLink className="link" href={href} {...others} />
  return (
    <a className="link" href={href} {...others}>
      {others.children}
    </a>
  )
}

export function MessageItem({ message, isNew, elsewhere }: MessageItemProps) {
  const { t } = useTranslation('message-center')
  const { title, url, courseId, courseName } = message
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
        courseId && courseName ? (
          <Way elsewhere={elsewhere} href={`/courseDetail/${courseId}`}>
            {courseName}
          </Way>
        ) : null
      }
      action={
        url ? (
          <Way elsewhere={elsewhere} href={url} aria-label={t('openOf', { title })}>
            {t('open')}
            <IconChevronRight size={16} aria-hidden />
          </Way>
        ) : null
      }
    />
  )
}
