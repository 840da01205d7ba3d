import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'
import { openNewCourse, uploadFilm } from './teacher-page.ts'

test('[TCH-161] [TCH-162] a teacher withdraws a waiting course, and staff find it among all courses with its review steps', async ({
  page,
  browser,
}) => {
  const name = unique('Salted eggs')
  await openNewCourse(page, name, { 'The brine': ['How much salt'] })
  await uploadFilm(page, 'How much salt')
  await page.getByRole('button', { name: 'Go to the assessment' }).click()
  await page.getByRole('button', { name: 'Go to review and publish' }).click()
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await page.getByRole('button', { name: 'Withdraw from review' }).click()
  await expect(page.getByRole('button', { name: 'Submit for review' })).toBeVisible()

  const office = await browser.newPage()
  await signInAs(office.context(), 'staff')
  await office.goto('/admin/#/reviews')
  await office.getByRole('searchbox', { name: 'Search by course or author' }).fill(name)
  await expect(office.getByText('No matches')).toBeVisible()
  await office.getByLabel('Status').selectOption('draft')
  await office.getByRole('link', { name: `Open: ${name}` }).click()
  const steps = office.getByRole('listitem')
  await expect(steps.filter({ hasText: 'Withdrawn from review' })).toBeVisible()
  await expect(steps.filter({ hasText: 'Submitted for review' })).toBeVisible()
  await office.close()
})
