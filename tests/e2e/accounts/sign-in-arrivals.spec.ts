import type { BrowserContext, Page } from '@playwright/test'
import { unique } from '../../support/new-names.ts'
import {
  demo,
  field,
  fillLogin,
  forgetCookies,
  fillRegistration,
  register,
  submit,
} from './sign-in-page.ts'
import { recordInputs } from '../../support/sent-inputs.ts'
import { registerNew } from '../../support/signed-in.ts'
import { expect, test } from '../../support/journey.ts'

async function tokenOf(context: BrowserContext): Promise<string> {
  const headers = { language: 'en' }
  const answer = await context.request.post('/api/v1/user/createTemporaryToken', {
    headers,
    data: {},
  })
  const { data } = (await answer.json()) as { data: { temporaryToken: string } }
  return data.temporaryToken
}

const isSignedIn = async (page: Page) =>
  (await page.context().cookies()).some(({ name, value }) => name === 'isLogin' && value === '1')

test('[ACC-225] [ACC-226] [ACC-227] a token signs in once, on its page, and is removed from the address @phone-long', async ({
  browser,
  page,
}) => {
  const giver = await browser.newContext()
  await registerNew(giver)
  const temporaryToken = await tokenOf(giver)
  await page.goto(`/zh/course?temporaryToken=${temporaryToken}&page=1`)
  await expect(page).toHaveURL(/\/zh\/course\?page=1$/)
  await expect.poll(() => isSignedIn(page)).toBe(true)

  await forgetCookies(page)
  await page.goto(`/zh/course?temporaryToken=${temporaryToken}`)
  await expect(page).toHaveURL(/\/zh\/home$/)
  await expect(page.getByText('登录链接已失效')).toBeVisible()
  expect(await isSignedIn(page)).toBe(false)
  await giver.close()
})

test('[ACC-225] [ACC-227] a token opens even a protected page, and asks before it replaces another account @long', async ({
  browser,
  page,
}) => {
  const giver = await browser.newContext()
  const phone = await registerNew(giver)
  const own = await registerNew(page.context())
  const mobile = async () => {
    const headers = { language: 'en' }
    const answer = await page.context().request.get('/api/v1/user/loginInfo', { headers })
    return ((await answer.json()) as { data: { mobile: string } | null }).data?.mobile
  }
  await page.goto(`/home/learning/center?temporaryToken=${await tokenOf(giver)}`)
  await expect(page.getByText('Switch account?')).toBeVisible()
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(page).toHaveURL(/\/home\/learning\/center$/)
  expect(await mobile()).toBe(own)
  await page.goto(`/home/learning/center?temporaryToken=${await tokenOf(giver)}`)
  const changed = page.waitForResponse(/temporaryTokenLogin$/)
  await page.getByRole('button', { name: 'Switch account' }).click()
  await changed
  await expect.poll(mobile).toBe(phone)
  await giver.close()
})

test('[ACC-109] [ACC-228] the campus of the address is named in a registration in the same tab', async ({
  page,
}) => {
  const sent = await recordInputs(page, /\/user\/register$/)
  await page.goto('/?scId=campus-7')
  await expect(page).toHaveURL(/\/home/)
  await register(page, '/course')
  await expect.poll(() => sent).toMatchObject([{ schoolCode: 'campus-7' }])
})

/** Confirms or cancels on the phone page of the sandbox provider. */
async function scan(page: Page, act: 'Confirm' | 'Cancel', name: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with WeChat' }).click()
  const code = page.frameLocator('iframe').getByRole('link', { name: 'Open as on a phone' })
  const href = (await code.getAttribute('href')) ?? ''
  const phone = await page.context().newPage()
  await phone.goto(href)
  await phone.getByLabel('Somebody else').fill(name)
  await phone.getByRole('button', { name: act }).click()
  await expect(phone.getByRole('status')).toContainText(`${act}`)
  await phone.close()
}

test('[ACC-190] [ACC-191] [ACC-192] [ACC-193] [ACC-194] a scanned account is bound after the sign-in, and signs in from then on @long', async ({
  page,
}) => {
  const name = unique('Lotus')
  await page.goto('/login?url=%2Fcourse')
  await scan(page, 'Cancel', name)
  await expect(page.getByText(/The scan was cancelled or has expired/)).toBeVisible()
  await scan(page, 'Confirm', name)
  await expect(
    page.getByText(`WeChat account ${name} is not linked to an account here yet`),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/login\?url=%2Fcourse$/)

  await page.getByRole('button', { name: 'Register for free' }).click()
  await fillRegistration(page)
  // The page leads on to the confirmation without a click. The link of the confirmation has a
  // journey of its own.
  await expect(page).toHaveURL(/\/course$/)
  await expect(page.getByText(`Link the WeChat account ${name}?`)).toBeVisible()
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  await expect(page.getByText('The WeChat account is linked')).toBeVisible()

  await forgetCookies(page)
  await page.goto('/login?url=%2Fhome%2Flearning%2Fcenter')
  await scan(page, 'Confirm', name)
  await expect(page).toHaveURL(/\/home\/learning\/center$/)
  await expect(page.getByText('You have not joined a course yet')).toBeVisible()
})

test('[ACC-256] a person signs in with a puzzle instead of the picture @long', async ({ page }) => {
  await page.goto('/login?url=%2Fcourse')
  await fillLogin(page, demo.normal, demo.password)
  await page.getByRole('button', { name: 'Verify automatically' }).click()
  // The browser searches a number by trying. The number of tries is random: mostly a second or two
  // are enough, sometimes ten times as long is needed.
  const solved = page.getByText('Verified; the code is filled in.')
  await expect(solved).toBeVisible({ timeout: 40_000 })
  await expect(field(page, 'captcha')).not.toHaveValue('8888')
  await submit(page).click()
  await expect(page).toHaveURL(/\/course$/)
})

test('[ACC-256] the code can be spoken @long', async ({ page }) => {
  await page.goto('/login')
  const sound = page.waitForResponse(/getQrSound/)
  await page.getByRole('button', { name: 'Listen' }).click()
  expect((await sound).headers()['content-type']).toContain('audio/')
  await expect(page.getByText(/Type the characters you heard|being spoken/)).toBeVisible()
})
