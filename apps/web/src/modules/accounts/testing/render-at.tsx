import { readFileSync } from 'node:fs'
import { refusals, reasons, type AnyCall, type RefusalName } from '@titian/contract'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createQueryClient, parseSearch, sessionStore, stringifySearch } from '@titian/site'
import { TitianProvider } from '@titian/ui'
import { render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { vi } from 'vitest'

type Language = 'en' | 'zh'
const lng = { en: 'en', zh: 'zh-CN' } as const

const folders = {
  accounts: `${import.meta.dirname}/../texts`,
  captcha: `${import.meta.dirname}/../../../../../../packages/site/src/captcha/texts`,
  'sign-in': `${import.meta.dirname}/../../../../../../packages/site/src/sign-in/texts`,
  app: `${import.meta.dirname}/../../../app/texts`,
  site: `${import.meta.dirname}/../../../../../../packages/site/src/texts`,
}

function textsOf(language: Language) {
  const read = ([name, folder]: [string, string]) => [
    name,
    JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8')) as object,
  ]
  const texts = Object.fromEntries(Object.entries(folders).map(read)) as Record<string, object>
  const codes = Object.values(refusals).map((row) => [`${row.code}/${row.status}`, row[language]])
  const named = Object.entries(reasons).map(([name, row]) => [name, row[language]])
  const errors = { codes: Object.fromEntries(codes), reasons: Object.fromEntries(named) }
  return { ...texts, site: { ...texts['site'], ...errors } }
}

export interface Asked {
  path: string
  body: Record<string, unknown>
  /** The readable cookies at the time of the call. */
  cookies: string
}

type Reply = Response | (() => Response)
interface Said {
  msg?: string
  extend?: Record<string, unknown>
}

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status })

export const ok =
  (data: unknown, act: () => void = () => {}) =>
  () => {
    act()
    return json(200, { ok: true, code: 200, msg: '', data })
  }

export const refused =
  (name: RefusalName, { msg, extend }: Said = {}) =>
  () => {
    const { code, status, en } = refusals[name]
    return json(status, { ok: false, code, msg: msg ?? en, data: null, extend })
  }

export const person = {
  userId: 'u',
  mobile: '123456701',
  areaCode: '60',
  name: 'Aisyah',
  sex: 0,
  photo: null,
  roleStr: 'normal',
  _roleName: 'normal',
  functionCodeList: [],
  auditStatus: 0,
  bindWechat: false,
  impersonation: null,
  mustAgree: false,
}

export const withCookie = () => {
  document.cookie = 'isLogin=1; path=/'
}

const picture = () => new Response('p', { headers: { 'content-type': 'image/png' } })
const usual: Record<string, Reply> = {
  '/baseVerify/getQrImage': picture,
  '/user/loginInfo': ok(person, withCookie),
  '/user/refreshLastLoginTime': ok(null),
  '/user/logout': ok(null),
  '/school/initial': ok({ schoolSign: 'own', socialLogin: false, languageList: [] }),
  '/school/baseInfo': ok({}),
  '/school/navigationBar': ok([]),
}

/**
 * A fake server that responds by path and records its calls; unknown paths fail as if unreachable.
 */
export function serve(answers: Record<string, Reply>): {
  asked: Asked[]
  of: (call: AnyCall) => Asked[]
} {
  const asked: Asked[] = []
  // Without the browser's cryptography, passwords are sent in plain text, which a test can read.
  vi.stubGlobal('crypto', {})
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = new URL(url, 'http://localhost').pathname.replace('/api/v1', '')
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Asked['body']) : {}
    asked.push({ path, body, cookies: document.cookie })
    const reply = { ...usual, ...answers }[path]
    if (!reply) throw new TypeError('no such address')
    return Promise.resolve(typeof reply === 'function' ? reply() : reply.clone())
  })
  return { asked, of: (call) => asked.filter(({ path }) => path === call.path) }
}

/** Cleans up after a test, because the next one shares the window. */
export function cleanupRender(): void {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStore.forget()
}

/**
 * Renders an element on every path of a small site, after visiting several paths of which `at` is
 * the last. With `path`, the element is rendered on this path only, so that it can read search
 * parameters.
 */
export async function renderAt(
  scene: ReactNode,
  language: Language = 'en',
  at: string | string[] = '/course',
  path = '$',
) {
  const texts = createInstance()
  const resources = { [lng[language]]: textsOf(language) }
  await texts.use(initReactI18next).init({
    lng: lng[language],
    resources,
    defaultNS: 'site',
    interpolation: { escapeValue: false },
  })
  const root = createRootRoute()
  const every = createRoute({ getParentRoute: () => root, path, component: () => scene })
  const router = createRouter({
    routeTree: root.addChildren([every]),
    history: createMemoryHistory({ initialEntries: [at].flat() }),
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
  return { router, client }
}

export function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
  if (!found) throw new Error(`no field ${name}`)
  return found
}

/** Fields are rendered after the route has loaded. */
export const ready = (label: string) => screen.findByLabelText(label)
