import { unique } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'
import { beginTest, writeFive } from './teacher-page.ts'
import { expect, test } from '../../support/journey.ts'

const course = 'Cross-border listing and keyword research in South-East Asia'

test.beforeEach(({ page }) => signInAs(page.context(), 'teacher'))

test('[EXM-087] [EXM-071] [EXM-072] [EXM-060] [EXM-067] five kinds of questions become a released test @phone-long', async ({
  page,
}) => {
  const word = unique('Freight')
  await writeFive(page, word)
  await beginTest(page, word, course)
  await page.getByRole('button', { name: 'Add questions from the bank' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Search in the questions').fill(word)
  await expect(dialog.getByRole('listitem').getByRole('checkbox')).toHaveCount(5)
  for (const box of await dialog.getByRole('listitem').getByRole('checkbox').all())
    await box.check()
  await expect(dialog.getByText(/^5 chosen/)).toBeVisible()
  const add = dialog.getByRole('button', { name: 'Add to the paper' })
  await page.route('**/exam/addExamSubject', (route) => route.abort(), { times: 1 })
  await add.click()
  await expect(page.getByText(/^The request failed/)).toBeVisible()
  await add.click()
  await expect(page.getByText('Added', { exact: true })).toBeVisible()
  await expect(page.getByText('25 of 100 points')).toBeVisible()

  await page.getByRole('button', { name: 'Release' }).click()
  await expect(page.getByText('do not add up to the total')).toBeVisible()
  const points = page.getByLabel('Points of question 5')
  await points.fill('10.5')
  await points.press('Enter')
  await expect(page.getByText('30.5 of 100 points')).toBeVisible()
  await page.getByRole('button', { name: 'Set the total to 30.5' }).click()
  await expect(page.getByText('30.5 of 30.5 points')).toBeVisible()
  // Questions of the same kind form a group. The groups and the numbers are in the same order as
  // for students.
  const up = page.getByRole('button', { name: /^Move the group up/ }).last()
  const label = (await up.getAttribute('aria-label')) ?? ''
  await up.click()
  await expect(page.getByLabel('Points of question 4')).toHaveValue('10.5')
  await expect(page.getByRole('button', { name: label })).toBeFocused()
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await page.getByRole('button', { name: 'Release' }).click()
  await expect(
    page.getByText('Settings and questions cannot be changed after release'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Back to draft' }).click()
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
})

test('[EXM-092] errors of a question are shown at its fields, and saving creates a new version', async ({
  page,
}) => {
  const word = unique('Version')
  await page.goto('/teacher/#/newQuestion')
  await page.getByLabel('Kind of question').selectOption({ label: 'True or false' })
  await page.getByRole('button', { name: 'Add to the bank' }).click()
  const stem = page.getByRole('textbox', { name: 'Question', exact: true })
  await expect(stem).toHaveAttribute('aria-invalid', 'true')
  await expect(stem).toBeFocused()
  await stem.fill(`${word} one`)
  await page.reload()
  await expect(stem).toHaveValue(`${word} one`)
  await page.getByRole('button', { name: 'Add to the bank' }).click()
  await page.getByLabel('Search in the questions').fill(word)
  await page.getByRole('link', { name: new RegExp(`^${word} one`) }).click()
  await expect(page.getByText('Version 1, by')).toBeVisible()
  await stem.fill(`${word} two`)
  await page.getByRole('button', { name: 'Save as a new version' }).click()
  await expect(page.getByText('Version 2, by')).toBeVisible()
})

test('[EXM-057] bank, question, examinations, examination with its questions and records are separate pages', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/teacher/#/questionBank')
  await expect(heading).toHaveText('Question bank')
  const question = page.getByRole('table').getByRole('link').first()
  const stem = ((await question.textContent()) ?? '').trim()
  await question.click()
  const field = page.getByRole('textbox', { name: 'Question', exact: true })
  await expect(field).not.toHaveValue('')
  expect(stem).toContain((await field.inputValue()).slice(0, 12))

  await page.goto('/teacher/#/examinations')
  const examination = page.getByRole('row').filter({ hasText: course }).getByRole('link').first()
  const name = (await examination.textContent()) ?? ''
  await examination.click()
  await expect(heading).not.toHaveText('Tests and exams')
  expect(name).toContain(await heading.innerText())
  await page.getByRole('tab', { name: /question/i }).click()
  await expect(page.getByText(/of [\d.]+ points/).first()).toBeVisible()

  await page.goto('/teacher/#/records')
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
})

test('[EXM-199] a formula is previewed as students see it, and amounts of money stay text', async ({
  page,
}) => {
  const word = unique('Margin')
  await page.goto('/teacher/#/newQuestion')
  await page.getByLabel('Kind of question').selectOption({ label: 'True or false' })
  const stem = page.getByRole('textbox', { name: 'Question', exact: true })
  const preview = page.getByRole('region', { name: 'As students see it' })
  await stem.fill(`${word}: sold for $5, bought for $4.`)
  await expect(preview).toHaveCount(0)
  await stem.fill(`${word}: the margin is $\\frac{p-c}{p}$.`)
  await expect(preview.locator('math mfrac')).toBeVisible()
  await stem.fill(`${word}: the margin is $\\frac{p-c}$.`)
  await expect(preview.getByText('$\\frac{p-c}$')).toBeVisible()
})

test('[EXM-200] questions are written one after another, copied, and found by course and order', async ({
  page,
}) => {
  const word = unique('Series')
  await page.goto('/teacher/#/newQuestion')
  await page.getByLabel('Kind of question').selectOption({ label: 'True or false' })
  await page.getByLabel('Difficulty').selectOption({ label: 'Hard' })
  const chosen = page.getByLabel('Course', { exact: true })
  await expect(chosen.getByRole('option', { name: course })).toBeAttached()
  await chosen.selectOption({ label: course })
  const stem = page.getByRole('textbox', { name: 'Question', exact: true })
  await stem.fill(`${word} b`)
  await page.getByRole('button', { name: 'Add and write the next one' }).click()
  await expect(stem).toHaveValue('')
  await expect(stem).toBeFocused()
  await expect(page.getByLabel('Kind of question')).toHaveValue('judge')
  await stem.fill(`${word} a`)
  await page.getByRole('button', { name: 'Add to the bank' }).click()

  await page.getByLabel('Search in the questions').fill(word)
  const rows = page.getByRole('table').getByRole('link', { name: new RegExp(`^${word}`) })
  await expect(rows).toHaveText([new RegExp(`${word} a`), new RegExp(`${word} b`)])
  await page.getByRole('link', { name: `Copy the question: ${word} a` }).click()
  await expect(stem).toHaveValue(`${word} a`)
  await stem.fill(`${word} c`)
  await page.getByRole('button', { name: 'Add to the bank' }).click()
  await page.getByLabel('Search in the questions').fill(word)
  await page.getByLabel('Order').selectOption({ label: 'By name' })
  await page.getByLabel('Course', { exact: true }).selectOption({ label: course })
  await page.getByLabel('Questions on a page').selectOption({ label: '50 on a page' })
  await expect(rows).toHaveText([
    new RegExp(`${word} a`),
    new RegExp(`${word} b`),
    new RegExp(`${word} c`),
  ])
  await page.reload()
  await expect(rows).toHaveCount(3)
})

test('[EXM-207] a released examination is duplicated as a draft for next year', async ({
  page,
}) => {
  const name = unique('Next year')
  await page.goto('/teacher/#/examinations')
  const row = page.getByRole('row').filter({ hasText: course }).filter({ hasText: 'Released' })
  await row.getByRole('link').first().click()
  await page.getByRole('button', { name: 'Duplicate' }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByRole('textbox', { name: 'Name' })
  await expect(field).toHaveValue(/\(copy\)$/)
  await field.fill('')
  await dialog.getByRole('button', { name: 'Duplicate' }).click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await field.fill(name)
  await dialog.getByRole('button', { name: 'Duplicate' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: /^Questions \([1-9]/ })).toBeVisible()
})
