import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'

const cards = (page: Page) => page.getByRole('article')

/** Shows the filters: beside the cards, or in a sheet on a phone. */
async function showFilters(page: Page, isMobile: boolean) {
  if (!isMobile) return page.getByRole('complementary', { name: 'Filters' })
  await page.getByRole('button', { name: /^Filters/ }).click()
  return page.getByRole('dialog', { name: 'Filters' })
}

/**
 * Records when React reports that the page in the browser differs from the server-rendered page.
 */
function watchDrawing(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && /hydrat|Minified React/i.test(message.text()))
      faults.push(message.text())
  })
  return faults
}

test('[CRS-004] [CRS-011] [CRS-126] [CRS-214] a course is found by category, level, language, price and a part of its name in any language @phone', async ({
  page,
  isMobile,
}) => {
  const faults = watchDrawing(page)
  await page.goto('/en/tiktok_shop')
  await expect(cards(page).first()).toBeVisible()
  const first = await cards(page).first().getByRole('link').textContent()
  await page.goto('/en/course')
  await expect(cards(page).first().getByRole('link')).toHaveText(first ?? '')
  if (!isMobile)
    await expect(page.getByText(/^\d+ courses in English, Chinese and Malay/)).toBeVisible()

  const filters = await showFilters(page, isMobile)
  for (const level of ['Beginner', 'Intermediate', 'Advanced'])
    await expect(filters.getByRole('link', { name: level })).toBeVisible()
  await expect(filters.getByRole('link', { name: /^All categories\s*\d+$/ })).toHaveAttribute(
    'aria-current',
    /page|true/,
  )
  await filters.getByRole('link', { name: 'Beginner' }).click()
  await expect(page).toHaveURL(/courseKindId=4/)
  await expect(page.getByRole('button', { name: /^Remove the filter Beginner/ })).toBeVisible()

  await page.goto('/en/course')
  const byLanguage = await showFilters(page, isMobile)
  const chinese = byLanguage.getByRole('checkbox', { name: /^中文\s*\d+$/ })
  const taught = Number(/\d+$/.exec((await chinese.textContent()) ?? '')?.[0])
  await chinese.click()
  await expect(page).toHaveURL(/courseLanguage=zh/)
  await expect(chinese).toBeChecked()
  await byLanguage.getByRole('checkbox', { name: /^English/ }).press('Space')
  await expect(page).toHaveURL(/courseLanguage=en(,|%2C)zh/)
  if (isMobile) await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Remove the filter English' }).click()
  await expect(cards(page)).toHaveCount(Math.min(taught, 12))
  await cards(page).first().getByRole('link').click()
  await expect(page.getByText('Taught in Chinese')).toBeVisible()

  const field = page.getByRole('searchbox', { name: 'Search by name' })
  for (const word of ['咖', '咖啡', 'coffee', 'cofee']) {
    await page.goto(`/en/course?courseName=${encodeURIComponent(word)}`)
    await expect(field).toHaveValue(word)
    await expect(cards(page).first()).toContainText(/coffee/i)
  }
  await page.goto('/en/course?courseName=xyzzyq')
  await expect(page.getByRole('heading', { name: 'No matching courses' })).toBeVisible()
  expect(faults).toEqual([])
})

test('[CRS-016] [CRS-017] the master and the optional courses of the college are listed', async ({
  page,
  isMobile,
}) => {
  const faults = watchDrawing(page)
  await page.goto('/en/college/master')
  await expect(page).toHaveTitle(/Master courses/)
  await expect(cards(page).first()).toBeVisible()
  const master = await cards(page).first().getByRole('link').textContent()
  await page.goto('/en/college/optional')
  await expect(page).toHaveTitle(/Optional courses/)
  await expect(cards(page).first()).toBeVisible()
  await expect(cards(page).first().getByRole('link')).not.toHaveText(master ?? '')

  await page.goto('/en/course')
  const filters = await showFilters(page, isMobile)
  await filters.getByRole('checkbox', { name: 'Credit course' }).click()
  await expect(page).toHaveURL(/type=1/)
  if (isMobile) await page.keyboard.press('Escape')
  await expect(cards(page).first().getByRole('link')).toHaveText(master ?? '')
  expect(faults).toEqual([])
})

test('[CRS-012] categories beside the three levels are shown by name, with their courses', async ({
  page,
  isMobile,
}) => {
  await page.goto('/en/course')
  const filters = await showFilters(page, isMobile)
  // The second entry is the first category, because the first entry means all categories.
  const category = filters.getByRole('link', { name: /^[A-Z].*\d+$/ }).nth(1)
  await expect(category).toBeVisible()
  const [, name = '', courses = ''] =
    /^(\D+?)\s*(\d+)$/.exec((await category.textContent()) ?? '') ?? []
  await category.click()
  await expect(page).toHaveURL(/courseTypeSign=/)
  await expect(
    page.getByRole('button', { name: new RegExp(`^Remove the filter ${name}`) }),
  ).toBeVisible()
  await expect(cards(page)).toHaveCount(Math.min(Number(courses), 12))
})
