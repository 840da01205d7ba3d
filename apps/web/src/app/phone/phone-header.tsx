import { UnstyledButton } from '@mantine/core'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { IconChevronLeft, IconSearch } from '@tabler/icons-react'
import { useSession } from '@titian/site'
import { lazy, memo, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../paths.ts'
import { Brand } from '../header/brand.tsx'
import icons from '../header/icon.module.css'
import styles from './phone-header.module.css'
import { PhoneMenu } from './phone-menu.tsx'
import { useSearchLabel } from '../search/header-search.tsx'
import { useSheet } from './use-sheet.ts'
import { solidFrom, useScrolledPast } from '../header/use-scrolled-past.ts'

// Loaded when the sheet is first opened.
const SheetOfSearch = lazy(() =>
  import('./phone-sheets.tsx').then(({ SearchSheet }) => ({ default: SearchSheet })),
)

// Loaded lazily: the first page of a visitor does not need the bell.
const MessageBell = lazy(() =>
  import('../header/message-bell.tsx').then(({ MessageBell: part }) => ({ default: part })),
)

interface PhoneHeaderProps {
  logo: boolean
  title: string
  over?: boolean
}

function BackAndTitle({ title }: { title: string }) {
  const { t } = useTranslation('app')
  const router = useRouter()
  const canGoBack = useCanGoBack()
  // FRM-075: on a first visit, no earlier page exists to go back to, so the link opens the home
  // page.
  const back = () => (canGoBack ? router.history.back() : void router.navigate(linkTo.home()))
  return (
    <>
      <UnstyledButton className={icons['icon']} aria-label={t('back')} onClick={back}>
        <IconChevronLeft size={24} aria-hidden />
      </UnstyledButton>
      <b className={`clip ${styles['brand']}`}>{title}</b>
    </>
  )
}

/** FRM-073, FRM-074, FRM-187: logo or back arrow with title, search, and the drawer. */
export const PhoneHeader = memo(function PhoneHeader({
  logo,
  title,
  over = false,
}: PhoneHeaderProps) {
  const { isOpen, button, open, close, follow } = useSheet()
  const scrolled = useScrolledPast(solidFrom)
  const clear = over && !scrolled
  const { status } = useSession()
  return (
    <header className={styles['header']} data-clear={clear || undefined}>
      {logo ? (
        <div className={styles['brand']}>
          <Brand transparent={clear} />
        </div>
      ) : (
        <BackAndTitle title={title} />
      )}
      <UnstyledButton
        ref={button}
        className={icons['icon']}
        aria-label={useSearchLabel()}
        onClick={open}
      >
        <IconSearch size={22} aria-hidden />
      </UnstyledButton>
      <Suspense>{status === 'signedIn' ? <MessageBell /> : null}</Suspense>
      <PhoneMenu />
      <Suspense>{isOpen ? <SheetOfSearch onClose={close} onFollow={follow} /> : null}</Suspense>
    </header>
  )
})
