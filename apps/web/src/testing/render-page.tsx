import { readdirSync, readFileSync } from 'node:fs'
import { htmlLanguage, refusals, reasons, type Language } from '@titian/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { createQueryClient, parseSearch, sessionStore, stringifySearch } from '@titian/site'
import { TitianProvider } from '@titian/ui'
import { render, screen, waitFor } from '@testing-library/react'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { vi } from 'vitest'

const source = `${import.meta.dirname}/..`
const folders: Record<string, string> = {
  app: `${source}/app/texts`,
  site: `${source}/../../../packages/site/src/texts`,
  conflict: `${source}/../../../packages/site/src/conflict/texts`,
  account: `${source}/../../../packages/site/src/account/texts`,
  crop: `${source}/../../../packages/site/src/crop/texts`,
  'course-materials': `${source}/../../../packages/site/src/course-materials/texts`,
  'course-questions': `${source}/../../../packages/site/src/course-questions/texts`,
  'market-content': `${source}/../../../packages/site/src/market-content/texts`,
  'erp-content': `${source}/../../../packages/site/src/erp-content/texts`,
  'erp-reports': `${source}/../../../packages/site/src/erp-reports/texts`,
  'market-rules': `${source}/../../../packages/site/src/market-rules/texts`,
  privacy: `${source}/../../../packages/site/src/privacy/texts`,
  rubrics: `${source}/../../../packages/site/src/rubrics/texts`,
  'share-links': `${source}/../../../packages/site/src/share-links/texts`,
  'train-cards': `${source}/../../../packages/site/src/train-cards/texts`,
  'hand-ins': `${source}/../../../packages/site/src/hand-ins/texts`,
}
for (const path of readdirSync(`${source}/modules`, { recursive: true, encoding: 'utf8' })) {
  const [, noun] = /([^/]+)\/texts$/.exec(path) ?? []
  if (noun) folders[noun] = `${source}/modules/${path}`
}

function textsOf(language: Language) {
  const file = language === 'my' ? 'ms' : language
  const read = ([name, folder]: [string, string]) => [
    name,
    JSON.parse(readFileSync(`${folder}/${file}.json`, 'utf8')) as object,
  ]
  const texts = Object.fromEntries(Object.entries(folders).map(read)) as Record<string, object>
  const codes = Object.values(refusals).map((row) => [`${row.code}/${row.status}`, row[language]])
  const named = Object.entries(reasons).map(([name, row]) => [name, row[language]])
  const errors = { codes: Object.fromEntries(codes), reasons: Object.fromEntries(named) }
  return { ...texts, site: { ...texts['site'], ...errors } }
}

interface Scene {
  language?: Language
  at?: string
  /**
   * The route of a page with search parameters or a sealed id; other elements are rendered on every
   * address.
   */
  path?: string
  /** Responses by path, or computed from the input; other paths are unreachable. */
  answers?: Record<string, unknown>
}

const visitorsSite = {
  '/school/initial': { schoolSign: 'own', socialLogin: false, languageList: [] },
  '/school/baseInfo': {},
  '/school/navigationBar': [],
}

/** Renders a part of the student site with its texts and a fake server. */
export async function renderPage(
  page: ReactNode,
  { language = 'en', at = '/course', path = '$', answers = {} }: Scene = {},
) {
  const asked: string[] = []
  const known: Record<string, unknown> = { ...visitorsSite, ...answers }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const path = pathname.replace('/api/v1', '')
    asked.push(path)
    if (!(path in known)) throw new TypeError('no such address')
    const input: unknown =
      typeof init.body === 'string' ? JSON.parse(init.body) : Object.fromEntries(searchParams)
    const answer = known[path]
    const data: unknown = typeof answer === 'function' ? answer(input) : answer
    if (data instanceof Response) return data
    const body = { ok: true, code: 200, msg: '', data }
    return new Response(JSON.stringify(body), { status: 200 })
  })
  const lng = htmlLanguage[language]
  const texts = createInstance()
  await texts.use(initReactI18next).init({
    lng,
    resources: { [lng]: textsOf(language) },
    defaultNS: 'site',
    interpolation: { escapeValue: false },
  })
  const root = createRootRoute()
  const every = createRoute({ getParentRoute: () => root, path, component: () => page })
  const router = createRouter({
    routeTree: root.addChildren([every]),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch,
    stringifySearch,
  })
  const client = createQueryClient()
  render(
    <TitianProvider language={language}>
      <QueryClientProvider client={client}>
        <I18nextProvider i18n={texts}>
          <RouterProvider router={router as never} />
        </I18nextProvider>
      </QueryClientProvider>
    </TitianProvider>,
  )
  return { router, client, asked }
}

export const desktopAgent = navigator.userAgent
export const phoneAgent =
  'Mozilla/5.0 (Linux; Android 15; Pixel 7) Chrome/140.0 Mobile Safari/537.36'

/** Sets the user agent, which determines the device (FRM-087). */
export const browseAs = (userAgent: string) =>
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true })

/** Undoes what `renderPage` changed, because tests share the window. */
export function cleanupPage(): void {
  vi.unstubAllGlobals()
  sessionStore.forget()
}

/** Resolves when the automatic focus handling has started, which happens after the page is idle. */
export async function waitForFocusKeeper(): Promise<void> {
  const expectFocus = async () => {
    const probe = document.createElement('button')
    screen.getByRole('main').append(probe)
    probe.focus()
    probe.remove()
    await new Promise((done) => setTimeout(done, 200))
    if (document.activeElement === document.body) throw new Error('The focus is lost.')
  }
  await waitFor(expectFocus, { timeout: 12_000 })
}
