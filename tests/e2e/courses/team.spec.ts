import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { signInByPhone } from '../../support/signed-in.ts'
import { openNewCourse } from './teacher-page.ts'

test('[TCH-002] [TCH-006] [TCH-007] [TCH-008] [TCH-037] [TCH-043] [TCH-046] a teacher is added, becomes the main lecturer and sees the course among the own ones', async ({
  page,
  browser,
}) => {
  const name = unique('Seaweed on paper')
  await openNewCourse(page, name)
  const steps = page.getByRole('navigation', { name: 'Steps of the course' }).getByRole('link')
  await expect(steps).toHaveText([
    /Summary/,
    /Teachers/,
    /Catalogue/,
    /Assessment/,
    /Review and publish/,
  ])
  await page.getByRole('link', { name: 'Teachers' }).click()
  await expect(page.getByText('Lead teacher', { exact: true })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Name of the teacher' }).fill('陈思')
  await page.getByRole('button', { name: 'Add 陈思远' }).click()
  await expect(page.getByRole('button', { name: 'Remove 陈思远' })).toBeVisible()
  await expect(page.getByText('Already in the team')).toBeVisible()

  await page.getByRole('button', { name: 'Make lead teacher: 陈思远' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make lead teacher' }).click()
  await expect(
    page.getByText('Only the lead teacher and the staff of the school can change the team.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await page.reload()
  // The device remembers the open step of the course (TCH-004), and the list of the team is up to
  // date.
  const members = page.getByRole('listitem').filter({ hasText: 'Lead teacher' })
  await expect(members).toContainText('陈思远')

  const other = await browser.newPage()
  await signInByPhone(other.context(), '123456703', '/user/teacherLogin')
  await other.goto('/teacher/')
  await other.getByRole('link', { name }).first().click()
  await other.getByRole('link', { name: 'Teachers' }).click()
  await expect(other.getByRole('button', { name: /^Make lead teacher: / })).toBeVisible()
  await other.close()
})
