import type { Message } from '@titian/contract'
import { IconChevronRight, IconPointFilled } from '@tabler/icons-react'
import { MessageArticle, SiteLink } from '@titian/site'
import { StatusBadge } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'

function From({ message: { courseId, courseName } }: { message: Message }) {
  if (!courseId || !courseName) return null
  return (
    <SiteLink className="link" {...linkTo.courseDetail(courseId)}>
      {courseName}
    </SiteLink>
  )
}

export function MessageItem({ message, isNew }: { message: Message; isNew: boolean }) {
  const { t } = useTranslation('messages')
  const { title, url, courseId } = message
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
      from={courseId ? <From message={message} /> : null}
      action={
        url ? (
          <SiteLink className="link" href={url} aria-label={t('openOf', { title })}>
            {t('open')}
            <IconChevronRight size={16} aria-hidden />
          </SiteLink>
        ) : null
      }
    />
  )
}
