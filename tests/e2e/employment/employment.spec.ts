import { expect, test } from '../../support/journey.ts'

test('the page of employment shows its heading', async ({ page }) => {
  await page.goto('/employment')
  await expect(page.getByRole('heading', { name: 'Jobs' })).toBeVisible()
})
