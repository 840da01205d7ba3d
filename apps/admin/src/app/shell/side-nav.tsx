import { useRouterState } from '@tanstack/react-router'
import { IconClipboardCheck, IconUsers } from '@tabler/icons-react'
import { SiteLink } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../paths.ts'
import styles from './side-nav.module.css'

const places = [
  { key: 'reviews', Icon: IconClipboardCheck, href: linkTo.reviews(), below: /^\/review/ },
  { key: 'people', Icon: IconUsers, href: linkTo.people(), below: /^\/people/ },
] as const

export function SideNav({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTranslation('app')
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  return (
    <nav className={styles['nav']} aria-label={t('mainNav')}>
      {places.map(({ key, Icon, href, below }) => (
        <SiteLink
          key={key}
          href={href}
          className={styles['row']}
          data-here={below.test(pathname) || undefined}
          aria-current={below.test(pathname) ? 'page' : undefined}
          onClick={onFollow}
        >
          <Icon size={18} aria-hidden />
          {t(`nav.${key}`)}
        </SiteLink>
      ))}
    </nav>
  )
}
