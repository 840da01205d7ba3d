import type { Page } from '@playwright/test'
import { demoSigns, signInAs } from '../../support/signed-in.ts'
import { recordInputs } from '../../support/sent-inputs.ts'
import { menu, openPage, withMenus } from './frame-page.ts'
import { scriptsOf } from '../../support/built-files.ts'
import { expect, moving, test } from '../../support/journey.ts'

const header = (page: Page) => page.locator('header').first()
const nav = (page: Page) => header(page).getByRole('navigation')

test('[FRM-081] [FRM-082] login, lesson and agreement have no site header and footer', async ({
  browser,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  for (const path of ['/login', '/agreement?form=2']) {
    await openPage(page, path)
    await expect(page.locator('footer')).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  }
  await signInAs(context, 'student')
  const { lesson } = await demoSigns(context)
  await openPage(page, `/college/course-video/${lesson}`)
  await expect(page.locator('footer')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await context.close()
})

test('[FRM-098] submenus open on focus and by Enter, and Escape closes them', async ({ page }) => {
  const child = { childMenuName: 'Child', childMenuUrl: '/course?isFree=1', openMode: '_self' }
  await withMenus(page, [menu('Plain'), menu('Parent', { childMenuList: [child] })])
  await openPage(page, '/home')
  const button = nav(page).getByRole('button', { name: 'Parent' })
  await nav(page).getByRole('link', { name: 'Plain' }).focus()
  await page.keyboard.press('Tab')
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(nav(page).getByRole('link', { name: 'Parent' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(nav(page).getByRole('link', { name: 'Child' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/course\?isFree=1$/)
})

test('[FRM-099] entries that do not fit into 950 px beside the logo are folded', async ({
  page,
}) => {
  const names = Array.from({ length: 14 }, (_, index) => `Long menu name ${index + 1}`)
  await page.setViewportSize({ width: 1900, height: 900 })
  await withMenus(
    page,
    names.map((name) => menu(name)),
  )
  await openPage(page, '/home')
  const more = nav(page).getByRole('button', { name: 'More' })
  await expect(more).toBeVisible()
  const logo = (await header(page).getByRole('link').first().boundingBox())?.width ?? 0
  const row = await nav(page).evaluate((one) =>
    [...one.children]
      .filter((child) => getComputedStyle(child).visibility !== 'hidden')
      .reduce((sum, child) => sum + child.getBoundingClientRect().width, 0),
  )
  expect(row).toBeLessThanOrEqual(950 - logo + 1)
  await more.click()
  await expect(nav(page).getByRole('link', { name: 'Long menu name 14' })).toBeVisible()
})

test('[FRM-088] [FRM-099] [FRM-118] no number of menus makes the page scroll sideways, and register stays in the header', async ({
  page,
}) => {
  const names = Array.from({ length: 10 }, (_, index) => `Latihan kemahiran ${index + 1}`)
  await withMenus(
    page,
    names.map((name) => menu(name, { explain: `Tentang ${name}` })),
  )
  await openPage(page, '/my/course')
  for (const width of [768, 820, 1024, 1180, 1440, 1900]) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0)
    await expect(header(page).getByRole('button', { name: 'Daftar' })).toBeInViewport()
    await expect(header(page).getByRole('button', { name: 'Log masuk' })).toBeInViewport()
  }
  await nav(page).getByRole('button', { name: 'Lagi' }).click()
  await expect(nav(page).getByText('Tentang Latihan kemahiran 10')).toBeVisible()
})

test("[FRM-119] the header's advert is shown to visitors and to signed-in people", async ({
  browser,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  for (const who of ['visitor', 'student'] as const) {
    if (who === 'student') await signInAs(context, who)
    await openPage(page, '/course')
    await header(page).getByRole('button', { name: 'Your week at a glance' }).click()
    await expect(header(page).getByRole('link', { name: /Your week at a glance/ })).toBeVisible()
  }
  await context.close()
})

test('[FRM-095] an item opens here or in a new tab without access to this one', async ({
  page,
}) => {
  await withMenus(page, [
    menu('Here', { menuUrl: '/course' }),
    menu('There', { menuUrl: '/course?isFree=1', openMode: '_blank' }),
  ])
  await openPage(page, '/zh/home')
  const opened = page.waitForEvent('popup')
  await nav(page).getByRole('link', { name: 'There' }).click()
  const tab = await opened
  await expect(tab).toHaveURL(/\/zh\/course\?isFree=1$/)
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  await nav(page).getByRole('link', { name: 'Here', exact: true }).click()
  await expect(page).toHaveURL(/\/zh\/course$/)
})

test('[FRM-100] [FRM-101] [FRM-102] [FRM-103] an item with an interface calls it first, and a visitor signs in instead', async ({
  browser,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await withMenus(page, [menu('Lab', { parameterInterface: '/partner/ticket' })])
  let answer: object = { ok: true, code: 200, msg: '', data: { ticket: 'abc' } }
  const asked: string[] = []
  await page.route('**/api/v1/partner/ticket', (route) => {
    asked.push(route.request().method())
    return route.fulfill({ json: answer })
  })
  await openPage(page, '/home')
  await nav(page).getByRole('link', { name: 'Lab' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(asked).toEqual([])

  await signInAs(context, 'student')
  await openPage(page, '/home')
  await nav(page).getByRole('link', { name: 'Lab' }).click()
  await expect(page).toHaveURL(/\/course\?ticket=abc$/)
  expect(asked).toEqual(['GET'])

  answer = { ok: false, code: -1001, msg: '', data: null }
  await openPage(page, '/home')
  await nav(page).getByRole('link', { name: 'Lab' }).click()
  await expect(page).toHaveURL(/\/course$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await context.close()
})

test('[FRM-105] [FRM-107] [FRM-108] [FRM-109] the course search suggests eight courses, usable by keyboard only', async ({
  page,
}) => {
  const asked = await recordInputs(page, /courseSearch/)
  await openPage(page, '/home')
  const box = header(page).getByRole('combobox', { name: 'Search courses' })
  await page.evaluate(() => {
    document.addEventListener('input', () => performance.mark('last key'), { capture: true })
  })
  await box.click()
  await box.pressSequentially('co', { delay: 50 })
  const options = page.getByRole('option')
  await expect(options.first()).toBeVisible()
  // The name has enough space beside the picture and the price, even if the field is narrow.
  const name = await options.first().getByTestId('suggested-name').boundingBox()
  expect(name?.width).toBeGreaterThan(150)
  expect(asked).toHaveLength(1)
  // The clock of the page measures both moments, so that other work of the machine does not matter.
  const waited = await page.evaluate(() => {
    const sent = performance
      .getEntriesByType('resource')
      .find(({ name }) => /courseSearch/.test(name))
    const typed = performance.getEntriesByName('last key').at(-1)
    return (sent?.startTime ?? 0) - (typed?.startTime ?? 0)
  })
  expect(waited).toBeGreaterThanOrEqual(299)
  expect(asked[0]).toMatchObject({ page: 1, size: 8 })
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  // CRS-217: if the name of a course does not match, the matching lesson or teacher follows the
  // name.
  const found = options.first().getByTestId('suggested-name')
  const chosen = await found.evaluate((name) => name.firstChild?.textContent ?? '')
  await expect(options.first()).toHaveAttribute('data-combobox-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/courseDetail\//)
  await expect(page.locator('h1')).toHaveText(chosen)

  await box.fill('listing')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/course\?courseName=listing$/)
})

test('there is one search, for courses, while the school has no pages of jobs', async ({
  page,
}) => {
  await openPage(page, '/course')
  await expect(header(page).getByRole('combobox')).toHaveCount(1)
})

test('[FRM-089] [FRM-111] [FRM-112] [FRM-113] [FRM-118] the account menu works after a reload without a further request', async ({
  browser,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await openPage(page, '/course')
  await expect(header(page).getByRole('button', { name: 'Register' })).toBeVisible()
  await expect(header(page).getByRole('button', { name: 'Sign in' })).toBeVisible()

  await signInAs(context, 'student')
  const calls: string[] = []
  page.on('request', (request) => {
    if (/\/user\/loginInfo|\/school\//.test(request.url())) calls.push(request.url())
  })
  const response = await page.goto('/course')
  expect(response?.headers()['cache-control']).toContain('private')
  const photo = header(page).getByRole('button', { name: /^Account: ./ })
  await expect(photo).toBeVisible()
  await page.reload()
  await expect(photo).toBeVisible()
  expect(calls).toEqual([])
  await photo.click()
  await header(page).getByRole('link', { name: 'My courses' }).click()
  await expect(page).toHaveURL(/\/home\/learning\/courses$/)
  // After a navigation the page has the focus, and this closes open menus. So the test waits for
  // the page first.
  await expect(page.locator('main')).toBeFocused()
  await photo.click()
  await header(page).getByRole('button', { name: 'Sign out' }).click()
  await expect(header(page).getByRole('button', { name: 'Sign in' })).toBeVisible()
  await context.close()
})

test('[FRM-012] [FRM-181] another language reloads the same page, and its prefix stays in links', async ({
  page,
}) => {
  await openPage(page, '/course?isFree=1')
  await header(page)
    .getByRole('button', { name: /^Language/ })
    .click()
  await header(page).getByRole('button', { name: 'Bahasa Melayu' }).click()
  await expect(page).toHaveURL(/\/my\/course\?isFree=1$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ms')
  await openPage(page, '/my/home')
  await header(page).getByRole('link', { name: 'Kursus', exact: true }).click()
  await expect(page).toHaveURL(/\/my\/course$/)
  // An address without a language shows the language that was chosen before, and the address does
  // not change.
  await openPage(page, '/course')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ms')
  await expect(page).toHaveURL(/[^y]\/course$/)
})

test('[FRM-182] the languages are in header, footer and on the login page, and ask when work is unsaved', async ({
  page,
}) => {
  await openPage(page, '/login')
  await expect(page.getByRole('list', { name: 'Language' })).toBeVisible()
  await openPage(page, '/course')
  await expect(page.locator('footer').getByRole('list', { name: 'Language' })).toBeAttached()
  await header(page).getByRole('button', { name: 'Register' }).click()
  await page.locator('input[name="phone"]').fill('1123456789')
  await page.locator('footer').getByRole('button', { name: '中文' }).click()
  const question = page.getByRole('dialog', { name: 'Change the language and leave this page?' })
  await question.getByRole('button', { name: 'Stay here' }).click()
  await expect(page).toHaveURL(/\/course$/)
  await page.locator('footer').getByRole('button', { name: '中文' }).click()
  await question.getByRole('button', { name: 'Change and leave' }).click()
  await expect(page).toHaveURL(/\/zh\/course$/)
  await header(page).getByRole('button', { name: '注册' }).click()
  await expect(page.locator('input[name="phone"]')).toHaveValue('1123456789')
})

test('[FRM-092] code that fails to load leaves the frame visible with a retry button', async ({
  page,
}) => {
  await openPage(page, '/home')
  const code = scriptsOf(/\/course-list-page\.tsx$/)
  await page.route(code, (route) => route.abort())
  await nav(page).getByRole('link', { name: 'Courses', exact: true }).click()
  const again = page.getByRole('button', { name: 'Load again' })
  await expect(again).toBeVisible()
  await expect(header(page)).toBeVisible()
  await page.unroute(code)
  await again.click()
  await expect(page.locator('main a[href*="/courseDetail/"]').first()).toBeVisible()
})

/** Animations are enabled only where they may interfere, because they cost a third of the time. */
test.describe('with movement', () => {
  test.use(moving)

  test('[FRM-080] [FRM-085] [FRM-086] header, page and footer are shown; the header is transparent over the home page until 100 px', async ({
    page,
  }) => {
    await openPage(page, '/home')
    await expect(page.locator('footer')).toBeAttached()
    await expect(header(page)).toHaveAttribute('data-clear', 'true')
    await page.evaluate(() => scrollTo(0, 99))
    await expect(header(page)).toHaveAttribute('data-clear', 'true')
    await page.evaluate(() => scrollTo(0, 100))
    await expect(header(page)).not.toHaveAttribute('data-clear', 'true')
    await openPage(page, '/course')
    await expect(header(page)).not.toHaveAttribute('data-clear', 'true')
  })

  test('[FRM-094] [FRM-096] [FRM-097] submenus open under the mouse, and an explanation is beside its item', async ({
    page,
  }) => {
    await withMenus(page, [
      menu('Plain', { explain: 'What it is for' }),
      menu('Off', { active: false }),
      menu('Parent', {
        childMenuList: [
          { childMenuName: 'Child', childMenuUrl: '/course?isFree=1', openMode: '_self' },
        ],
      }),
    ])
    await openPage(page, '/home')
    await expect(nav(page).getByText('Off')).toHaveCount(0)
    await nav(page).getByRole('link', { name: 'Plain' }).hover()
    await expect(page.getByRole('tooltip')).toBeVisible()
    await expect(nav(page).getByRole('link', { name: 'Child' })).toHaveCount(0)
    await nav(page).getByRole('button', { name: 'Parent' }).hover()
    await expect(nav(page).getByRole('link', { name: 'Child' })).toBeVisible()
  })

  test('[FRM-137] [FRM-138] a button leads back to the top', async ({ page }) => {
    await openPage(page, '/home')
    const up = page.getByRole('button', { name: 'Back to top' })
    await page.evaluate(() => scrollTo(0, 390))
    await expect(up).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, 900))
    await up.click()
    await expect.poll(() => page.evaluate(() => scrollY), { timeout: 1500 }).toBe(0)
  })
})
