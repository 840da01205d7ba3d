import type { Page } from '@playwright/test'
import { demoPassword, registerNew } from '../../support/signed-in.ts'
import { fillLogin, submit } from './sign-in-page.ts'
import { expect, test } from '../../support/journey.ts'

const prove = async (page: Page, button: string) => {
  await page.getByLabel('Your password').fill(demoPassword)
  await page.getByRole('button', { name: button, exact: true }).click()
}

/** A dialog ignores clicks and keys in its first half second (FRM-366). */
const answer = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click({ delay: 600 })

test('[ACC-315] [ACC-316] [ACC-317] a person downloads the own data, closes the account, sees that at the next sign-in and withdraws it @phone', async ({
  page,
}) => {
  const phone = await registerNew(page.context(), 'Farah Aminah')
  await page.goto('/home/learning/account')
  const parts = page.getByRole('navigation', { name: 'Account', exact: true })
  await parts.getByRole('link', { name: 'My data' }).click()

  await prove(page, 'Request the archive')
  await expect(page.getByText(/^Your archive is ready/)).toBeVisible({ timeout: 60_000 })
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await started).suggestedFilename()).toMatch(/\.zip$/)
  await expect(page.getByText(/^You can order the next archive from/)).toBeVisible()

  await page.getByRole('link', { name: 'See what closing means' }).click()
  await expect(page.getByRole('heading', { name: 'What is kept, and why' })).toBeVisible()
  await prove(page, 'Close my account')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Keep my account' })).toBeFocused()
  await answer(page, 'Close my account')
  await expect(page.getByText(/^Your account will be closed on/)).toBeVisible()

  // The person signs in again, in another tab.
  await page.context().clearCookies()
  const tab = await page.context().newPage()
  await tab.goto('/login')
  await fillLogin(tab, phone, demoPassword)
  await submit(tab).click()
  await expect(tab.getByRole('dialog').getByText(/^Your account will be closed on/)).toBeVisible()
  await answer(tab, 'Keep my account')
  await expect(tab.getByText('Your account stays open')).toBeVisible()
  await tab.goto('/home/learning/account?tab=close')
  await expect(tab.getByRole('button', { name: 'Close my account' })).toBeVisible()
  await expect(tab.getByLabel('Your password')).toBeVisible()
})
