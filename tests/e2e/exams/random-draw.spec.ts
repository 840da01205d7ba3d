import type { Browser, Page } from '@playwright/test'
import { call } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'
import { begin, handIn, question, saved } from './exam-page.ts'

/** Creates an empty draft, and four hard true-or-false questions in the bank of its course. */
async function makeDraft(browser: Browser, name: string): Promise<string> {
  const teacher = await browser.newContext()
  await signInAs(teacher, 'teacher')
  const courses = await call<{ list: { sign: string; courseName: string }[] }>(
    teacher,
    '/course/courseList',
    { page: 1, size: 50 },
  )
  const course = courses.list.find(({ courseName }) =>
    courseName.startsWith('Cross-border listing'),
  )
  const courseIdSign = course?.sign ?? ''
  for (const number of [1, 2, 3, 4]) {
    const item = { kind: 'judge', stem: `${name} ${number}`, answer: true, analysis: '' }
    await call(teacher, '/exam/questionBankAdd', { item, level: 3, score: 5, courseIdSign })
  }
  const fields = { examinationName: name, courseIdSign, totalScore: 500, examTime: 30 }
  const { sign } = await call<{ sign: string }>(teacher, '/exam/addExamination', fields)
  await teacher.close()
  return sign
}

async function addDraw(page: Page, amount: string, message: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Add random questions' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Kind of question').selectOption({ label: 'True or false' })
  await dialog.getByLabel('Difficulty').selectOption({ label: 'Hard' })
  await dialog.getByLabel('How many questions').fill(amount)
  await dialog.getByLabel('Points of each').fill('5')
  await expect(dialog.getByText(message)).toBeVisible()
  await dialog.getByRole('button', { name: 'Add the random questions' }).click()
  await expect(dialog).toBeHidden()
}

/** The texts of the three questions, without the answers. */
async function stemsOf(page: Page): Promise<(string | null)[]> {
  await expect(question(page, 3)).toBeVisible()
  return Promise.all(
    [1, 2, 3].map((number) => question(page, number).locator('p').first().textContent()),
  )
}

test('[EXM-118] [EXM-208] [EXM-209] questions are drawn at random, once for each attempt', async ({
  page,
  browser,
}) => {
  const sign = await makeDraft(browser, unique('Drawn'))
  await signInAs(page.context(), 'teacher')
  await page.goto(`/teacher/#/examination/${sign}?tab=questions`)
  const draws = page.getByRole('region', { name: 'Random questions' })
  await addDraw(page, '100', /Too few: the exam cannot be released like this/)
  await expect(draws.getByText('100 questions, 5 points each')).toBeVisible()
  await expect(page.getByText('500 of 500 points')).toBeVisible()
  await page.getByRole('button', { name: 'Release' }).click()
  await expect(page.getByText('The question bank has too few questions')).toBeVisible()
  await draws.getByRole('button', { name: 'Remove random questions 1' }).click()
  await expect(draws.getByText('100 questions')).toHaveCount(0)

  await addDraw(page, '3', /^The bank has \d+ matching questions that are not in the paper/)
  await page.getByRole('button', { name: 'Set the total to 15' }).click()
  await expect(page.getByText('15 of 15 points')).toBeVisible()
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await page.getByRole('button', { name: 'Release' }).click()
  await expect(draws.getByText(/drawn from \d+/)).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Questions (3)' })).toBeVisible()

  const student = await browser.newPage()
  await signInAs(student.context(), 'student')
  await begin(student, sign)
  const stems = await stemsOf(student)
  expect(new Set(stems).size).toBe(3)
  for (const stem of stems) expect(stem?.length).toBeGreaterThan(10)
  await student.reload()
  expect(await stemsOf(student)).toEqual(stems)
  await question(student, 1).getByRole('radio').first().check()
  await saved(student, 1)
  await handIn(student)
  await student.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
  await expect(student).toHaveURL(/record=/)
  await student.context().close()

  await page.goto(`/teacher/#/results/${sign}`)
  const table = page.getByRole('table', { name: 'Questions' })
  await table
    .getByRole('link', { name: /^Fix this question/ })
    .first()
    .click()
  await expect(page.getByRole('radio', { name: 'Full marks for everybody' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Leave the question out' })).toHaveCount(0)
})
