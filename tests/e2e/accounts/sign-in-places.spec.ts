import type { Page } from '@playwright/test'
import { demo, field, fillLogin, fillRegistration, submit } from './sign-in-page.ts'
import { signInAs } from '../../support/signed-in.ts'
import { expect, test } from '../../support/journey.ts'

const header = (page: Page) => page.getByRole('banner')
const dialog = (page: Page) => page.getByRole('dialog')
const widthOf = async (page: Page) => (await dialog(page).boundingBox())?.width ?? 0

test('[ACC-015] [ACC-249] the sign-in panel is 600 pixels wide below the header, and Escape restores the focus', async ({
  page,
}) => {
  await page.goto('/home')
  for (const [button, title, first] of [
    ['Register', 'Create your account', 'name'],
    ['Sign in', 'Sign in', 'phone'],
  ] as const) {
    const opener = header(page).getByRole('button', { name: button, exact: true })
    await opener.click()
    await expect(dialog(page).getByRole('heading', { name: title })).toBeVisible()
    await expect(field(page, first)).toBeFocused()
    expect(await widthOf(page)).toBe(600)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
})

test('[ACC-014] [ACC-249] [FRM-024] [FRM-025] the sign-in is a dialog of 444 pixels on /login, never wider than the window, and a page on a phone @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/login')
  await expect(field(page, 'phone')).toBeVisible()
  await expect(header(page)).toHaveCount(0)
  if (isMobile) {
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    return
  }
  await expect(dialog(page)).toBeVisible()
  expect(await widthOf(page)).toBe(444)
  // A laptop's window shows the whole form, down to the choice of languages.
  await expect(dialog(page).getByText('Bahasa Melayu')).toBeInViewport({ ratio: 1 })
  await page.goto('/login?form=regist')
  await expect(field(page, 'newPassword')).toBeVisible()
  await expect(dialog(page).getByText('Bahasa Melayu')).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 360, height: 700 })
  expect(await widthOf(page)).toBeLessThanOrEqual(360)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('[FRM-026] closing the sign-in returns to a public page, and to the home page from any other', async ({
  page,
}) => {
  await page.goto('/login?url=%2Fcourse')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/course$/)
  await page.goto('/login?url=%2Fhome%2Flearning%2Fcenter')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/home$/)
})

test('[CRS-149] [FRM-003] [FRM-004] a visitor views courses, signs in where an account is needed, and then joins', async ({
  page,
}) => {
  await page.goto('/course?isFree=1')
  await page.getByRole('main').locator('a[href*="/courseDetail/"]').first().click()
  await expect(page).toHaveURL(/\/courseDetail\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const address = new URL(page.url()).pathname
  await page.getByRole('button', { name: 'Sign in to join' }).first().click()
  await expect(field(page, 'phone')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await fillLogin(page, demo.normal, demo.password)
  await submit(page).click()
  await expect(page).toHaveURL(new RegExp(`${address}$`))
  await expect(page.getByRole('button', { name: 'Sign in to join' })).toHaveCount(0)
  const lesson = page.getByRole('link', { name: /Start the first lesson|Continue|Watch again/ })
  await expect(lesson.filter({ visible: true }).first()).toBeVisible()
})

test('[ACC-089] the registration links both agreements', async ({ page }) => {
  await page.goto('/login?form=regist')
  for (const [name, form] of [
    ['registration agreement', 1],
    ['privacy agreement', 2],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute(
      'href',
      new RegExp(`/agreement\\?form=${form}$`),
    )
})

test('[ACC-098] [ACC-099] [ACC-255] a new account returns to its starting page, reloaded on a desktop @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/course')
  await page.evaluate(() => Object.assign(window, { isOld: true }))
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Register' }).click()
  await fillRegistration(page)
  await expect(page).toHaveURL(/\/course$/)
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
  else await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Register' })).toHaveCount(0)
  const isOld = () => page.evaluate(() => 'isOld' in window)
  if (!isMobile) await expect.poll(isOld).toBe(false)
})

test('[ACC-232] [ACC-234] signing out leads from a learning page to the home page, and reloads any other page @phone-long', async ({
  page,
  isMobile,
}) => {
  await signInAs(page.context(), 'student')
  const leave = async () => {
    await page.getByRole('button', { name: isMobile ? '菜单' : /^账号：/ }).click()
    await page.getByText('退出登录', { exact: true }).click()
    await expect(page.getByText('已退出登录，正在前往首页')).toBeVisible()
  }
  await page.goto('/zh/home/learning/courses')
  await page.evaluate(() => Object.assign(window, { isOld: true }))
  await leave()
  await expect(page).toHaveURL(/\/zh\/home$/)
  expect(await page.evaluate(() => 'isOld' in window)).toBe(true)

  await signInAs(page.context(), 'student')
  await page.goto('/zh/course')
  await page.evaluate(() => Object.assign(window, { isOld: true }))
  await leave()
  await expect.poll(() => page.evaluate(() => 'isOld' in window).catch(() => true)).toBe(false)
  await expect(page).toHaveURL(/\/zh\/course$/)
})
