import type { BrowserContext } from '@playwright/test'
import { call } from '../../support/ask-server.ts'
import { demoCourse } from '../../support/given-practices.ts'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'

interface Kept {
  sign: string
  version: number
}

const level = (percent: number, en: string) => ({
  percent,
  names: { en, zh: en, my: en },
  texts: { en: `What ${en.toLowerCase()} means`, zh: en, my: en },
})
const levels = [level(0, 'Beginning'), level(60, 'Able'), level(100, 'Excellent')]
const criterion = (key: string, weight: number, source: string, evidence = '') => ({
  key,
  names: { en: key, zh: key, my: key },
  weight,
  source,
  evidence,
  levels,
})

/**
 * Assigns the inventory problems to the demo course with this rubric; returns the sealed id of the
 * assignment.
 */
async function giveRated(teacher: BrowserContext, name: string): Promise<string> {
  const draft = await call<Kept>(teacher, '/evaluations/saveRubric', {
    key: crypto.randomUUID(),
    names: { en: name, zh: name, my: name },
    kind: 'inventory',
    criteria: [
      criterion('Right answers', 40, 'machine', 'bench'),
      criterion('Reasons', 40, 'teacher'),
      criterion('Honesty', 20, 'self'),
    ],
    gates: [],
  })
  const { sign: rubric } = await call<Kept>(teacher, '/evaluations/publishRubric', {
    sign: draft.sign,
    version: draft.version,
  })
  const { sign: assignment } = await call<Kept>(teacher, '/practice/addAssignment', {
    courseIdSign: await demoCourse(teacher),
    key: crypto.randomUUID(),
    idSign: 'inventory-bench',
    attempts: 2,
  })
  await call(teacher, '/evaluations/chooseRubric', { assignment, rubric, version: 0 })
  return assignment
}

/** The teacher gives points for the remaining criterion, and releases the result. */
async function rateAndRelease(teacher: BrowserContext, assignment: string, sign: string) {
  const { version } = await call<Kept>(teacher, '/evaluations/assessmentBySign', { sign })
  await call(teacher, '/evaluations/rateAssessment', {
    sign,
    version,
    ratings: [{ key: 'Reasons', level: 1, comment: 'Say why you order.' }],
  })
  await call(teacher, '/evaluations/releaseEvaluation', { assignment })
}

test('[PRC-021] a student reads the rubric, plays, rates the own work, sees the result after the release and appeals once @phone', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000)
  const teaching = await browser.newContext()
  await signInAs(teaching, 'teacher')
  const rubric = unique('Rubric of a journey')
  const assignment = await giveRated(teaching, rubric)

  await signInAs(context, 'student')
  await page.goto(`/supplyChain?practice=inventory-bench&assignment=${assignment}`)
  await expect(page.getByText('What able means').first()).toBeVisible()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await page.getByRole('button', { name: 'End now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End now' }).click()
  await page.getByRole('link', { name: 'Go to the review' }).click()

  // The link appears only after a job has processed the ended run, so the page is loaded
  // repeatedly. The list may also contain a work from the test on the other device.
  const own = page.getByRole('link', { name: /Rate your own work/ }).filter({ hasText: rubric })
  await expect(async () => {
    await page.goto('/criticizes-system')
    await expect(own).toBeVisible({ timeout: 4000 })
  }).toPass({ timeout: 120_000 })
  await own.click()
  await expect(page.getByText('Your own rating is missing. Please give it below.')).toBeVisible()
  await expect(page.getByText('Criterion by criterion')).toHaveCount(0)
  await page.getByText('Excellent (100%)').first().click()
  await page.getByRole('button', { name: 'Send ratings' }).click()
  await expect(page.getByRole('button', { name: 'Send changed ratings' })).toBeVisible()

  const sign = page.url().split('/').at(-1) ?? ''
  await rateAndRelease(teaching, assignment, sign)
  await page.reload()
  // The criteria are weighted 0.4, 0.4 and 0.2. The empty answers give 0 points: 0.4 × 0 + 0.4 × 60
  // + 0.2 × 100.
  await expect(page.getByRole('heading', { name: '44 of 100 points' })).toBeVisible()
  await expect(page.getByText('Not passed', { exact: true })).toBeVisible()
  await expect(page.getByText('Say why you order.')).toBeVisible()
  await expect(page.getByText('What would lift this to “Excellent”')).toBeVisible()
  await expect(page.getByText(/^Evidence: Right answers, 0 of/)).toBeVisible()
  await page.getByRole('textbox', { name: /What is wrong/ }).fill('I gave a reason in week 2.')
  await page.getByRole('button', { name: 'Send the appeal' }).click()
  await expect(page.getByText('Your teacher has not answered yet.')).toBeVisible()

  const { version } = await call<Kept>(teaching, '/evaluations/assessmentBySign', { sign })
  await call(teaching, '/evaluations/answerAppeal', {
    sign,
    version,
    answer: 'You are right.',
    percent: 60,
  })
  await page.reload()
  await expect(page.getByText('You are right.', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Total before the appeal: 44 points. Total after the answer: 60 points.'),
  ).toBeVisible()
  await expect(page.getByText('Passed', { exact: true })).toBeVisible()
  await teaching.close()
})
