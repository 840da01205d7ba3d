import { useRouterState } from '@tanstack/react-router'
import { RequireSession, SiteLink, useSession } from '@titian/site'
import { Face, PageWidth } from '@titian/ui'
import { IconBook2, IconLayoutDashboard } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { LearningGate } from './learning-gate.tsx'
import styles from './learning-layout.module.css'

const entries = [
  { href: linkTo.learningCenter(), label: 'center.title', Icon: IconLayoutDashboard },
  { href: linkTo.learningCourses(), label: 'courses.title', Icon: IconBook2 },
] as const

function Who() {
  const { t } = useTranslation('study')
  const { user, display } = useSession()
  const name = display?.name ?? ''
  return (
    <div className={styles['who']}>
      <Face name={name || '·'} src={display?.photo} size={44} />
      <div className={styles['name']}>
        <b className="clip">{name}</b>
        {user ? (
          <span className="meta">{t(`roles.${user._roleName}`, { defaultValue: '' })}</span>
        ) : null}
      </div>
    </div>
  )
}

/** The learning area: on a desktop its pages stand in a list at the side; a phone has them in its menu. */
export function LearningLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('study')
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  return (
    <PageWidth className={styles['layout']}>
      <aside className={styles['side']}>
        <Who />
        <nav aria-label={t('area')}>
          {entries.map(({ href, label, Icon }) => (
            <SiteLink
              key={href}
              href={href}
              className={styles['entry']}
              aria-current={pathname === href ? 'page' : undefined}
            >
              <Icon size={20} aria-hidden />
              {t(label)}
            </SiteLink>
          ))}
        </nav>
      </aside>
      <div className={styles['content']}>
        <RequireSession>
          <LearningGate>{children}</LearningGate>
        </RequireSession>
      </div>
    </PageWidth>
  )
}
