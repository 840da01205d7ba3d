import { IconBell } from '@tabler/icons-react'
import { SiteLink, UnreadBadge, useUnread } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../paths.ts'
import styles from './icon.module.css'

/** The link to the messages with the number of new ones. */
export function MessageBell() {
  const { t } = useTranslation('app')
  const { total } = useUnread()
  return (
    <SiteLink {...linkTo.message()} className={styles['icon']} title={t('messages')}>
      <IconBell size={20} aria-hidden />
      <span className="visually-hidden">{t('messages')}</span>
      <UnreadBadge count={total} corner />
    </SiteLink>
  )
}
