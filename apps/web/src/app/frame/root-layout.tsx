import { Box } from '@mantine/core'
import { Outlet } from '@tanstack/react-router'
import {
  activity,
  HomeLeadContext,
  MaintenanceNotice,
  PageTitleContext,
  PhoneMenuContext,
  useFocusOnMove,
  usePhoneLayout,
  useSession,
  whenUsed,
} from '@titian/site'
import { SkipLink, TopProgress } from '@titian/ui'
import { lazy, memo, Suspense, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { hasFooter, hasHeader, type PageFacts } from '../paths.ts'
import { ImpersonationNotice } from '../sign-in/impersonation-notice.tsx'
import { DesktopHeader } from '../header/wide-header.ts'
import { CatchMissing } from './catch-missing.tsx'
import { HomeLead } from './home-lead.tsx'
import { HomeCache } from './home-cache.tsx'
import { MissingPageContext, useMissingFirst } from './missing-page.ts'
import { PendingPage } from './pending-page.tsx'
import { PhoneHeader } from '../phone/phone-header.tsx'
import { PhoneMenu } from '../phone/phone-menu.tsx'
import styles from './root-layout.module.css'
import { SignInLayer } from '../sign-in/sign-in-layer.tsx'
import { nowhere, usePageFrame } from './use-page-frame.ts'

const mainId = 'main'

// Loaded lazily: the first pages of a visitor do not need the learning area.
const LearningFrame = lazy(() =>
  import('./learning-frame.tsx').then(({ LearningFrame: part }) => ({ default: part })),
)

// Sends answers that an earlier page could not send, and asks the person to accept agreements.
// Visitors need neither.
const LateParts = lazy(() =>
  import('./late-parts.tsx').then(({ LateParts: part }) => ({ default: part })),
)

function PartsOfPerson() {
  const { status } = useSession()
  return status === 'visitor' ? null : <LateParts />
}

// Loaded lazily: the button is needed only after scrolling.
const BackToTop = lazy(() =>
  whenUsed()
    .then(() => import('./back-to-top.ts'))
    .then(({ BackToTop: part }) => ({ default: part })),
)

// Loaded lazily: the footer is far below the visible part of the first page.
const SchoolFooter = lazy(() =>
  whenUsed()
    .then(() => import('../footer/school-footer.tsx'))
    .then(({ SchoolFooter: part }) => ({ default: part })),
)

/**
 * Memoised. If the footer rendered again before its code has loaded, the server-rendered footer
 * would disappear, and the content above it would move.
 */
const Footer = memo(function Footer() {
  return (
    <Suspense>
      <SchoolFooter />
    </Suspense>
  )
})

function Progress() {
  const running = useSyncExternalStore(activity.subscribe, activity.count, () => 0)
  return <TopProgress active={running > 0} />
}

const NotFoundPage = lazy(() =>
  import('./not-found-page.tsx').then(({ NotFoundPage: part }) => ({ default: part })),
)
const showNotFound = () => (
  <Suspense fallback={<PendingPage />}>
    <NotFoundPage />
  </Suspense>
)

const drawPhoneMenu = (className?: string) => <PhoneMenu className={className} />
const noMenu = () => null
const homeLead = <HomeLead />

interface PageProps {
  area: PageFacts['area']
  phone: boolean
  /** Whether no page exists at the address. */
  isMissing: boolean
}

/**
 * Memoised, because a page gives its title to the header, and this must not render the page again.
 */
const Page = memo(function Page({ area, phone, isMissing }: PageProps) {
  const page = isMissing ? (
    showNotFound()
  ) : area === 'learning' ? (
    <Suspense fallback={<PendingPage />}>
      <LearningFrame>
        <Outlet />
      </LearningFrame>
    </Suspense>
  ) : (
    <Outlet />
  )
  // A page that finds nothing under its sealed id calls `notFound()`; without this boundary the
  // router would replace the whole site, including the header (FRM-192).
  const caught = <CatchMissing fallback={showNotFound}>{page}</CatchMissing>
  // One tree for both layouts: a change of width must not mount the page again, because typed text
  // would be lost (EXM-135).
  return <HomeCache keeps={phone}>{caught}</HomeCache>
})

/** The frame around every page (FRM-071, FRM-080): header, page, footer. */
export function RootLayout() {
  const { t } = useTranslation('app')
  const [title, setTitle] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const found = usePageFrame()
  // A lesson has no site header, but the "not found" page in its place has one.
  const isMissing = useMissingFirst()
  const frame = missing || isMissing ? nowhere : found
  const phone = usePhoneLayout()
  useFocusOnMove(mainId)
  const header = hasHeader(frame)
  const footer = hasFooter(frame, phone)
  return (
    <SignInLayer>
      <PageTitleContext value={setTitle}>
        <SkipLink target={mainId} label={t('skip')} />
        <Progress />
        <div className={styles['page']}>
          <MaintenanceNotice />
          <ImpersonationNotice />
          {!header ? null : phone ? (
            <PhoneHeader
              logo={frame.phone === 'logo'}
              title={title ?? t(`pages.${frame.title}`)}
              over={frame.overPicture}
            />
          ) : (
            <Suspense fallback={<Box component="header" h="var(--header)" />}>
              <DesktopHeader over={frame.overPicture} />
            </Suspense>
          )}
          <main
            id={mainId}
            tabIndex={-1}
            className={`${styles['main']} ${frame.overPicture ? styles['under'] : ''}`}
          >
            <MissingPageContext value={setMissing}>
              <PhoneMenuContext value={phone ? drawPhoneMenu : noMenu}>
                <HomeLeadContext value={homeLead}>
                  <Page area={found.area} phone={phone} isMissing={isMissing} />
                </HomeLeadContext>
              </PhoneMenuContext>
            </MissingPageContext>
          </main>
          {footer ? <Footer /> : null}
        </div>
        <Suspense>
          {/* Pages without the header have their own buttons at the bottom. */}
          {header ? <BackToTop label={t('toTop')} /> : null}
          <PartsOfPerson />
        </Suspense>
      </PageTitleContext>
    </SignInLayer>
  )
}
