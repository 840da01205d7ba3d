import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { type DataOf, exams } from '@titian/contract'
import { call } from '../../support/ask-server.ts'
import { signInAs } from '../../support/signed-in.ts'

interface Named {
  sign: string
  courseName: string
}

/** Creates a released examination with one question of each kind, for one journey. */
export async function makeExamination(
  browser: Browser,
  name: string,
  minutes = 30,
): Promise<string> {
  const teacher = await browser.newContext()
  await signInAs(teacher, 'teacher')
  const courses = await call<{ list: Named[] }>(teacher, '/course/courseList', {
    page: 1,
    size: 50,
  })
  const course = courses.list.find(({ courseName }) =>
    courseName.startsWith('Cross-border listing'),
  )
  const courseIdSign = course?.sign ?? ''
  const fields = {
    examinationName: name,
    courseIdSign,
    examTime: minutes,
    attention: 'Take your time.',
    type: 0,
  }
  const { sign } = await call<{ sign: string }>(teacher, '/exam/addExamination', fields)
  const banks = await Promise.all(
    [1, 2, 3, 4, 5].map((type) =>
      call<{ list: { idSign: string }[] }>(teacher, '/exam/questionBankFindList', {
        type,
        courseIdSign,
        page: 1,
        size: 1,
      }),
    ),
  )
  const subjectIdList = banks.flatMap(({ list }) => list.map(({ idSign }) => idSign))
  expect(subjectIdList).toHaveLength(5)
  await call(teacher, '/exam/addExamSubject', { examinationId: sign, subjectIdList })
  const subjects = await call<{ list: { id: string }[] }>(teacher, '/exam/allExamSubjects', {
    examinationId: sign,
  })
  for (const { id } of subjects.list)
    await call(teacher, '/exam/updateExamSubject', {
      examinationId: sign,
      subjectId: id,
      score: 20,
    })
  await call(teacher, '/exam/updateReleaseStatus', { sign, status: 1 })
  await teacher.close()
  return sign
}

export const question = (page: Page, number: number) => page.locator(`#question-${number}`)

/** Waits until the server has confirmed the answers. */
export const saved = (page: Page, number: number) =>
  expect(question(page, number).getByText(/^Saved \d/)).toBeVisible()

export async function openStart(page: Page, sign: string): Promise<void> {
  await page.goto(`/testPaper/${sign}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

export async function begin(page: Page, sign: string): Promise<void> {
  await openStart(page, sign)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(question(page, 1)).toBeVisible()
}

/** The button "Hand in": in the header on a desktop, and in the bottom bar on a phone. */
export async function handIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hand in' }).filter({ visible: true }).first().click()
}

export const goOffline = (context: BrowserContext, offline: boolean) => context.setOffline(offline)

/** Begins an exam, writes its explanation and hands it in by calls, as the signed-in student. */
export async function handInByCalls(
  student: BrowserContext,
  examinationId: string,
  words: string,
): Promise<void> {
  const { recordId } = await call<{ recordId: string }>(student, exams.addRecord.path, {
    examinationId,
  })
  const paper = await call<DataOf<typeof exams.getExaminationPaper>>(
    student,
    exams.getExaminationPaper.path,
    { examinationId },
  )
  const explanation = paper.groups.flatMap(({ children }) => children).at(-1)
  const answerList = [{ unitestingBankId: explanation?.unitestingBankId, answer: words, seq: 1 }]
  await call(student, exams.submit.path, { examinationId, recordId, answerList })
}

/** Writes the explanation and hands in. */
export async function handInText(student: Page, words: string): Promise<void> {
  await question(student, 5).getByRole('textbox').fill(words)
  await saved(student, 5)
  await handIn(student)
  await student.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
  await expect(student).toHaveURL(/record=/)
}
