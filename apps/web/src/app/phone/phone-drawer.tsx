import { Button, Flex, NavLink as Row, SimpleGrid, Stack } from '@mantine/core'
import { useRouterState } from '@tanstack/react-router'
import { IconDoorExit } from '@tabler/icons-react'
import {
  LanguageRow,
  SiteLink,
  UnreadBadge,
  useSchool,
  useSession,
  useSignIn,
  useUnread,
} from '@titian/site'
import { TrainBadge } from '@titian/site/train-cards'
import { Face } from '@titian/ui'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { HeaderAdvert } from '../header/header-advert.tsx'
import { NavLink } from '../header/nav-link.tsx'
import { isItemCurrent } from '../header/nav-target.ts'
import type { OwnEntry } from '../own/own-entries.ts'
import { ownIcon } from '../own/own-icons.ts'
import { useOwnEntries } from '../own/use-own-entries.ts'
import { pages } from '../paths.ts'
import { trainLinks } from '../../parts/train-links.ts'
import styles from './phone-drawer.module.css'
import { useSignOut } from '../sign-in/use-sign-out.ts'

// Loaded lazily together with its texts.
const PendingExams = lazy(() =>
  import('../../modules/study/center/pending-exams.tsx').then(({ PendingExams: part }) => ({
    default: part,
  })),
)

function Visitor({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation('site')
  const openSignIn = useSignIn()
  const open = (form: 'login' | 'regist') => {
    onFollow()
    openSignIn(form)
  }
  return (
    <SimpleGrid cols={2} spacing="xs">
      <Button onClick={() => open('login')}>{t('signIn')}</Button>
      <Button variant="default" onClick={() => open('regist')}>
        {t('register')}
      </Button>
    </SimpleGrid>
  )
}

interface GroupProps {
  title: string
  entries: OwnEntry[]
  onFollow: () => void
}

function Group({ title, entries, onFollow }: GroupProps) {
  const { t } = useTranslation('app')
  const unread = useUnread()
  return (
    <nav className={styles['group']} aria-label={title}>
      <h2 className={styles['heading']}>{title}</h2>
      {entries.map(({ page, href }) => {
        const Picture = ownIcon(page)
        return (
          <Row
            key={href}
            component={SiteLink}
            href={href}
            label={t(`pages.${page.title}`)}
            leftSection={<Picture size={20} aria-hidden />}
            rightSection={page === pages.message ? <UnreadBadge count={unread.total} /> : null}
            onClick={onFollow}
          />
        )
      })}
    </nav>
  )
}

const exams = `${styles['group']} ${styles['exams']}`

function User({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation('app')
  const { display } = useSession()
  const entries = useOwnEntries('drawer')
  const of = (wanted: OwnEntry['group']) => entries.filter(({ group }) => group === wanted)
  return (
    <>
      <Flex align="center" gap="sm" miw={0}>
        <Face name={display?.name ?? '·'} src={display?.photo} size={44} />
        <b className="clip">{display?.name}</b>
        <TrainBadge toTab={trainLinks.detail} onFollow={onFollow} />
      </Flex>
      <Suspense fallback={<div className={exams} />}>
        <PendingExams className={exams} headingClass={styles['heading']} onFollow={onFollow} />
      </Suspense>
      <Group title={t('userGroup')} entries={of('learning')} onFollow={onFollow} />
      <Group title={t('manageGroup')} entries={of('account')} onFollow={onFollow} />
    </>
  )
}

/**
 * FRM-076 to FRM-078, FRM-187: the menu of a phone, with everything that does not fit in its
 * header.
 */
export function PhoneDrawer({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation(['app', 'site'])
  const { status } = useSession()
  const { menus } = useSchool()
  const signOut = useSignOut()
  const { pathname, searchStr } = useRouterState({ select: (state) => state.location })
  return (
    <Stack gap="sm">
      {status === 'visitor' ? <Visitor onFollow={onFollow} /> : <User onFollow={onFollow} />}
      <nav className={styles['group']} aria-label={t('mainNav')}>
        {menus
          .filter((item) => item.active)
          .map((item) => (
            <div key={item.menuName + item.menuUrl}>
              <Row
                component={NavLink}
                item={item}
                onFollow={onFollow}
                label={item.menuName}
                description={item.explain}
                active={isItemCurrent(item.menuUrl, pathname, searchStr)}
              />
              {item.childMenuList.map((child) => (
                <Row
                  key={child.childMenuName + child.childMenuUrl}
                  pl="xl"
                  component={NavLink}
                  item={{
                    menuUrl: child.childMenuUrl,
                    openMode: child.openMode,
                    parameterInterface: null,
                  }}
                  onFollow={onFollow}
                  label={child.childMenuName}
                />
              ))}
            </div>
          ))}
      </nav>
      <HeaderAdvert />
      <div className={styles['group']}>
        <LanguageRow />
        {status === 'visitor' ? null : (
          <Row
            component="button"
            label={t('site:signOut')}
            leftSection={<IconDoorExit size={20} />}
            onClick={() => {
              onFollow()
              void signOut()
            }}
          />
        )}
      </div>
    </Stack>
  )
}
