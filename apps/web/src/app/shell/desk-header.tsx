import { ActionIcon, Button, Popover } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { LanguageSwitch, useSession, useSignIn } from '@titian/site'
import { PageWidth } from '@titian/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Brand } from './brand.tsx'
import { CourseSearch } from './course-search.tsx'
import styles from './desk-header.module.css'
import { MainNav } from './main-nav.tsx'
import { PortraitMenu } from './portrait-menu.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'

/** FRM-085: pixels below which the header of the home page is transparent. */
const solidFrom = 100

function NarrowSearch() {
  const { t } = useTranslation('app')
  const [opened, setOpened] = useState(false)
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={320} trapFocus>
      <Popover.Target>
        <ActionIcon
          className={styles['narrow']}
          aria-label={t('search.label')}
          onClick={() => setOpened(!opened)}
        >
          <IconSearch size={20} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <CourseSearch onDone={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
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
          <NarrowSearch />
          <LanguageSwitch />
          {status === 'visitor' ? (
            <>
              <Button
                variant="subtle"
                color="neutral"
                className={styles['register']}
                onClick={() => openSignIn('regist')}
              >
                {t('register')}
              </Button>
              <Button onClick={() => openSignIn('login')}>{t('signIn')}</Button>
            </>
          ) : (
            <PortraitMenu />
          )}
        </div>
      </PageWidth>
    </header>
  )
}
