import { expect, type BrowserContext, type Page } from '@playwright/test'
import { newPhone } from '../../support/signed-in.ts'

interface Answer<Data> {
  ok: boolean
  code: number
  data: Data
}

/** Makes a call without a page and answers whatever the server says. */
export async function tell<Data>(
  context: BrowserContext,
  path: string,
  data?: object,
): Promise<Answer<Data>> {
  const headers = { language: 'en' }
  const url = `/api/v1${path}`
  const response = data
    ? await context.request.post(url, { headers, data })
    : await context.request.get(url, { headers })
  return (await response.json()) as Answer<Data>
}

/** A name that stands nowhere else. */
export function newName(first: string): string {
  const digits = String(Date.now()).slice(-7) + String(Math.floor(Math.random() * 100))
  const letters = Array.from(digits, (digit) => 'abcdefghij'[Number(digit)] ?? 'a').join('')
  return `${first} ${letters.slice(0, 1).toUpperCase()}${letters.slice(1)}`
}

/** Somebody of whom no other journey knows; `staff` is signed in as staff. */
export async function makePerson(staff: BrowserContext, role: 'student' | 'teacher') {
  const [name, mobile] = [newName('Nadia'), newPhone()]
  const input = { mobile, areaCode: '60', name, role }
  const made = await tell<{ sign: string }>(staff, '/user/createPerson', input)
  expect(made.ok).toBe(true)
  return { name, mobile, sign: made.data.sign }
}

/** The sign of whoever is signed in. */
export async function ownSign(context: BrowserContext): Promise<string> {
  const { data } = await tell<{ userId: string }>(context, '/user/loginInfo')
  return data.userId
}

export async function openPerson(page: Page, sign: string): Promise<void> {
  await page.goto(`/admin/#/people/${sign}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Details' })).toBeVisible()
}

/** The first entry of the log that names this person. */
export function logEntry(page: Page, name: string) {
  return page.getByRole('row').filter({ hasText: name }).first()
}

export async function openLog(page: Page, name: string): Promise<void> {
  await page.goto(`/admin/#/audit-log?name=${encodeURIComponent(name)}`)
  await expect(logEntry(page, name)).toBeVisible()
}
