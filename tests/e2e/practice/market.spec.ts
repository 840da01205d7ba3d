import { expect, test } from '../../support/journey.ts'
import { registerNew } from '../../support/signed-in.ts'

test('[PRC-001] [PRC-002] [PRC-004] [FRM-056] the practice area lists the practices and leads to the flow chart and to the playground', async ({
  page,
}) => {
  await page.goto('/simulation')
  await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible()
  await expect(page.getByRole('link', { name: /The beer game/ }).first()).toBeVisible()
  await page
    .getByRole('link', { name: /Sixty days in the marketplace/ })
    .first()
    .click()
  await expect(page).toHaveURL('/simulation/amazon-virtual-system?practice=market-60-days')
  await expect(page.getByText('1. Market and product research', { exact: true })).toBeVisible()
  await page.goto('/simulation')
  await page.getByRole('main').getByRole('link', { name: 'Playground' }).click()
  await expect(page).toHaveURL('/simulation/virtual-system-playground')
})

test('[PRC-170] [PRC-171] [PRC-172] [PRC-173] [PRC-174] a student starts the first shop, follows the guide, ends two days, and reads the review @phone', async ({
  page,
  context,
}) => {
  await registerNew(context)
  await page.goto('/simulation/amazon-virtual-system')
  await expect(page.getByRole('heading', { level: 1, name: 'Virtual marketplace' })).toBeVisible()
  await expect(page.getByText('12. Finance')).toBeVisible()
  await page.goto('/supplyChain?practice=market-first-shop')
  await expect(page).toHaveURL(/amazon-virtual-system\?practice=market-first-shop/)
  await page.getByRole('button', { name: 'Start', exact: true }).click()

  const guide = page.getByRole('region', { name: 'Guide for the first days' })
  await guide.getByRole('link', { name: /Open 1\. Market/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^1\. Market/ })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the flow chart' }).click()
  for (const day of [1, 2]) {
    await page
      .getByRole('button', { name: `End day ${day}`, exact: true })
      .first()
      .click()
    await expect(page.getByText(`Day ${day + 1}`, { exact: true })).toBeVisible()
  }
  await guide.getByRole('button', { name: 'Close the guide' }).click()
  await expect(guide).toBeHidden()

  await page.getByRole('button', { name: 'End now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End now' }).click()
  await page.getByRole('link', { name: 'Go to the review' }).click()
  await expect(page.getByRole('heading', { name: 'Result against two other runs' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Points of the twelve steps' })).toBeVisible()
})
