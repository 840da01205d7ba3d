import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { signInAs } from '../../support/signed-in.ts'

/** Asks the API from inside a page, with the cookies of its visitor. */
async function ask<Data>(page: Page, path: string, body: object): Promise<Data> {
  const answer = await page.evaluate(
    async ([address, sent]) => {
      const headers = { 'Content-Type': 'application/json', Language: 'en' }
      const response = await fetch(`/api/v1${address}`, { method: 'POST', headers, body: sent })
      return response.json()
    },
    [path, JSON.stringify(body)] as const,
  )
  expect(answer.ok, `${path}: ${answer.code} ${answer.msg}`).toBe(true)
  return answer.data
}

interface Named {
  sign: string
  courseName: string
}

/** A released examination with one question of each kind, made by the teacher for one journey alone. */
export async function makeExamination(
  browser: Browser,
  name: string,
  minutes = 30,
): Promise<string> {
  const page = await browser.newPage()
  await signInAs(page.context(), 'teacher')
  await page.goto('/agreement?form=1')
  const courses = await ask<{ list: Named[] }>(page, '/course/courseList', { page: 1, size: 50 })
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
  const { sign } = await ask<{ sign: string }>(page, '/exam/addExamination', fields)
  const banks = await Promise.all(
    [1, 2, 3, 4, 5].map((type) =>
      ask<{ list: { idSign: string }[] }>(page, '/exam/questionBankFindList', {
        type,
        courseIdSign,
        page: 1,
        size: 1,
      }),
    ),
  )
  const subjectIdList = banks.flatMap(({ list }) => list.map(({ idSign }) => idSign))
  expect(subjectIdList).toHaveLength(5)
  await ask(page, '/exam/addExamSubject', { examinationId: sign, subjectIdList })
  const subjects = await ask<{ list: { id: string }[] }>(page, '/exam/allExamSubjects', {
    examinationId: sign,
  })
  for (const { id } of subjects.list)
    await ask(page, '/exam/updateExamSubject', { examinationId: sign, subjectId: id, score: 20 })
  await ask(page, '/exam/updateReleaseStatus', { sign, status: 1 })
  await page.close()
  return sign
}

export const question = (page: Page, number: number) => page.locator(`#question-${number}`)

/** Waits until the server has confirmed what was written. */
export const saved = (page: Page, number: number) =>
  expect(question(page, number).getByText(/^Saved \d/)).toBeVisible()

export async function openStart(page: Page, sign: string): Promise<void> {
  await page.goto(`/testPaper/${sign}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

export async function begin(page: Page, sign: string): Promise<void> {
  await openStart(page, sign)
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(question(page, 1)).toBeVisible()
}

/** The button of the header on a desktop, of the bottom bar on a phone. */
export async function handIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hand in' }).filter({ visible: true }).first().click()
}

export const goOffline = (context: BrowserContext, offline: boolean) => context.setOffline(offline)
