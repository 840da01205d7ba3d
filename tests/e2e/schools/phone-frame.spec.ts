import type { Page } from '@playwright/test'
import { exams } from '@titian/contract'
import { demoSigns, signInAs } from '../../support/signed-in.ts'
import { menu, openPage, withMenus } from './frame-page.ts'
import { expect, moving, test } from '../../support/journey.ts'

const header = (page: Page) => page.locator('header').first()
const openDrawer = async (page: Page) => {
  await header(page).getByRole('button', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer).toBeVisible()
  return drawer
}

test('[FRM-071] [FRM-073] [FRM-079] [FRM-186] the logo and the footer are on the home and course pages', async ({
  browser,
}) => {
  const context = await browser.newContext()
  await signInAs(context, 'student')
  const page = await context.newPage()
  for (const path of ['/home', '/course', '/tiktok_shop', '/home/learning/courses']) {
    await openPage(page, path)
    await expect(header(page).getByRole('link').first(), path).toHaveAttribute('href', '/home')
    await expect(header(page).getByRole('button', { name: 'Back' })).toHaveCount(0)
    await expect(page.locator('footer'), path).toBeAttached()
  }
  await context.close()
})

test('[FRM-074] [FRM-075] other pages have a back arrow and a title; the arrow leads back, or home on a first visit', async ({
  browser,
}) => {
  const context = await browser.newContext()
  await signInAs(context, 'student')
  const { course } = await demoSigns(context)
  const page = await context.newPage()
  await openPage(page, '/home/learning/center')
  await expect(header(page)).toContainText('Learning centre')
  await expect(page.locator('footer')).toHaveCount(0)
  await header(page).getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/home$/)

  await openPage(page, '/course?isFree=1')
  await page.locator('main a[href*="/courseDetail/"]').first().click()
  await expect(page).toHaveURL(/\/courseDetail\//)
  // Waits for the new page, because the list may still be visible after the address has changed.
  await expect(async () => {
    const name = (await page.locator('h1').textContent()) ?? ''
    await expect(header(page).getByText(name, { exact: true })).toBeVisible({ timeout: 500 })
  }).toPass()
  await header(page).getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/course\?isFree=1$/)

  await openPage(page, `/zh/courseDetail/${course}`)
  await header(page).getByRole('button', { name: '返回' }).click()
  await expect(page).toHaveURL(/\/zh\/home$/)
  await context.close()
})

test('[FRM-187] the drawer opens from the lesson as well, and lists the open examination', async ({
  browser,
}) => {
  const context = await browser.newContext()
  await signInAs(context, 'student')
  const { lesson } = await demoSigns(context)
  const page = await context.newPage()
  await openPage(page, `/college/course-video/${lesson}`)
  const drawer = await openDrawer(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(header(page).getByRole('button', { name: 'Menu' })).toBeFocused()
  await openDrawer(page)
  const waiting = drawer.getByRole('navigation', { name: 'Exams open to you' })
  await waiting.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/testPaper\//)
  await expect(drawer).toHaveCount(0)
  await context.close()
})

test('[FRM-187] a late examination moves no row of the drawer', async ({ browser }) => {
  const context = await browser.newContext()
  await signInAs(context, 'student')
  const page = await context.newPage()
  let letAnswer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => (letAnswer = resolve))
  await page.route(`**${exams.examineByExamine.path}*`, async (route) => {
    await answered
    await route.continue()
  })
  await openPage(page, '/course')
  const drawer = await openDrawer(page)
  const courses = drawer.getByRole('link', { name: 'My courses' })
  await courses.click({ trial: true })
  const before = await courses.boundingBox()
  letAnswer()
  await expect(drawer.getByRole('link', { name: 'Until' })).toBeVisible()
  expect(await courses.boundingBox()).toEqual(before)
  await context.close()
})

test('[FRM-098] children of an item are reached by a tap', async ({ page }) => {
  const child = { childMenuName: 'Child', childMenuUrl: '/course?isFree=1', openMode: '_self' }
  await withMenus(page, [menu('Parent', { childMenuList: [child] })])
  await openPage(page, '/home')
  const drawer = await openDrawer(page)
  await drawer.getByRole('link', { name: 'Child' }).tap()
  await expect(page).toHaveURL(/\/course\?isFree=1$/)
  await expect(drawer).toHaveCount(0)
})

test('[FRM-087] the device is recognised by the user agent, not by the width', async ({
  browser,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, '/home')
  await expect(header(page).getByRole('button', { name: 'Menu' })).toBeVisible()
  const desk = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x64) Chrome/126.0.0.0 Safari/537.36',
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    hasTouch: false,
  })
  const other = await desk.newPage()
  await openPage(other, '/home')
  await expect(header(other).getByRole('button', { name: 'Menu' })).toHaveCount(0)
  await desk.close()
})

