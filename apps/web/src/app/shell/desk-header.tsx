import { Button } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { FlyOut, LanguageSwitch, useSession, useSignIn } from '@titian/site'
import { PageWidth } from '@titian/ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Brand } from './brand.tsx'
import { CourseSearch } from './course-search.tsx'
import styles from './desk-header.module.css'
import { solidFrom } from './frame-rules.ts'
import { MainNav } from './main-nav.tsx'
import { MessageBell } from './message-bell.tsx'
import { PortraitMenu } from './portrait-menu.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'

/** Where the header has no room for the field, it stands behind its picture. */
function NarrowSearch() {
  const { t } = useTranslation('app')
  return (
    <FlyOut
      label={<IconSearch size={20} aria-hidden />}
      name={t('search.label')}
      className={styles['icon']}
      align="end"
      width={320}
    >
      {(close) => <CourseSearch onDone={close} focusFirst />}
    </FlyOut>
  )
}

export function DeskHeader({ over = false }: { over?: boolean }) {
  const { t } = useTranslation('site')
  const { status } = useSession()
  const openSignIn = useSignIn()
  const logo = useRef<HTMLDivElement>(null)
  const scrolled = useScrolledPast(solidFrom)
  const clear = over && !scrolled
  return (
    <header className={styles['header']} data-clear={clear || undefined}>
      <PageWidth className={styles['bar']}>
        <div ref={logo} className={styles['brand']}>
          <Brand transparent={clear} />
        </div>
        <MainNav logo={logo} />
        <div className={styles['tools']}>
          <div className={styles['search']}>
            <CourseSearch />
          </div>
          <div className={styles['narrow']}>
            <NarrowSearch />
          </div>
          <LanguageSwitch />
          {status === 'visitor' ? (
            <>
              <Button
                variant="subtle"
                color="neutral"
                className={styles['register']}
                onClick={({ currentTarget: under }) => openSignIn('regist', null, { under })}
              >
                {t('register')}
              </Button>
              <Button onClick={({ currentTarget: under }) => openSignIn('login', null, { under })}>
                {t('signIn')}
              </Button>
            </>
          ) : (
            <>
              <MessageBell />
              <PortraitMenu />
            </>
          )}
        </div>
      </PageWidth>
    </header>
  )
}
