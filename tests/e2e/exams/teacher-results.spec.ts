import { readFile } from 'node:fs/promises'
import { unique } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'
import { handInByCalls, makeExamination } from './exam-page.ts'
import { expect, test } from '../../support/journey.ts'

test('[EXM-191] [EXM-186] [EXM-187] [EXM-126] two exams are marked by keyboard, and the results are exported', async ({
  page,
  browser,
}) => {
  const name = unique('Marked by keys')
  const sign = await makeExamination(browser, name)
  const student = await browser.newContext()
  await signInAs(student, 'student')
  await handInByCalls(student, sign, 'The first words.')
  await handInByCalls(student, sign, 'The second words.')
  await student.close()

  await signInAs(page.context(), 'teacher')
  await page.goto('/teacher/#/waiting')
  await page.getByRole('link', { name: `Mark the papers of ${name}` }).click()
  await expect(page.getByText('Waiting: 2 answers in 2 papers.')).toBeVisible()
  await page.getByRole('table').getByRole('link').first().press('Enter')
  const points = page.getByLabel('Points', { exact: true })
  await expect(page.getByText('The first words.')).toBeVisible()
  await expect(points).toBeFocused()
  await page.keyboard.type('99')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Please give 0 to 20/)).toBeVisible()
  await points.fill('5')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The second words.')).toBeVisible()
  await expect(points).toBeFocused()
  await page.keyboard.type('15')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Every paper of this test is marked.')).toBeVisible()

  await page.goto(`/teacher/#/results/${sign}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('heading', { name: '0 of 1 passed' })).toBeVisible()
  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'As CSV' }).click()
  const file = await (await download).path()
  const lines = (await readFile(file, 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[2]).toMatch(/,15$/)
})