test('[FRM-071] the link of a section is aligned with the first line of its heading', async ({
  page,
}) => {
  await openPage(page, '/home')
  // An advert has its link below its text.
  const sections = page.locator('[data-part]:not([data-part="adverts"]) section')
  const offsets = await sections.evaluateAll((all) =>
    all.flatMap((section) => {
      const link = section
        .querySelector('h2')
        ?.parentElement?.nextElementSibling?.querySelector('a')
      const heading = section.querySelector('h2')
      if (!link || !heading) return []
      // The text gets a box of its own for the measurement, because the link lays out its children
      // in a row.
      const baseline = (element: Element) => {
        const [box, mark] = [document.createElement('span'), document.createElement('span')]
        mark.style.cssText = 'display:inline-block;width:0;height:0'
        const [text] = element.childNodes
        text?.replaceWith(box)
        box.append(mark, text ?? '')
        const { bottom } = mark.getBoundingClientRect()
        box.replaceWith(text ?? '')
        return bottom
      }
      return [Math.abs(baseline(link) - baseline(heading))]
    }),
  )
  expect(offsets.length).toBeGreaterThan(0)
  expect(Math.max(...offsets)).toBeLessThanOrEqual(2)
})

test('[FRM-141] later pages of a list are appended on a phone', async ({ page }) => {
  await openPage(page, '/course')
  const cards = page.locator('main a[href*="/courseDetail/"]')
  const first = await cards.first().getAttribute('href')
  const before = await cards.count()
  const more = page.getByRole('link', { name: /^Show \d+ more/ })
  await more.click()
  await expect.poll(() => cards.count()).toBeGreaterThan(before)
  expect(await cards.first().getAttribute('href')).toBe(first)
})

/** Animations are enabled only where they may interfere, because they cost a third of the time. */
test.describe('with movement', () => {
  test.use(moving)

  test('[FRM-072] [FRM-090] the home page keeps its state, other pages are rendered again', async ({
    page,
  }) => {
    await openPage(page, '/home')
    await page.evaluate(() => {
      scrollTo(0, 700)
      document.querySelector('main h1')?.setAttribute('data-seen', 'yes')
    })
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/')) calls.push(request.url())
    })
    const drawer = await openDrawer(page)
    const left = await page.evaluate(() => scrollY)
    await drawer.getByRole('link', { name: 'Courses', exact: true }).click()
    await expect(page).toHaveURL(/\/course$/)
    // Waits for the list, because until then the home page is visible, which shows courses too.
    await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, 300))
    calls.length = 0
    await header(page).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/home$/)
    await expect(page.locator('main h1[data-seen="yes"]')).toBeAttached()
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(left))
    expect(calls).toEqual([])

    // The browser remembers the scroll position of the previous page even if another page was
    // loaded from the server since.
    await openPage(page, '/course')
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await header(page).getByRole('link').first().click()
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(left))
  })

  test('[FRM-076] [FRM-187] the drawer of a signed-in student has own courses, menus and sign out', async ({
    browser,
  }) => {
    const context = await browser.newContext()
    await signInAs(context, 'student')
    const page = await context.newPage()
    await openPage(page, '/home/learning/center')
    const drawer = await openDrawer(page)
    await expect(drawer.getByRole('link', { name: 'My courses' })).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Courses', exact: true })).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Sharing courses' })).toHaveCount(0)
    await expect(drawer.getByRole('button', { name: 'Sign out' })).toBeVisible()
    await drawer.getByRole('link', { name: 'My courses' }).click()
    await expect(page).toHaveURL(/\/home\/learning\/courses$/)
    await expect(drawer).toHaveCount(0)
    await context.close()
  })

  test('[FRM-118] [FRM-182] [FRM-187] the drawer of a visitor has sign in, register and languages, and the search is beside the logo', async ({
    page,
  }) => {
    await openPage(page, '/course')
    const drawer = await openDrawer(page)
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(header(page).getByRole('button', { name: 'Menu' })).toBeFocused()
    await openDrawer(page)
    await expect(drawer.getByRole('button', { name: 'Register' })).toBeVisible()
    await expect(drawer.getByRole('list', { name: 'Language' })).toBeVisible()
    await drawer.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(/\/login\?url=/)
    await openPage(page, '/course')
    await header(page).getByRole('button', { name: 'Search courses' }).click()
    const box = page.getByRole('dialog').getByRole('combobox')
    await expect(box).toBeFocused()
    await box.fill('o')
    // The suggestions fit into the screen.
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    const widths = await page.evaluate(() => ({
      page: document.documentElement.scrollWidth - innerWidth,
      options: [...document.querySelectorAll('[role=option]')].filter((one) => {
        const { left, right } = one.getBoundingClientRect()
        return left < 0 || right > innerWidth
      }).length,
    }))
    expect(widths).toEqual({ page: 0, options: 0 })
    await box.fill('listing')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/course\?courseName=listing$/)
  })
})
