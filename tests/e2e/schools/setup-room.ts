import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { type DemoPerson, signInAs } from '../../support/signed-in.ts'
import { fillStaffForm } from '../accounts/staff-room.ts'

/** A context at the host of a school, in English whatever the school speaks. */
export async function contextAt(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin })
  await context.addInitScript(() =>
    localStorage.setItem('titian.language', '{"version":1,"at":0,"value":"en"}'),
  )
  return context
}

const otherSchool = (baseURL: string | undefined) =>
  (baseURL ?? '').replace('localhost', 'kopi.localhost')

/** A page of the console; `heading` says when it is there. */
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

/** Staff of the second school, which no other journey looks at closely. */
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

/** Saves, and waits until the server has it. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
}
