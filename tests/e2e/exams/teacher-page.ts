import { expect, type Page } from '@playwright/test'

const save = (page: Page) => page.getByRole('button', { name: 'Add to the bank' }).click()

async function option(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: `Option ${name}` }).fill(text)
}

async function begin(page: Page, kind: string, stem: string): Promise<void> {
  await page.goto('/teacher/#/questionBank')
  await page.getByRole('link', { name: 'New question' }).first().click()
  await page.getByLabel('Kind of question').selectOption({ label: kind })
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill(stem)
}

async function choice(page: Page, kind: 'Single choice' | 'Multiple choice', stem: string) {
  await begin(page, kind, stem)
  for (const [name, text] of [
    ['A', 'Weight'],
    ['B', 'Volume'],
    ['C', 'Colour'],
    ['D', 'Smell'],
  ] as const)
    await option(page, name, text)
  const role = kind === 'Single choice' ? 'radio' : 'checkbox'
  await page.getByRole(role, { name: 'A is right' }).check()
  if (role === 'checkbox') await page.getByRole(role, { name: 'B is right' }).check()
  await save(page)
}

/** Writes one question of each of the five kinds, all with the same word. */
export async function writeFive(page: Page, word: string): Promise<void> {
  await choice(page, 'Single choice', `${word}: what costs most?`)
  await saved(page)
  await choice(page, 'Multiple choice', `${word}: what is charged?`)
  await saved(page)
  await begin(page, 'Fill in the blank', `${word}: twenty feet is a ___.`)
  await page.getByRole('textbox', { name: 'Accepted in blank 1' }).fill('TEU')
  await save(page)
  await saved(page)
  await begin(page, 'True or false', `${word}: a bill of lading is a receipt.`)
  await save(page)
  await saved(page)
  await begin(page, 'Explanation of a term', `${word}: explain demurrage.`)
  await page.getByRole('textbox', { name: 'Model answer' }).fill('A charge for late return.')
  await save(page)
  await saved(page)
}

async function saved(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Question bank' })).toBeVisible()
}

/** Creates a test with this name and leaves the page at its questions. */
export async function beginTest(page: Page, name: string, course: string): Promise<void> {
  await page.goto('/teacher/#/newExamination')
  await page.getByLabel('Name', { exact: true }).fill(name)
  const select = page.getByLabel('Course', { exact: true })
  await expect(select.getByRole('option', { name: course })).toBeAttached()
  await select.selectOption({ label: course })
  await page.getByRole('button', { name: 'Create and choose questions' }).click()
  await expect(page.getByText('No questions in this paper yet')).toBeVisible()
}
