import { unique } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'
import { handInByCalls, makeExamination } from './exam-page.ts'
import { expect, test } from '../../support/journey.ts'

test('[EXM-098] [EXM-078] [FRM-213] a teacher marks an explanation, and can change the marks @phone-long', async ({
  page,
  browser,
}) => {
  const name = unique('To be marked')
  const sign = await makeExamination(browser, name)
  const student = await browser.newContext()
  await signInAs(student, 'student')
  await handInByCalls(student, sign, 'What it means, in my own words.')
  await student.close()

  await signInAs(page.context(), 'teacher')
  await page.goto('/teacher/#/records')
  await page.getByLabel('Test or exam', { exact: true }).fill(name)
  await page.getByRole('link', { name: new RegExp(`^Mark the paper of .*${name}`) }).click()
  await expect(page.getByText('What it means, in my own words.')).toBeVisible()
  await page.getByRole('button', { name: 'Save marks' }).click()
  await expect(page.getByText(/Please give 0 to/)).toBeVisible()
  const points = page.getByLabel('Points', { exact: true })
  await expect(points).toBeFocused()
  await points.fill('99')
  await page.getByRole('button', { name: 'Save marks' }).click()
  await expect(points).toHaveValue('99')
  await expect(points).toBeFocused()
  await expect(page.getByText(/Please give 0 to/)).toBeVisible()
  await points.fill('3.5')
  await page.getByLabel('Comment for the student').fill('Clear, but one cause is missing.')
  await page.reload()
  await page.bringToFront()
  await expect(points).toHaveValue('3.5')
  await page.getByRole('button', { name: 'Save marks' }).press('Enter')
  // Saving the marks disables the button for a moment, so the focus is checked after the save.
  await expect(page.getByRole('button', { name: 'Change marks' })).toBeFocused()
  await expect(page.getByText(/3\.5 of/).first()).toBeVisible()
})
