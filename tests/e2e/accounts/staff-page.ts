import { createHmac } from 'node:crypto'
import { expect, type Browser, type Page } from '@playwright/test'
import { call, sentCode } from '../../support/ask-server.ts'
import { newPhone } from '../../support/new-names.ts'
import { demoPassword, signInAs } from '../../support/signed-in.ts'
import { captcha } from './sign-in-page.ts'

/** Creates a teacher or staff member that no other journey uses; returns the phone. */
export async function newMember(
  browser: Browser,
  role: 'teacher' | 'schoolAdmin',
): Promise<string> {
  const mobile = newPhone()
  const phone = { mobile, areaCode: '60' }
  const staff = await browser.newContext()
  await signInAs(staff, 'staff')
  await call(staff, '/user/createPerson', { ...phone, name: 'Puan Rohani', role })
  await staff.close()
  // A person whose account was created by staff sets the first password with "forgot password".
  const own = await browser.newContext()
  await own.request.get('/api/v1/baseVerify/getQrImage')
  await call(own, '/baseVerify/sendCodeForMobile', { ...phone, type: 4, code: captcha })
  const mobileCode = await sentCode(own, mobile)
  await call(own, '/user/resetPassword', { ...phone, mobileCode, newPwd: `plain:${demoPassword}` })
  await own.close()
  return mobile
}

/** Fills and submits a sign-in form of the staff sites. */
export async function fillStaffForm(
  page: Page,
  phone: string,
  password = demoPassword,
): Promise<void> {
  await page.getByLabel('Phone number', { exact: true }).fill(phone)
  await page.getByLabel('Password', { exact: true }).fill(password)
  // A code is valid only after its picture was loaded, so this waits for the picture.
  const picture = page.getByRole('img', { name: 'Picture with the characters' })
  const isShown = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0
  await expect.poll(() => picture.evaluate(isShown)).toBe(true)
  await page.getByLabel('Characters in the picture', { exact: true }).fill(captcha)
  await page.locator('form:has(input[name="phone"]) button[type="submit"]').click()
}

export async function enterTeaching(page: Page, phone: string, password?: string): Promise<void> {
  await page.goto('/teacher/')
  await fillStaffForm(page, phone, password)
  await expect(page.getByRole('heading', { level: 1, name: 'My courses' })).toBeVisible()
}

export async function openSecurity(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Security' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible()
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Phone number', { exact: true })).toBeVisible()
}

function bytesOf(base32: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(base32, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}

/** The code of an authenticator app now, or after a number of 30-second steps (RFC 6238). */
export function appCode(secret: string, ahead = 0): string {
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead))
  const mac = createHmac('sha1', bytesOf(secret.replaceAll(/\s/g, '')))
    .update(step)
    .digest()
  const start = (mac.at(-1) ?? 0) & 15
  const digits = (mac.readUInt32BE(start) & 0x7fffffff) % 1_000_000
  return String(digits).padStart(6, '0')
}
