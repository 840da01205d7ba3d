import { useRouterState } from '@tanstack/react-router'
import { IconBooks, IconChecklist, IconListDetails, IconPencil } from '@tabler/icons-react'
import { SiteLink } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../paths.ts'
import styles from './side-nav.module.css'

const places = [
  {
    key: 'courses',
    Icon: IconBooks,
    href: linkTo.teachingCenter(),
    below: /^\/(?:teachingCenter|newCourse|course\/)/,
  },
  {
    key: 'questionBank',
    Icon: IconListDetails,
    href: linkTo.questionBank(),
    below: /^\/(?:questionBank|newQuestion|question\/)/,
  },
  {
    key: 'examinations',
    Icon: IconPencil,
    href: linkTo.examinations(),
    below: /^\/(?:examination|newExamination)/,
  },
  { key: 'records', Icon: IconChecklist, href: linkTo.records(), below: /^\/record/ },
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
