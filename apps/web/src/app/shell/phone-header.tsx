import { ActionIcon, Drawer, Modal } from '@mantine/core'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { IconChevronLeft, IconMenu2, IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../paths.ts'
import { Brand } from './brand.tsx'
import { CourseSearch } from './course-search.tsx'
import { PhoneDrawer } from './phone-drawer.tsx'
import styles from './phone-header.module.css'
import { useScrolledPast } from './use-scrolled-past.ts'

interface PhoneHeaderProps {
  logo: boolean
  title: string
  over?: boolean
}

function BackAndTitle({ title }: { title: string }) {
  const { t } = useTranslation('app')
  const router = useRouter()
  const canGoBack = useCanGoBack()
  // FRM-075: on a first visit there is nothing to go back to.
  const back = () =>
    canGoBack ? router.history.back() : void router.navigate({ href: linkTo.home() })
  return (
    <>
      <ActionIcon size="lg" aria-label={t('back')} onClick={back}>
        <IconChevronLeft size={24} aria-hidden />
      </ActionIcon>
      <b className={styles['title']}>{title}</b>
    </>
  )
}

/** FRM-073, FRM-074, FRM-187: logo or back arrow with title, search, and the drawer. */
export function PhoneHeader({ logo, title, over = false }: PhoneHeaderProps) {
  const { t } = useTranslation(['app', 'site'])
  const [drawer, setDrawer] = useState(false)
  const [search, setSearch] = useState(false)
  const scrolled = useScrolledPast(100)
  const clear = over && !scrolled
  return (
    <header className={styles['header']} data-clear={clear || undefined}>
      {logo ? (
        <div className={styles['brand']}>
          <Brand transparent={clear} />
        </div>
      ) : (
        <BackAndTitle title={title} />
      )}
      <ActionIcon size="lg" aria-label={t('search.label')} onClick={() => setSearch(true)}>
        <IconSearch size={22} aria-hidden />
      </ActionIcon>
      <ActionIcon
        size="lg"
        aria-label={t('menu')}
        aria-expanded={drawer}
        onClick={() => setDrawer(true)}
      >
        <IconMenu2 size={22} aria-hidden />
      </ActionIcon>
      <Modal
        opened={search}
        onClose={() => setSearch(false)}
        title={t('search.label')}
        fullScreen
        closeButtonProps={{ 'aria-label': t('site:close') }}
      >
        <CourseSearch size="md" onDone={() => setSearch(false)} />
      </Modal>
      <Drawer
        opened={drawer}
        onClose={() => setDrawer(false)}
        position="right"
        size={320}
        title={t('menu')}
        closeButtonProps={{ 'aria-label': t('site:close') }}
      >
        <PhoneDrawer onFollow={() => setDrawer(false)} />
      </Drawer>
    </header>
  )
}
