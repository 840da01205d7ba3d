import { signInAs } from '../../support/signed-in.ts'
import { expect, test } from '../../support/journey.ts'

test('staff find the people of their school by name and role @phone-long', async ({ page }) => {
  await signInAs(page.context(), 'staff')
  await page.goto('/admin/#/people')
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await page.getByLabel('Roles').selectOption({ label: 'Teachers' })
  await page.getByLabel('Search by name, phone or student number').fill('Nurul Huda')
  await expect(page.getByRole('row').filter({ hasText: 'Nurul Huda' })).toHaveCount(1)
  await page.getByLabel('Search by name, phone or student number').fill('xyzzy')
  await expect(page.getByText('No matches')).toBeVisible()
})

test('staff filter disabled accounts of their school, and a reload keeps the filter', async ({
  page,
}) => {
  await signInAs(page.context(), 'staff')
  await page.goto('/admin/#/people')
  const active = page.getByRole('row').filter({ hasText: 'Active' })
  await expect(active.first()).toBeVisible()
  await page.getByLabel('Status').selectOption({ label: 'Disabled' })
  await expect(active).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Status')).toHaveValue('disabled')
  await expect(active).toHaveCount(0)
})

for (const [site, who, title] of [
  ['admin', 'teacher', 'This console is for staff'],
  ['teacher', 'student', 'This site is for teachers'],
] as const) {
  test(`a ${who} on the ${site} site sees that it is not for them and can sign out`, async ({
    page,
  }) => {
    await signInAs(page.context(), who)
    await page.goto(`/${site}/`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByLabel('Phone number', { exact: true })).toBeVisible()
  })
}
