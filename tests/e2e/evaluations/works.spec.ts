import type { BrowserContext } from '@playwright/test'
import { call } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { courseSign, newStudent, signedIn } from '../messages/message-page.ts'

const level = (percent: number, name: string) => ({ percent, names: { en: name }, texts: {} })
const criterion = (key: string, name: string, weight: number) => ({
  key,
  names: { en: name },
  weight,
  source: 'teacher',
  evidence: '',
  levels: [level(0, 'Missing'), level(60, 'Enough'), level(100, 'Good')],
})

/** Creates a published rubric for written works; returns its name. */
async function newRubric(teacher: BrowserContext): Promise<string> {
  const name = unique('Essay')
  const { sign, version } = await call<{ sign: string; version: number }>(
    teacher,
    '/evaluations/saveRubric',
    {
      key: crypto.randomUUID(),
      names: { en: name },
      kind: null,
      criteria: [criterion('idea', 'Has an idea', 65), criterion('words', 'Says it well', 35)],
      gates: [],
    },
  )
  await call(teacher, '/evaluations/publishRubric', { sign, version })
  return name
}

test('[PRC-130] [PRC-133] a teacher chooses a rubric for a task, rates what a student hands in and releases it, and the student sees score and criteria @phone', async ({
  page,
  browser,
}) => {
  const teacher = await signedIn(browser, 'teacher')
  const sign = await courseSign(teacher)
  const title = unique('Describe a shipment')
  const { idSign } = await call<{ idSign: string }>(teacher, '/course/addHomework', {
    courseIdSign: sign,
    title,
    points: 55,
  })
  await call(teacher, '/course/releaseHomework', { sign: idSign, released: true })
  const name = await newRubric(teacher)

  const desk = await teacher.newPage()
  await desk.goto(`/teacher/#/work/${idSign}`)
  await desk.getByRole('link', { name: 'Use a rubric' }).click()
  await desk.getByRole('searchbox', { name: 'Search by name' }).fill(name)
  await desk.getByRole('radio', { name: new RegExp(`^${name}`) }).check()
  await desk.getByRole('button', { name: 'Use this rubric' }).click()
  await expect(desk.getByRole('link', { name, exact: true })).toBeVisible()

  await newStudent(page, sign)
  await page.goto(`/courseDetail/${sign}/homework/${idSign}`)
  await expect(page.getByText(name, { exact: true })).toBeVisible()
  await expect(page.getByText(/^Passed from 60/)).toBeVisible()
  await page.getByLabel('Your text').fill('It left on Monday.')
  await page.getByRole('button', { name: 'Hand in', exact: true }).click()
  await expect(page.getByText('Version 1')).toBeVisible()

  await desk.reload()
  const students = desk.getByRole('table', { name: 'Students and criteria' })
  await students.getByRole('row').filter({ hasText: 'To rate' }).getByRole('link').click()
  await expect(desk.getByText('It left on Monday.')).toBeVisible()
  await desk.getByRole('region', { name: 'Has an idea' }).focus()
  await desk.keyboard.press('2')
  await desk.keyboard.press('j')
  await desk.keyboard.press('3')
  await expect(desk.getByRole('heading', { name: 'Total: 74%' })).toBeVisible()

  await page.reload()
  await expect(
    page.getByText('Your work is being rated, so it can no longer be replaced.'),
  ).toBeVisible()

  await desk.getByRole('link', { name: 'Open the work with its earlier versions' }).click()
  await expect(desk.getByText('This task is marked by a rubric')).toBeVisible()
  await desk.getByRole('link', { name: 'Go to the evaluation' }).click()
  await desk.getByRole('button', { name: 'Release all that are ready' }).click()
  const question = desk.getByRole('dialog', { name: 'Release 1 assessment?' })
  await question.getByRole('button', { name: 'Release 1' }).click()
  await expect(students.getByText('74%, passed')).toBeVisible()

  await page.reload()
  await expect(page.getByText('40.7 of 55 points')).toBeVisible()
  await page.getByRole('link', { name: 'Open your assessment' }).click()
  await expect(page.getByRole('heading', { name: '74 of 100 points' })).toBeVisible()
  await expect(page.getByText('Has an idea').first()).toBeVisible()
  await page.getByRole('link', { name: 'Your hand-in' }).click()
  await expect(page.getByText('40.7 of 55 points')).toBeVisible()
  await teacher.close()
})
