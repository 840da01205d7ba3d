import type { Page } from '@playwright/test'
import { unique } from '../../support/new-names.ts'
import { signInAs, signInByPhone } from '../../support/signed-in.ts'
import { begin, handInText, makeExamination } from './exam-page.ts'
import { expect, test } from '../../support/journey.ts'

const points = (page: Page) => page.getByLabel('Points', { exact: true })

async function openPaper(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByText('What it means, in my own words.')).toBeVisible()
}

async function mark(page: Page, score: string, comment: string): Promise<void> {
  await points(page).fill(score)
  await page.getByLabel('Comment for the student').fill(comment)
  await page.getByRole('button', { name: 'Save marks' }).click()
  await expect(page.getByText('Marked', { exact: true })).toBeVisible()
}

test('[EXM-214] [EXM-215] [EXM-216] two teachers mark an answer without seeing each other’s mark, and a third decides between them', async ({
  page,
  browser,
}) => {
  const name = unique('Marked by two')
  const sign = await makeExamination(browser, name)
  await signInAs(page.context(), 'teacher')
  await page.goto(`/teacher/#/examination/${sign}`)
  await page.getByRole('checkbox', { name: 'Two teachers mark each answer' }).check()
  await page.getByLabel('Allowed difference').fill('10')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  const student = await browser.newPage()
  await signInAs(student.context(), 'student')
  await begin(student, sign)
  await handInText(student, 'What it means, in my own words.')

  await page.goto('/teacher/#/records')
  await page.getByLabel('Test or exam', { exact: true }).fill(name)
  await page.getByRole('link', { name: new RegExp(`^Mark the paper of .*${name}`) }).click()
  await mark(page, '4', 'Half of it is missing.')
  await expect(page.getByText('Your mark is saved. Until a second teacher')).toBeVisible()
  const paper = page.url()

  const second = await browser.newPage()
  await signInByPhone(second.context(), '123456703', '/user/teacherLogin')
  await openPaper(second, paper)
  await expect(points(second)).toHaveValue('')
  await expect(second.getByText('Half of it is missing.')).toBeHidden()
  await mark(second, '18', 'Nearly all of it.')
  await expect(second.getByText('A third teacher or the lead teacher decides.')).toBeVisible()
  await expect(points(second)).toBeHidden()
  await second.close()

  const third = await browser.newPage()
  await signInAs(third.context(), 'staff')
  await openPaper(third, paper)
  await expect(third.getByText('Please decide what counts.')).toBeVisible()
  await expect(third.getByText('Half of it is missing.')).toBeVisible()
  await expect(third.getByText('Nearly all of it.')).toBeVisible()
  await mark(third, '12', 'The cause is missing.')
  await expect(third.getByText('12 of 20')).toBeVisible()
  await third.close()

  await student.reload()
  await expect(student.getByText('The cause is missing.')).toBeVisible()
  await student.close()
})
