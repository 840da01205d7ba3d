import { expect, test } from '../../support/journey.ts'
import { registerNew } from '../../support/signed-in.ts'

test('[PRC-021] [PRC-051] [PRC-080] [PRC-082] [PRC-083] [PRC-084] a student chooses a practice, orders for two weeks, ends the game and reads its review @phone', async ({
  page,
  context,
}) => {
  await registerNew(context)
  await page.goto('/simulation')
  await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible()
  await page.getByRole('link', { name: /First steps in a short chain/ }).click()
  await expect(page.getByRole('heading', { name: 'Before you start' })).toBeVisible()
  await page.getByRole('radio', { name: 'Wholesaler' }).check()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByText('Week 1 of 20').first()).toBeVisible()

  const order = page.getByRole('textbox', { name: /Your order/ })
  await order.fill('4.5')
  await order.press('Enter')
  await expect(page.getByText('Enter a whole number from 0 to 99,999.')).toBeVisible()
  await order.fill('4')
  await order.press('Enter')
  await expect(page.getByText('Week 2 of 20').first()).toBeVisible()
  await order.fill('6')
  await page.reload()
  await expect(order).toHaveValue('6')
  await order.press('Enter')
  await expect(page.getByText('Week 3 of 20').first()).toBeVisible()

  await page.getByRole('button', { name: 'End now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End now' }).click()
  await page.getByRole('link', { name: 'Go to the review' }).click()
  await expect(page.getByRole('heading', { name: /Your score: \d+ of \d+ points/ })).toBeVisible()
  await expect(page.getByText('not yet rated')).toBeVisible()
  await page.goto('/supplyChain')
  await expect(page.getByRole('link', { name: 'Review' })).toBeVisible()
})

test('the practice area shows its banner, partners and news, and a news item has its own page with a link back @phone', async ({
  page,
}) => {
  await page.goto('/simulation')
  const banner = page.getByRole('complementary', { name: 'The beer game week' })
  await expect(banner.getByRole('link')).toHaveAttribute('href', '/supplyChain?practice=beer-game')
  const filter = page.getByRole('navigation', { name: 'Kind of practice' })
  await filter.getByRole('link', { name: /^Inventory/ }).click()
  await expect(page.getByRole('link', { name: /First steps in a short chain/ })).toHaveCount(0)
  const partners = page.getByRole('region', { name: 'Create with our partners' })
  await expect(partners.getByRole('link')).toHaveCount(2)
  const title = 'Short chain opened: a first game in twenty minutes'
  await page
    .getByRole('region', { name: 'Practice news' })
    .getByRole('link', { name: title })
    .click()
  await expect(page).toHaveURL(/\/news\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Practice', exact: true }).click()
  await expect(page).toHaveURL('/simulation')

  await banner.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Before you start' })).toBeVisible()
})
