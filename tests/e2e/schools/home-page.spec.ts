import type { Page } from '@playwright/test'
import { courses } from '@titian/contract'
import { expect, test } from '../../support/journey.ts'
import { openPage } from './frame-page.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test("[CNT-001] [CNT-002] [CNT-003] [CNT-004] [CNT-011] [CNT-017] [CNT-018] [CNT-066] the home page's carousel, adverts, groups, chosen courses and branches link to their targets @phone", async ({
  page,
}) => {
  await page.goto('/home')
  const carousel = page.getByRole('region', { name: 'Highlights' })
  await expect(carousel.getByRole('heading', { level: 1 })).toBeVisible()
  const groups = section(page, 'What would you like to be able to do?')
  await expect(groups.getByRole('link').first()).toBeVisible()
  const chosen = section(page, 'Featured courses')
  expect(await chosen.getByRole('article').count()).toBeLessThanOrEqual(8)
  const branches = section(page, 'Where to find us')
  await expect(branches.getByText('18 Lebuh Pantai')).toBeVisible()
  await expect(branches.getByRole('link', { name: '+60 4 262 1800' })).toHaveAttribute(
    'href',
    'tel:+6042621800',
  )
  const advert = page.locator('main aside').last()
  await advert.getByRole('link').click()
  await expect(page).not.toHaveURL(/\/home$/)
  await page.goBack()
  await chosen.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/courseDetail\/|\/course\?/)
})

test('[CNT-016] a section that fails to load leaves the others, and loads on retry', async ({
  page,
}) => {
  let isBroken = true
  await openPage(page, '/course')
  await page.route(`**/api/v1${courses.chosenCourses.path}*`, (route) =>
    isBroken ? route.abort() : route.fallback(),
  )
  await page
    .getByRole('link', { name: /Teratai College/ })
    .first()
    .click()
  const chosen = section(page, 'Featured courses')
  await expect(chosen.getByRole('alert')).toBeVisible()
  await expect(section(page, 'New this month').getByRole('article').first()).toBeVisible()
  await expect(section(page, 'Where to find us')).toBeVisible()
  isBroken = false
  await chosen.getByRole('button').click()
  await expect(chosen.getByRole('article').first()).toBeVisible()
})
