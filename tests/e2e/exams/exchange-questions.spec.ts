import { unique } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'
import { expect, test } from '../../support/journey.ts'

test.beforeEach(({ page }) => signInAs(page.context(), 'teacher'))

test('[EXM-120] [EXM-121] [EXM-184] questions are imported from a file and exported again, and the import is undone', async ({
  page,
}) => {
  const word = unique('Freight')
  await page.goto('/teacher/#/questionBank')
  await page.getByRole('link', { name: 'Import' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import questions' })).toBeVisible()
  const content = `${word} is paid {T}\n\n${word} by? {=ship ~foot}\n\n${word} nothing\n`
  await page.setInputFiles('input[type=file]', {
    name: `${word}.gift`,
    mimeType: 'text/plain',
    buffer: Buffer.from(content),
  })
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page.getByText('1 question cannot be taken')).toBeVisible()
  await expect(page.getByText('No answers were found')).toBeVisible()
  await page.getByRole('button', { name: 'Take 2 questions' }).click()
  await expect(page.getByText('2 questions are in the bank now.')).toBeVisible()

  await page.getByRole('link', { name: 'To the question bank', exact: true }).click()
  await page.getByLabel('Search in the questions').fill(word)
  await expect(page.getByText(`${word} by?`)).toBeVisible()
  await page.getByRole('button', { name: /^Export all 2 / }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Moodle XML' }).click()
  expect((await download).suggestedFilename()).toMatch(/^questions-.*\.xml$/)

  await page.getByRole('link', { name: 'Import' }).click()
  await page.getByRole('button', { name: `Undo: ${word}.gift` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('2 questions were removed')).toBeVisible()
})
