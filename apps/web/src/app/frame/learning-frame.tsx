import { Box, Stack } from '@mantine/core'
import { useRouterState } from '@tanstack/react-router'
import {
  LearningGate,
  RequireSession,
  SiteLink,
  UnreadBadge,
  useSession,
  useUnread,
} from '@titian/site'
import { Face, PageWidth } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ownIcon } from '../own/own-icons.ts'
import { useOwnEntries } from '../own/use-own-entries.ts'
import { pages } from '../paths.ts'
import styles from './learning-frame.module.css'

function Who() {
  const { t } = useTranslation('app')
  const { user, display } = useSession()
  const name = display?.name ?? ''
  return (
    <div className={styles['who']}>
      <Face name={name || '·'} src={display?.photo} size={44} />
      <Stack gap={0} miw={0} lh={1.4}>
        <Box component="b" className="clip" fz="sm">
          {name}
        </Box>
        {user ? (
          <Box component="span" c="dimmed" fz="xs">
            {t(`roles.${user._roleName}`, { defaultValue: '' })}
          </Box>
        ) : null}
      </Stack>
    </div>
  )
}

/**
 * The learning area: on a desktop its pages are listed in a side bar; on a phone they are in the
 * menu.
 */
export function LearningFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('app')
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const unread = useUnread({ onEntry: true })
  const shown = useOwnEntries('side')
  return (
    <PageWidth className={styles['layout']}>
      <aside className={styles['side']}>
        <Who />
        <nav aria-label={t('learningArea')}>
          {shown.map(({ page, href }) => {
            const Icon = ownIcon(page)
            return (
              <SiteLink
                key={href}
                href={href}
                className={styles['entry']}
                aria-current={pathname === href ? 'page' : undefined}
              >
                <Icon size={20} aria-hidden />
                <span>{t(`pages.${page.title}`)}</span>
                {page === pages.message ? <UnreadBadge count={unread.total} /> : null}
              </SiteLink>
            )
          })}
        </nav>
      </aside>
      <Box miw={0}>
        <RequireSession>
          <LearningGate>{children}</LearningGate>
        </RequireSession>
      </Box>
    </PageWidth>
  )
}
