import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { call } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { demoPassword, registerNew, signInByPhone } from '../../support/signed-in.ts'
import { field, fillLogin, submit } from './sign-in-page.ts'

interface Texts {
  app: { sessionLost: { title: string; text: string; stay: string } }
  accounts: { sessionEnded: string }
  site: { signIn: string }
}

const folders = {
  app: 'apps/web/src/app/texts',
  accounts: 'apps/web/src/modules/accounts/texts',
  site: 'packages/site/src/texts',
}

function textsOf(language: string): Texts {
  const file = language === 'my' ? 'ms' : language
  const read = ([name, folder]: [string, string]) => [
    name,
    JSON.parse(readFileSync(new URL(`../../../${folder}/${file}.json`, import.meta.url), 'utf8')),
  ]
  return Object.fromEntries(Object.entries(folders).map(read)) as Texts
}

/**
 * Ends the session of the page on the server, like a new password or "sign out the other devices".
 */
async function endSession(browser: Browser, phone: string): Promise<void> {
  const elsewhere = await browser.newContext()
  await signInByPhone(elsewhere, phone)
  await call(elsewhere, '/user/endOtherSessions', {})
  await elsewhere.close()
}

async function openAccount(page: Page): Promise<void> {
  await page.goto('/home/learning/account')
  await expect(field(page, 'name')).toBeVisible()
}

/** Types a name, which the server refuses because the session has ended. */
async function loseName(page: Page, browser: Browser, phone: string, name: string) {
  await field(page, 'name').fill(name)
  await endSession(browser, phone)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(field(page, 'password')).toBeVisible()
  await expect(page.getByText(textsOf('en').accounts.sessionEnded)).toBeVisible()
}

async function signInAgain(page: Page, phone: string): Promise<void> {
  await fillLogin(page, phone, demoPassword)
  await submit(page).click()
  await expect(page).toHaveURL(/\/home\/learning\/account(_basic_m)?$/)
  await expect(field(page, 'name')).toBeVisible()
}

test('[FRM-067] [FRM-185] [ACC-262] text typed when the session ended is offered to the same person only', async ({
  page,
  context,
  browser,
}) => {
  const stranger = await browser.newContext()
  const other = await registerNew(stranger)
  await stranger.close()
  const phone = await registerNew(context)
  const draftNotice = page.getByText('We kept what you typed before.')

  await openAccount(page)
  await loseName(page, browser, phone, 'Nurul Huda binti Ismail')
  await signInAgain(page, phone)
  await expect(field(page, 'name')).toHaveValue('Nurul Huda binti Ismail')
  await expect(draftNotice).toBeVisible()

  await loseName(page, browser, phone, 'Nurul Huda')
  await signInAgain(page, other)
  await expect(field(page, 'name')).not.toHaveValue(/Nurul/)
  await expect(draftNotice).toHaveCount(0)
  // The server has not stored the text for the other account.
  await page.reload()
  await expect(field(page, 'name')).toBeVisible()
  await expect(field(page, 'name')).not.toHaveValue(/Nurul/)
})

// Malay is tested too, because it has the longest words, which must fit.
for (const language of ['en', 'zh', 'my']) {
  test(`[FRM-068] [FRM-185] [ACC-286] a phone shows in ${language} that the session has ended, before it leaves the page and at the sign-in @phone-only${language === 'my' ? '' : ' @long'}`, async ({
    page,
    context,
    browser,
  }) => {
    const { app, accounts, site } = textsOf(language)
    const phone = await registerNew(context)
    // Waits for the last call of the page: a call after the end of the session would reveal the end
    // before the click.
    const lastCall = () => page.waitForLoadState('networkidle')
    await page.goto(`/${language}/course?isFree=1`)
    await page.locator('main a[href*="/courseDetail/"]').first().click()
    const join = page
      .locator('main')
      .getByRole('button', { name: /^(Join the course|加入|Sertai)/ })
    await expect(join.last()).toBeVisible()
    await lastCall()
    const address = page.url()
    await endSession(browser, phone)
    await join.last().click()

    const prompt = page.getByRole('dialog', { name: app.sessionLost.title })
    const words = prompt.getByText(app.sessionLost.text)
    const stay = prompt.getByRole('button', { name: app.sessionLost.stay })
    await expect(words).toBeVisible()
    const box = await prompt.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390)
    for (const button of await prompt.getByRole('button').all()) {
      await expect(button).toBeInViewport({ ratio: 1 })
      expect(await button.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(
        0,
      )
    }
    await stay.click()
    await expect(prompt).toHaveCount(0)
    expect(page.url()).toBe(address)

    await page.goto(`/${language}/course`)
    await signInByPhone(context, phone)
    await page.goto(address)
    // The server renders this page for visitors. The button to join shows that the browser has
    // found the person's session.
    await expect(join.last()).toBeVisible()
    await lastCall()
    await endSession(browser, phone)
    await join.last().click()
    await prompt.getByRole('button', { name: site.signIn }).click()
    await expect(page).toHaveURL(/\/login\?url=/)
    await expect(page.getByText(accounts.sessionEnded)).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
}
