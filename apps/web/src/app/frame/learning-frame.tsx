import { Box, Stack } from '@mantine/core'
import { useRouterState } from '@tanstack/react-router'
import {
  IconArticle,
  IconBell,
  IconBook2,
  IconBriefcase,
  IconCalendar,
  IconCertificate,
  IconChalkboard,
  IconChartBar,
  IconFileCv,
  IconFiles,
  IconHeart,
  IconLayoutDashboard,
  IconShare,
  IconSchool,
  IconUserCircle,
  type IconProps,
} from '@tabler/icons-react'
import { isStaff, isTeaching } from '@titian/contract'
import {
  LearningGate,
  RequireSession,
  SiteLink,
  UnreadBadge,
  useSession,
  useUnread,
} from '@titian/site'
import { Face, PageWidth } from '@titian/ui'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { pages, type PageFacts } from '../paths.ts'
import styles from './learning-frame.module.css'

/** `teaching`: for teachers and staff alone (CRS-083, CRS-084); `staff`: for staff (FRM-065). */
const entries = [
  { page: pages.learningCenter, Icon: IconLayoutDashboard },
  { page: pages.learningCourses, Icon: IconBook2 },
  { page: pages.myTraining, Icon: IconCertificate },
  { page: pages.curriculum, Icon: IconCalendar },
  { page: pages.analysis, Icon: IconChartBar },
  { page: pages.wallet, Icon: IconCertificate },
  { page: pages.myTeaching, Icon: IconChalkboard, teaching: true },
  { page: pages.teacherStudy, Icon: IconSchool, teaching: true },
  { page: pages.regulate, Icon: IconChartBar, staff: true },
  { page: pages.articleManagement, Icon: IconArticle, teaching: true },
  { page: pages.message, Icon: IconBell },
  { page: pages.historyCollect, Icon: IconHeart },
  { page: pages.sharingCourses, Icon: IconShare },
  { page: pages.resume, Icon: IconFileCv },
  { page: pages.applications, Icon: IconBriefcase },
  { page: pages.uploading, Icon: IconFiles },
  { page: pages.account, Icon: IconUserCircle },
] satisfies { page: PageFacts; Icon: ComponentType<IconProps>; teaching?: true; staff?: true }[]

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

/** The learning area: on a desktop its pages stand in a list at the side; a phone has them in its menu. */
export function LearningFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('app')
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const unread = useUnread({ onEntry: true })
  const { user, display } = useSession()
  // CRS-106: sharing is for whoever has a function code.
  const shares = (display?.functionCodeList.length ?? 0) > 0
  const shown = entries.filter(
    ({ page, teaching, staff }) =>
      (page !== pages.sharingCourses || shares) &&
      (!teaching || isTeaching(user)) &&
      (!staff || isStaff(user)),
  )
  return (
    <PageWidth className={styles['layout']}>
      <aside className={styles['side']}>
        <Who />
        <nav aria-label={t('learningArea')}>
          {shown.map(({ page, Icon }) => (
            <SiteLink
              key={page.path}
              href={page.path}
              className={styles['entry']}
              aria-current={pathname === page.path ? 'page' : undefined}
            >
              <Icon size={20} aria-hidden />
              <span>{t(`pages.${page.title}`)}</span>
              {page === pages.message ? <UnreadBadge count={unread.total} /> : null}
            </SiteLink>
          ))}
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
