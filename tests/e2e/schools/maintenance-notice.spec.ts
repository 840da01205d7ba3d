import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'
import { begin, makeExamination, question } from '../exams/exam-page.ts'

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

/**
 * A real notice would be on the pages of all journeys, so this page alone gets one with the facts of
 * the school, in its HTML and when it asks for them again.
 */
async function announce(page: Page, lead: number) {
  const notice = {
    key: unique('notice'),
    startsAt: inMinutes(20),
    endsAt: inMinutes(80),
    showsFrom: inMinutes(20 - lead),
    texts: { en: 'We move the school to a new machine, so that pages open faster.' },
  }
  const fact = `"maintenance":${JSON.stringify(notice)}`
  await page.route(
    (url) => url.pathname.endsWith('/school/initial') || !/\.\w+$|\/api\//.test(url.pathname),
    async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll('"maintenance":null', fact)
      await route.fulfill({ response, body })
    },
  )
}

const banner = (page: Page) => page.getByRole('region', { name: 'Maintenance' })

/** The two parts of the page have no point in common. */
async function expectApart(upper: Locator, lower: Locator) {
  const [first, second] = [await upper.boundingBox(), await lower.boundingBox()]
  expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual((second?.y ?? 0) + 1)
}

const isAsWideAsWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

test('[OPS-076] [OPS-080] visitors and people see the banner above the page, and hide it @phone', async ({
  page,
}) => {
  await announce(page, 60)
  for (const path of ['/home', '/course']) {
    await page.goto(path)
    await expect(banner(page)).toContainText('We move the school')
    await expectApart(banner(page), page.locator('header').first())
    expect(await isAsWideAsWindow(page)).toBe(true)
  }
  await banner(page).getByRole('button').click()
  await expect(banner(page)).toBeHidden()
  await page.goto('/home')
  await expect(page.locator('main h1').first()).toBeVisible()
  await expect(banner(page)).toBeHidden()

  await signInAs(page.context(), 'teacher')
  for (const path of ['/teacher/', '/home/learning/center']) {
    await page.goto(path)
    await expect(banner(page)).toContainText('We move the school')
    await expectApart(banner(page), page.locator('header').first())
    expect(await isAsWideAsWindow(page)).toBe(true)
  }
})

test('[OPS-082] a paper that ends after the start shows the banner above its timer and questions @phone', async ({
  page,
  browser,
}) => {
  const sign = await makeExamination(browser, unique('Before a maintenance'))
  await signInAs(page.context(), 'student')
  await announce(page, 1)
  await page.goto('/home')
  await expect(banner(page)).toBeHidden()
  await begin(page, sign)
  await expect(banner(page)).toContainText('Your paper ends at')
  const timer = page.getByRole('timer')
  await page.evaluate(() => scrollTo(0, 0))
  await expectApart(banner(page), timer)
  await expectApart(banner(page), question(page, 1))
  expect(await isAsWideAsWindow(page)).toBe(true)
  await question(page, 5).scrollIntoViewIfNeeded()
  await expect(timer).toBeInViewport()
})
