import { demoCourse } from '../../support/given-practices.ts'
import { expect, test } from '../../support/journey.ts'
import { signInAs } from '../../support/signed-in.ts'

test('[PRC-024] a teacher assigns a practice to a course, a student sees dates, attempts and weights, plays and ends, and the teacher opens the run @phone', async ({
  page,
  context,
  browser,
}) => {
  await signInAs(context, 'teacher')
  await page.goto(`/teacher/#/practices/${await demoCourse(context)}`)
  await page.getByRole('link', { name: 'Give a practice' }).first().click()
  await page.getByRole('combobox', { name: 'Practice', exact: true }).selectOption({
    label: 'Inventory bench: ten problems',
  })
  const attempts = page.getByRole('textbox', { name: /^Attempts/ })
  await attempts.fill('11')
  await page.getByRole('button', { name: 'Give', exact: true }).click()
  await expect(page.getByText('A whole number from 1 to 10.')).toBeVisible()
  await attempts.fill('3')
  await page.getByRole('button', { name: 'Give', exact: true }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Inventory bench: ten problems' }),
  ).toBeVisible()

  const student = await browser.newContext()
  await signInAs(student, 'student')
  const learning = await student.newPage()
  await learning.goto('/simulation')
  const given = learning.getByRole('region', { name: 'Given by your teachers' })
  // Finds the practice by its address, because journeys on other devices assign a practice of the
  // same name to the same student.
  const own = given.locator(`a[href*="${page.url().split('/').at(-1)}"]`)
  await expect(own).toContainText('To do')
  await own.click()
  await expect(learning.getByText('0 of 3 used')).toBeVisible()
  await learning.getByRole('button', { name: 'Start', exact: true }).click()
  await learning.getByRole('button', { name: 'End now' }).click()
  await learning.getByRole('dialog').getByRole('button', { name: 'End now' }).click()
  await learning.getByRole('link', { name: 'Go to the review' }).click()
  await expect(learning.getByText('Not passed: 0%')).toBeVisible()
  await student.close()

  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Ended' })
  await page.getByRole('link', { name: /^Open run of/ }).click()
  await expect(page.getByText('Best result')).toBeVisible()
  await expect(page.getByText('0%', { exact: true })).toBeVisible()
})
