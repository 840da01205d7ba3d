import { deviceKindOf, type Language } from '@titian/contract'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { BrowserContext, PersonBoundary, type Browser } from '@titian/site'
import { TitianProvider } from '@titian/ui'
import type { i18n } from 'i18next'
import { StrictMode, useLayoutEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MissingFirstContext } from './frame/missing-page.ts'
import type { createSiteRouter } from './router.tsx'

export interface SiteRootProps {
  client: QueryClient
  router: ReturnType<typeof createSiteRouter>
  texts: i18n
  language: Language
  /** The browser that requested the page. */
  browser: Browser
  /** The school's colour as hex. */
  primary: string | undefined
  nonce: string | undefined
  /** FRM-317: whether the server found nothing under the sealed id. */
  missing: boolean
  /** Called when the page can handle events, before its first update. */
  onReady?: () => void
}

/** The root of the student site, rendered on the server and in the browser. */
export function SiteRoot(props: SiteRootProps) {
  const { client, router, texts, language, browser, primary, nonce, missing, onReady } = props
  useLayoutEffect(() => onReady?.(), [onReady])
  return (
    <StrictMode>
      <BrowserContext value={browser}>
        <TitianProvider
          primary={primary}
          language={language}
          nonce={nonce}
          narrow={deviceKindOf(browser.userAgent) === 'mobile'}
        >
          <QueryClientProvider client={client}>
            <I18nextProvider i18n={texts}>
              <PersonBoundary>
                <MissingFirstContext value={missing}>
                  <RouterProvider router={router} />
                </MissingFirstContext>
              </PersonBoundary>
            </I18nextProvider>
          </QueryClientProvider>
        </TitianProvider>
      </BrowserContext>
    </StrictMode>
  )
}
