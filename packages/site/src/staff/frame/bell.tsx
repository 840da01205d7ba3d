import { ActionIcon } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { UnreadBadge } from '../../messages/unread-badge.tsx'
import { useUnread } from '../../messages/use-unread.ts'
import { SiteLink } from '../../routing/site-link.tsx'
import { linkToMessages } from '../staff-paths.ts'

/** TCH-131: the messages of the user; the button opens the tab with unread messages. */
export function Bell() {
  const { t } = useTranslation('staff')
  const { system, school, course, total } = useUnread()
  const tab =
    system > 0 || total === 0 ? 'system' : school > 0 || course === 0 ? 'school' : undefined
  return (
    <ActionIcon
      component={SiteLink}
      {...linkToMessages(tab)}
      pos="relative"
      size={44}
      aria-label={t('messages', { count: total })}
    >
      <IconBell size={22} aria-hidden />
      <UnreadBadge count={total} corner />
    </ActionIcon>
  )
}
