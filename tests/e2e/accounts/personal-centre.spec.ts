import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { newPhone, shownPhone } from '../../support/new-names.ts'
import { demoPassword, registerNew, signInByPhone } from '../../support/signed-in.ts'
import { askForCode, codeOf, field, fillLogin, forgetCookies, submit } from './sign-in-page.ts'
import { expect, test } from '../../support/journey.ts'

const photo = fileURLToPath(new URL('../../../docs/screenshots/home.png', import.meta.url))
const account = '/home/learning/account'

async function openAccount(page: Page, tab = ''): Promise<string> {
  const phone = await registerNew(page.context())
  await page.goto(account + tab)
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  return phone
}

test("[ACC-261] the other device's address redirects to this device's page @phone", async ({
  page,
  isMobile,
}) => {
  await openAccount(page)
  const own = isMobile ? /\/account_basic_m$/ : /\/learning\/account$/
  await expect(page).toHaveURL(own)
  await page.goto(isMobile ? account : '/home/learning/account_basic_m')
  await expect(page).toHaveURL(own)
})

test('[ACC-197] [ACC-198] [ACC-199] [ACC-201] name and gender are saved, and the header shows the new name @phone-long', async ({
  page,
}) => {
  await openAccount(page)
  await field(page, 'name').fill('x')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please enter at least 2 characters')).toBeVisible()
  await expect(field(page, 'name')).toBeFocused()
  await field(page, 'name').fill('Siti a/p Raman')
  await page.getByRole('radio', { name: 'Female' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(field(page, 'name')).toHaveValue('Siti a/p Raman')
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked()
})

test('[ACC-197] [ACC-200] [ACC-202] [ACC-203] [FRM-175] a portrait is cropped to a square and shown at once; a file that is no picture is refused with the reason', async ({
  page,
}) => {
  await openAccount(page)
  const choose = async (file: Parameters<Awaited<ReturnType<typeof chooser>>['setFiles']>[0]) =>
    (await chooser()).setFiles(file)
  const chooser = async () => {
    const opened = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Change photo' }).click()
    return opened
  }
  await choose({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(page.getByRole('alert')).toHaveText('Please choose a JPG or PNG picture.')
  await choose(photo)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('slider')).toBeVisible()
  await dialog.getByRole('button', { name: 'Use this part' }).click()
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible({ timeout: 20_000 })
  await expect(dialog).toBeHidden()
  const face = page.getByRole('img', { name: 'Your photo' }).locator('img')
  await expect(face).toBeVisible()
  // Waits until the picture is loaded, because its element exists before.
  await expect(face).toHaveJSProperty('naturalWidth', 512)
  await expect(face).toHaveJSProperty('naturalHeight', 512)
})

test('[ACC-159] [ACC-160] [ACC-161] [ACC-162] [ACC-164] [FRM-044] [FRM-216] the phone number is changed in two steps, and signs in afterwards', async ({
  page,
  context,
  isMobile,
}) => {
  // A new person has just received a code, and must wait a minute for the next code.
  const old = isMobile ? '132000061' : '132000062'
  await signInByPhone(context, old)
  const fresh = newPhone()
  await page.goto('/home/changeMoblie')
  await expect(page.getByText('Step 1 of 2')).toBeVisible()
  await askForCode(page)
  await field(page, 'smsCode').fill('000000')
  await submit(page).click()
  await expect(page.getByText('The code is wrong.')).toBeVisible()
  await field(page, 'smsCode').fill(await codeOf(page, old))
  await submit(page).click()
  await expect(page.getByText('Verification success')).toBeVisible()
  await expect(page.getByText('Step 2 of 2')).toBeVisible()
  await field(page, 'phone').fill('123')
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByText('Please enter a correct phone number')).toBeVisible()
  await field(page, 'phone').fill(fresh)
  await askForCode(page)
  await field(page, 'smsCode').fill(await codeOf(page, fresh))
  await submit(page).click()
  const number = page.getByText(shownPhone(fresh))
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(number).toBeVisible()
  // FRM-216: the phone number is on one line, after the layout has changed to the new width.
  const lines = () =>
    number.evaluate((one) => {
      const range = document.createRange()
      range.selectNodeContents(one)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })
  await expect.poll(lines).toBe(1)

  await forgetCookies(page)
  await page.goto('/login?url=%2Fcourse')
  await fillLogin(page, fresh, demoPassword)
  await submit(page).click()
  await expect(page).toHaveURL(/\/course$/)
})

test('[ACC-116] [ACC-157] [ACC-158] [ACC-257] the password is changed with the old one, and other devices are signed out', async ({
  page,
  browser,
  baseURL,
}) => {
  const phone = await openAccount(page, '?tab=security')
  const other = await browser.newContext({ baseURL })
  await other.request.get('/api/v1/baseVerify/getQrImage')
  const headers = { language: 'en' }
  const data = { phone, areaCode: '60', password: `plain:${demoPassword}`, code: '8888' }
  await other.request.post('/api/v1/user/studentLogin', { headers, data })
  await page.reload()
  await expect(page.getByRole('button', { name: /^Sign out device/ })).toHaveCount(1)

  const fill = async (old: string, fresh: string, again = fresh) => {
    await page.getByLabel('Current password', { exact: true }).fill(old)
    await page.getByLabel('New password', { exact: true }).fill(fresh)
    await page.getByLabel('New password again', { exact: true }).fill(again)
    await page.getByRole('button', { name: 'Change password' }).click()
  }
  await fill('Wrong2026', 'Bridges2027')
  await expect(page.getByText('The current password is wrong.')).toBeVisible()
  await fill(demoPassword, 'onlyletters')
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused()
  await fill(demoPassword, 'Bridges2027', 'Bridges2028')
  await expect(page.getByText('The two new passwords are not the same.')).toBeVisible()
  await fill(demoPassword, 'Bridges2027')
  await expect(page.getByText('Password changed')).toBeVisible()

  const info = await other.request.get('/api/v1/user/loginInfo', { headers })
  expect((await info.json()).code).toBe(-1001)
  await page.reload()
  await expect(page.getByText('This device')).toBeVisible()
  await other.close()
})

test('[ACC-225] [ACC-227] a code on the desktop signs the phone in once', async ({
  page,
  browser,
  baseURL,
}) => {
  await openAccount(page, '?tab=security')
  const answer = page.waitForResponse(/createTemporaryToken/)
  await page.getByRole('button', { name: 'Show the code' }).click()
  const { data } = await (await answer).json()
  await expect(page.getByText(/seconds? left/)).toBeVisible()

  const other = await browser.newContext({ baseURL })
  const phone = await other.newPage()
  await phone.goto(`/home/learning/center?temporaryToken=${data.temporaryToken}`)
  await expect(phone).toHaveURL(/\/home\/learning\/center$/)
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('Welcome')
  await other.clearCookies()
  await phone.goto(`/home/learning/center?temporaryToken=${data.temporaryToken}`)
  await expect(phone).toHaveURL(/\/home$/)
  await other.close()
})
