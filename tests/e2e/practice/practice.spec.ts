import { expect, test } from '../../support/journey.ts'

test('the page of practice shows its heading', async ({ page }) => {
  await page.goto('/practice')
  await expect(page.getByRole('heading', { name: 'Practice' })).toBeVisible()
})
