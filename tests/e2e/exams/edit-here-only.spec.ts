import type { Browser } from '@playwright/test'
import { call } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'

/** A draft with one choice question, and a function that changes it in the bank. */
async function makeDraft(browser: Browser, name: string) {
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
  const options = ['Rail', 'Road', 'River'].map((content, index) => ({ id: 'abc'[index], content }))
  const item = { kind: 'single', stem: `${name}: which way?`, options, answer: 'a', analysis: '' }
  const fields = { item, level: 1, score: 50, courseIdSign }
  const { sign: bank } = await call<{ sign: string }>(teacher, '/exam/questionBankAdd', fields)
  const { sign } = await call<{ sign: string }>(teacher, '/exam/addExamination', {
    examinationName: name,
    courseIdSign,
  })
  await call(teacher, '/exam/addExamSubject', { examinationId: sign, subjectIdList: [bank] })
  const read = () =>
    call<{ version: number; subjectName: string }>(teacher, '/exam/questionBankGetById', {
      sign: bank,
    })
  const rewrite = async (stem: string) => {
    const { version } = await read()
    const change = { ...fields, item: { ...item, stem }, idSign: bank, version }
    await call(teacher, '/exam/questionBankUpdate', change)
  }
  return { sign, read, rewrite, close: () => teacher.close() }
}

test('[EXM-080] [EXM-081] [EXM-083] [EXM-084] [EXM-206] a question is changed in its exam only, and follows the bank again', async ({
  page,
  browser,
}) => {
  const name = unique('Here only')
  const draft = await makeDraft(browser, name)
  await signInAs(page.context(), 'teacher')
  await page.goto(`/teacher/#/examination/${draft.sign}?tab=questions`)
  await page.getByRole('link', { name: 'Edit here only: question 1' }).click()
  await expect(page.getByText('The question in the bank stays as it is.')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(other.getByRole('textbox', { name: 'Option C' })).toHaveValue('River')

  const said = page.locator('.mantine-Notification-root')
  await page.getByRole('textbox', { name: 'Question', exact: true }).fill(`${name}: which here?`)
  await page.getByRole('button', { name: 'Add an option' }).click()
  await page.getByRole('textbox', { name: 'Option D' }).fill('Air')
  await page.getByRole('button', { name: 'Remove option B' }).click()
  await expect(page.getByRole('textbox', { name: 'Option B' })).toHaveValue('River')
  await expect(said).toHaveCount(0)
  await page.getByRole('button', { name: 'Save here only' }).click()
  await expect(said).toHaveCount(1)
  await expect(page.getByText('Edited here only')).toBeVisible()
  expect(await draft.read()).toMatchObject({ version: 1, subjectName: `${name}: which way?` })

  // The second tab was opened before the change, and shows the earlier content.
  await other.getByRole('textbox', { name: 'Option C' }).fill('Sea')
  await other.getByRole('button', { name: 'Save here only' }).click()
  // The two tabs have changed different parts, so both changes are saved (TCH-201).
  await expect(other.getByRole('textbox', { name: 'Option B' })).toHaveValue('Sea')
  await expect(other.getByRole('textbox', { name: 'Option C' })).toHaveValue('Air')
  await expect(other.getByRole('button', { name: 'Load their version' })).toHaveCount(0)
  await other.close()

  await draft.rewrite(`${name}: which in the bank?`)
  await page.getByRole('link', { name: 'Questions of the paper' }).click()
  await expect(page.getByText(`${name}: which here?`)).toBeVisible()
  await expect(page.getByText('Edited here only')).toBeVisible()
  await page.getByRole('button', { name: 'Use the bank’s version: question 1' }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(dialog.getByText('Changes that were made only here are lost.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Use the bank’s version' }).click()
  await expect(page.getByText(`${name}: which in the bank?`)).toBeVisible()
  await expect(page.getByText('Edited here only')).toHaveCount(0)
  await draft.close()
})
