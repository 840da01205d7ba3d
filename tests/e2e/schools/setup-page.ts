import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { call, type Answer } from '../../support/ask-server.ts'
import { newPhone } from '../../support/new-names.ts'
import { demoPassword, type DemoPerson, signInAs } from '../../support/signed-in.ts'
import { fillStaffForm } from '../accounts/staff-page.ts'

/** A browser context for a school's address, in English whatever the school's own language is. */
export async function contextAt(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin })
  await context.addInitScript(() =>
    localStorage.setItem('titian.language', '{"version":1,"at":0,"value":"en"}'),
  )
  return context
}

const otherSchool = (baseURL: string | undefined) =>
  (baseURL ?? '').replace('localhost', 'kopi.localhost')

/** Opens a page of the administration site, and waits for its `heading`. */
export async function openConsole(
  context: BrowserContext,
  path: string,
  heading: string,
): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`/admin/#${path}`)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  return page
}

/** A member of staff of the second school, which no other journey needs. */
export async function otherStaff(
  browser: Browser,
  baseURL: string | undefined,
): Promise<BrowserContext> {
  const context = await contextAt(browser, otherSchool(baseURL))
  const page = await context.newPage()
  await page.goto('/admin/')
  await fillStaffForm(page, '123456804')
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await page.close()
  return context
}

export async function consoleAs(
  page: Page,
  who: DemoPerson,
  path: string,
  heading: string,
): Promise<void> {
  await signInAs(page.context(), who)
  await page.goto(`/admin/#${path}`)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

/** Saves, and waits for the server's confirmation. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
}

/**
 * Makes a call from within the page, because the browser can reach the address of the school and
 * this process cannot.
 */
export async function callHere<Data>(page: Page, path: string, data?: object): Promise<Data> {
  const answer = await page.evaluate(
    async ([url, body]) => {
      const headers = { language: 'en', 'content-type': 'application/json' }
      const asked = body ? { method: 'POST', headers, body } : { headers }
      return (await (await fetch(url, asked)).json()) as unknown
    },
    [`/api/v1${path}`, data ? JSON.stringify(data) : ''] as const,
  )
  const { ok, msg, data: given } = answer as Answer<Data>
  if (!ok) throw new Error(`${path}: ${msg}`)
  return given
}

/** Requests a code by SMS and reads it. `type` says what the code is for. */
export async function codeHere(page: Page, mobile: string, type: number): Promise<string> {
  await page.evaluate(() => fetch('/api/v1/baseVerify/getQrImage'))
  const asked = { mobile, areaCode: '60', type, code: '8888' }
  await callHere(page, '/baseVerify/sendCodeForMobile', asked)
  let code = ''
  const read = async () => {
    const list = await page.evaluate(async () => {
      const response = await fetch('/sandbox/messages.json')
      return (await response.json()) as { recipient: string; body: string }[]
    })
    const body = list.find(({ recipient }) => recipient.endsWith(mobile))?.body ?? ''
    code = /\d{6}/.exec(body)?.[0] ?? ''
    return code
  }
  await expect.poll(read).toHaveLength(6)
  return code
}

export interface OwnSchool {
  origin: string
  /** The session of the school's first staff member. */
  staff: BrowserContext
}

/** Creates a school that no other journey uses, by platform staff. */
export async function openOwnSchool(
  browser: Browser,
  baseURL: string | undefined,
  title: string,
): Promise<OwnSchool> {
  const key = `own${newPhone()}`
  const adminMobile = newPhone()
  const platform = await browser.newContext()
  await signInAs(platform, 'platform')
  const first = { adminName: 'Puan Ros', adminAreaCode: '60', adminMobile }
  const host = `${key}.localhost`
  const school = { key, title, host, defaultLanguage: 'en', ...first }
  await call(platform, '/school/createSchool', school)
  await platform.close()
  const origin = (baseURL ?? '').replace('localhost', host)
  const staff = await contextAt(browser, origin)
  const page = await staff.newPage()
  await page.goto('/admin/')
  // A person whose account was created by staff sets the first password with "forgot password".
  const mobileCode = await codeHere(page, adminMobile, 4)
  const chosen = { mobile: adminMobile, areaCode: '60', mobileCode }
  await callHere(page, '/user/resetPassword', { ...chosen, newPwd: `plain:${demoPassword}` })
  await page.reload()
  await fillStaffForm(page, adminMobile)
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await page.close()
  return { origin, staff }
}
