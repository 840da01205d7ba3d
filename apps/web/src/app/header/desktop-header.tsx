import { Box, Button } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { FlyOut, LanguageSwitch, useSession, useSignIn } from '@titian/site'
import { PageWidth } from '@titian/ui'
import { lazy, memo, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Brand } from './brand.tsx'
import { HeaderSearch, useSearchLabel } from '../search/header-search.tsx'
import styles from './desktop-header.module.css'
import { MainNav } from './main-nav.tsx'
import { solidFrom, useScrolledPast } from './use-scrolled-past.ts'

// Loaded lazily, because the data of this part is loaded after the page anyway.
const HeaderAdvertButton = lazy(() =>
  import('./header-advert-button.tsx').then(({ HeaderAdvertButton: part }) => ({ default: part })),
)

// Always the same element. If this part rendered again before its code has loaded, the button would
// disappear for that time.
const advert = (
  <Suspense>
    <HeaderAdvertButton className={styles['icon']} />
  </Suspense>
)

// Loaded lazily: the first page of a visitor does not need the tools.
const SignedInTools = lazy(() =>
  import('./signed-in-tools.tsx').then(({ SignedInTools: part }) => ({ default: part })),
)

/** Opens the search field from an icon if the header has no space for it. */
function NarrowSearch() {
  return (
    <FlyOut
      label={<IconSearch size={20} aria-hidden />}
      name={useSearchLabel()}
      className={styles['icon']}
      align="end"
      width={320}
    >
      {(close) => <HeaderSearch onDone={close} focusFirst inline />}
    </FlyOut>
  )
}

export const DesktopHeader = memo(function DesktopHeader({ over = false }: { over?: boolean }) {
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
          {advert}
          <div className={styles['place']}>
            <div className={styles['search']}>
              <HeaderSearch />
            </div>
            <div className={styles['narrow']}>
              <NarrowSearch />
            </div>
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
            <Suspense fallback={<Box component="span" w={84} h={44} />}>
              <SignedInTools />
            </Suspense>
          )}
        </div>
      </PageWidth>
    </header>
  )
})
