import type { Browser, Page } from '@playwright/test'
import { call } from '../../support/ask-server.ts'
import { newPhone } from '../../support/new-names.ts'
import { demoPassword, signInAs, signInByPhone } from '../../support/signed-in.ts'
import { ownSign } from '../people/people-page.ts'
import { askForCode, codeOf, field, submit } from './sign-in-page.ts'
import { fillStaffForm, newMember } from './staff-page.ts'
import { expect, test } from '../../support/journey.ts'

const fresh = 'Sawah-padi-26!'
const openAccount = (page: Page) => page.getByRole('button', { name: /^Account of/ })

/**
 * A staff member with a password and an unused phone, because each phone gets one code a minute.
 */
async function memberOnNewPhone(browser: Browser, role: 'teacher' | 'schoolAdmin') {
  const first = await newMember(browser, role)
  const own = await browser.newContext()
  await signInByPhone(own, first, '/user/teacherLogin')
  const sign = await ownSign(own)
  await own.close()
  const staff = await browser.newContext()
  await signInAs(staff, 'staff')
  const mobile = newPhone()
  const reason = 'The old phone is lost'
  await call(staff, '/user/changePersonMobile', { sign, mobile, areaCode: '60', reason })
  await staff.close()
  return mobile
}

/** Goes from the link of a staff site to a new password, and back to the site's sign-in. */
async function recover(page: Page, site: string, phone: string) {
  await page.goto(site)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(/\/login\?form=forget/)
  await field(page, 'phone').fill(phone)
  await askForCode(page)
  await field(page, 'smsCode').fill('000000')
  await submit(page).click()
  await expect(page.getByText('The code is wrong.')).toBeVisible()
  await field(page, 'smsCode').fill(await codeOf(page, phone))
  await submit(page).click()
  await expect(page.getByText('Set a new password')).toBeVisible()
  await field(page, 'newPassword').fill(fresh)
  await field(page, 'passwordAgain').fill(fresh)
  await submit(page).click()
  await expect(page.getByText('Your new password is saved.')).toBeVisible()
  // The page leads back to the site of the staff without a click.
  await expect(page).toHaveURL(new RegExp(`${site}#/login`))
}

/** Expects that the old password is refused, and that the new password opens the site. */
async function signInAnew(page: Page, phone: string, heading: string) {
  await fillStaffForm(page, phone, demoPassword)
  await expect(page.getByText('Incorrect phone number or password.')).toBeVisible()
  await expect(openAccount(page)).toHaveCount(0)
  await fillStaffForm(page, phone, fresh)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect(openAccount(page)).toBeVisible()
}

test('[ACC-146] [ACC-152] [ACC-285] a teacher with a forgotten password sets another and returns to the teacher site @phone-long', async ({
  page,
  browser,
}) => {
  const phone = await memberOnNewPhone(browser, 'teacher')
  await recover(page, '/teacher/', phone)
  await signInAnew(page, phone, 'My courses')
})

test('[ACC-146] [ACC-152] [ACC-285] an administrator with a forgotten password sets another and returns to the administration @long', async ({
  page,
  browser,
}) => {
  const phone = await memberOnNewPhone(browser, 'schoolAdmin')
  await recover(page, '/admin/', phone)
  await signInAnew(page, phone, 'To do')
})
