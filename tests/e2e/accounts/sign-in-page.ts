import { expect, type Page } from '@playwright/test'
import { sentCode } from '../../support/ask-server.ts'
import { newPhone } from '../../support/new-names.ts'

export const demo = {
  student: '123456701',
  teacher: '123456702',
  normal: '123456706',
  password: 'Titian2026',
}

/** The fixed answer of every captcha in tests. */
export const captcha = '8888'

export const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`)

export async function fillLogin(
  page: Page,
  phone: string,
  password: string,
  code = captcha,
): Promise<void> {
  await field(page, 'phone').fill(phone)
  await field(page, 'password').fill(password)
  // A code is valid only after its picture was loaded, so this waits for the picture.
  await expect(page.locator('form img[src^="blob:"]')).toBeVisible()
  await field(page, 'captcha').fill(code)
}

export const submit = (page: Page) => page.locator('form button[type="submit"]')

export async function signIn(
  page: Page,
  phone: string,
  url = '/home/learning/center',
  password = demo.password,
): Promise<void> {
  await page.goto(`/login?url=${encodeURIComponent(url)}`)
  await fillLogin(page, phone, password)
  await submit(page).click()
  await expect(page).toHaveURL(new RegExp(`${url.replaceAll('/', '\\/')}$`))
}

/** Waits for the newest code that was sent to a phone. */
export async function codeOf(page: Page, phone: string): Promise<string> {
  let code = ''
  await expect(async () => {
    code = await sentCode(page, phone)
    expect(code).toHaveLength(6)
  }).toPass()
  return code
}

/**
 * Requests a code by SMS. After many codes from one address the server also requires the image code
 * (ACC-127).
 */
export async function askForCode(page: Page): Promise<void> {
  const ask = page.getByRole('button', { name: 'Get code' })
  const counting = page.getByRole('button', { name: /Resend in \d+ s/ })
  await ask.click()
  await expect(counting.or(field(page, 'captcha'))).toBeVisible()
  if (await field(page, 'captcha').isVisible()) {
    await expect(page.locator('form img[src^="blob:"]')).toBeVisible()
    await field(page, 'captcha').fill(captcha)
    await ask.click()
  }
  await expect(counting).toBeDisabled()
}

/** Fills and submits the visible registration form; returns the phone. */
export async function fillRegistration(page: Page, password = demo.password): Promise<string> {
  const phone = newPhone()
  await field(page, 'name').fill('Nur Aina')
  await field(page, 'phone').fill(phone)
  await askForCode(page)
  await field(page, 'smsCode').fill(await codeOf(page, phone))
  await field(page, 'newPassword').fill(password)
  await field(page, 'passwordAgain').fill(password)
  await field(page, 'agreement').check()
  await submit(page).click()
  return phone
}

/** Registers on the login page; returns the phone. */
export async function register(page: Page, url: string, password = demo.password): Promise<string> {
  await page.goto(`/login?form=regist&url=${encodeURIComponent(url)}`)
  return fillRegistration(page, password)
}

/**
 * Waits until all requests of the page have ended, and leaves the site. A later response would set
 * the cookies again.
 */
export async function forgetCookies(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.goto('about:blank')
  await page.context().clearCookies()
}
