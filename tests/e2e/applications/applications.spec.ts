import { expect, test } from '../../support/journey.ts'

test('the page of applications shows its heading', async ({ page }) => {
  await page.goto('/applications')
  await expect(page.getByRole('heading', { name: 'Applications' })).toBeVisible()
})
