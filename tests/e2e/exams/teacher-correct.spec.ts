import type { Browser, Page } from '@playwright/test'
import { call } from '../../support/ask-server.ts'
import { unique } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'
import { begin, handIn, question, saved } from './exam-page.ts'
import { expect, test } from '../../support/journey.ts'

/**
 * Creates an examination with questions of its own, because a corrected key changes the bank, which
 * other journeys use.
 */
async function makeExamination(browser: Browser, name: string): Promise<string> {
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
  const options = ['a', 'b', 'c'].map((id) => ({ id, content: `${name} ${id}` }))
  const items = [
    { kind: 'single', stem: `${name}: which one?`, options, answer: 'a', analysis: '' },
    { kind: 'judge', stem: `${name}: is it so?`, answer: true, analysis: '' },
  ]
  const subjectIdList: string[] = []
  for (const item of items) {
    const fields = { item, level: 1, score: 50, courseIdSign }
    subjectIdList.push(
      (await call<{ sign: string }>(teacher, '/exam/questionBankAdd', fields)).sign,
    )
  }
  const { sign } = await call<{ sign: string }>(teacher, '/exam/addExamination', {
    examinationName: name,
    courseIdSign,
    examTime: 30,
    attention: 'Take your time.',
    type: 0,
  })
  await call(teacher, '/exam/addExamSubject', { examinationId: sign, subjectIdList })
  await call(teacher, '/exam/updateReleaseStatus', { sign, status: 1 })
  await teacher.close()
  return sign
}

/** Goes from the results of the examination to the question with this number. */
async function openQuestion(page: Page, sign: string, place: number): Promise<void> {
  await page.goto(`/teacher/#/results/${sign}`)
  await page
    .getByRole('table', { name: 'Questions' })
    .getByRole('link', { name: /^Fix this question/ })
    .nth(place)
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fix this question' })).toBeVisible()
}

async function apply(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Show the changes' }).click()
  const preview = page.getByRole('region', { name: 'Preview of the changes' })
  await expect(preview).toBeFocused()
  await preview.getByRole('button', { name: 'Apply the correction' }).click()
  await expect(preview.getByText('Please give a reason.')).toBeVisible()
  await preview.getByLabel('Reason').fill(reason)
  await preview.getByRole('button', { name: 'Apply the correction' }).click()
  // The text of an earlier correction may still be visible, so this also waits until the preview of
  // this correction has disappeared. The text disappears after some seconds.
  await Promise.all([
    expect(page.getByText('The correction has been applied.').first()).toBeVisible(),
    expect(preview).toBeHidden(),
  ])
}

test('[EXM-122] [EXM-123] [EXM-177] [EXM-178] a wrong key is corrected, a question is excluded, and one correction is undone', async ({
  page,
  browser,
}) => {
  const sign = await makeExamination(browser, unique('A wrong key'))
  const student = await browser.newPage()
  await signInAs(student.context(), 'student')
  await begin(student, sign)
  await question(student, 1).getByRole('radio').first().check()
  await saved(student, 1)
  await handIn(student)
  await student.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
  await expect(student).toHaveURL(/record=/)

  await signInAs(page.context(), 'teacher')
  await openQuestion(page, sign, 0)
  await page.getByRole('radio', { name: 'B is right' }).check()
  await apply(page, 'The key was wrong.')

  await openQuestion(page, sign, 1)
  await page.getByRole('radio', { name: 'Leave the question out' }).check()
  await page.getByRole('button', { name: 'Show the changes' }).click()
  await expect(page.getByText('The paper is worth 50 points instead of 100.')).toBeVisible()
  await apply(page, 'Two readings were possible.')
  await expect(page.getByText('This question does not count.', { exact: false })).toBeVisible()

  await student.reload()
  await student.getByText(/^All \d/).click()
  await expect(student.getByText(/Corrected on .*: The key was wrong\./)).toBeVisible()
  await expect(
    student.getByText(/This question does not count\..*Two readings were possible\./),
  ).toBeVisible()

  await page.getByRole('button', { name: /^Undo the correction of: .*: is it so\?$/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(': is it so?')
  await dialog.getByLabel('Reason').fill('It was clear after all.')
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The correction has been undone.').first()).toBeVisible()
  await student.reload()
  await expect(student.getByText(/of 100/).first()).toBeVisible()
  await student.close()
})
