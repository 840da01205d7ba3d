import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'
import { begin, handIn, makeExamination, question, saved } from './exam-page.ts'

test.beforeEach(({ page }) => signInAs(page.context(), 'student'))

/** Sets the time that the page shows as left. The deadline on the server does not change. */
async function setRemainingSeconds(page: Page, seconds: number): Promise<void> {
  const endsAt = Date.now() + seconds * 1000
  await page.route(/\/exam\/(getExaminationPaper|savePaper)/, async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { remaining: number | null } }
    answer.data.remaining = Math.max(0, endsAt - Date.now())
    await route.fulfill({ response, json: answer })
  })
}

test('[EXM-032] [EXM-033] [EXM-039] an exam whose automatic hand-in failed asks the student to hand in, and shows the result', async ({
  page,
  browser,
}) => {
  const sign = await makeExamination(browser, unique('Out of time'))
  await begin(page, sign)
  await question(page, 5).getByRole('textbox').fill('Written in time.')
  await saved(page, 5)
  let isReachable = false
  await page.route('**/exam/submit', (route) => (isReachable ? route.continue() : route.abort()))
  await setRemainingSeconds(page, 4)
  await page.reload()
  await expect(page.getByText('Time is up.')).toBeVisible()
  await expect(
    page.getByText('Please submit the paper: handing it in by itself did not work.'),
  ).toBeVisible()
  await expect(page.getByText('The paper could not be submitted')).toBeVisible()
  isReachable = true
  const banner = page.getByRole('status').filter({ hasText: 'Time is up.' })
  // The page may send again by itself at the same moment. Then the button and the exam disappear,
  // and the click fails without harm.
  await banner
    .getByRole('button', { name: 'Hand in' })
    .click({ timeout: 3000 })
    .catch(() => undefined)
  await expect(page.getByText('Paper submitted')).toBeVisible()
  await expect(page).toHaveURL(/record=/)
})

test('[EXM-024] saving an answer shows no progress bar, handing in does @phone-long', async ({
  page,
  browser,
}) => {
  const sign = await makeExamination(browser, unique('Quiet saving'))
  await begin(page, sign)
  const bar = page.locator('[class*="rail"][data-active]')
  await expect(bar).toHaveCount(0)
  let saveDelayed = false
  let barWhileSaving = -1
  await page.route('**/exam/savePaper', async (route) => {
    saveDelayed = true
    await new Promise((done) => setTimeout(done, 700))
    barWhileSaving = await bar.count()
    await route.continue()
  })
  await question(page, 5).getByRole('textbox').fill('Saved in silence.')
  await saved(page, 5)
  expect({ saveDelayed, barWhileSaving }).toEqual({ saveDelayed: true, barWhileSaving: 0 })
  await page.route('**/exam/submit', async (route) => {
    await expect(bar).toHaveCount(1)
    await route.continue()
  })
  await handIn(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
  await expect(page).toHaveURL(/record=/)
})

/** The look of an element, without the colours that the page gives it. */
const shapeOf = (page: Page, number: number) =>
  page
    .getByRole('button', { name: new RegExp(`^Question ${number},`) })
    .filter({ visible: true })
    .first()
    .evaluate((cell) => {
      const { borderStyle, borderWidth, backgroundColor } = getComputedStyle(cell)
      const { clipPath } = getComputedStyle(cell, '::after')
      return [borderStyle, borderWidth, backgroundColor, clipPath].join(' ')
    })

test('[EXM-136] states differ without colours, and only problems are announced', async ({
  page,
  browser,
}, { project }) => {
  const sign = await makeExamination(browser, unique('Without colours'))
  await page.emulateMedia({ forcedColors: 'active' })
  await begin(page, sign)
  await question(page, 1).getByRole('radio').first().check()
  await saved(page, 1)
  await question(page, 2)
    .getByRole('button', { name: /^Flag question 2/ })
    .click()
  const spoken = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], output'
  await expect(
    question(page, 1)
      .locator(spoken)
      .getByText(/^Saved/),
  ).toHaveCount(0)
  if (project.name === 'phone')
    await page
      .getByRole('button', { name: /answer sheet/i })
      .first()
      .click()
  const shapes = [await shapeOf(page, 1), await shapeOf(page, 2), await shapeOf(page, 3)]
  expect(new Set(shapes).size).toBe(3)
  if (project.name === 'phone') await page.keyboard.press('Escape')
  await page.context().setOffline(true)
  await question(page, 5).getByRole('textbox').fill('Kept on this device.')
  await expect(
    question(page, 5)
      .locator(spoken)
      .filter({ hasText: /kept on this device/i }),
  ).toBeVisible()
  await page.context().setOffline(false)
  await saved(page, 5)
})

test('[EXM-192] the result is printed with all its questions, without controls of the screen', async ({
  page,
  browser,
}) => {
  const sign = await makeExamination(browser, unique('On paper'))
  await begin(page, sign)
  await question(page, 4).getByRole('radio', { name: 'True' }).check()
  await saved(page, 4)
  await handIn(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
  await expect(page).toHaveURL(/record=/)
  const questions = page.getByRole('main').getByRole('article')
  await expect(questions.first()).toBeVisible()
  expect(await questions.count()).toBeLessThan(5)
  await page.emulateMedia({ media: 'print' })
  // A browser that prints sends this event to the page first.
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(questions).toHaveCount(5)
  for (const one of await questions.all()) await expect(one).toBeVisible()
  for (const part of ['banner', 'navigation', 'contentinfo'] as const)
    await expect(page.getByRole(part).filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
})

test('[EXM-211] wrong answers can be practised again, and the result does not change', async ({
  page,
  browser,
}) => {
  const sign = await makeExamination(browser, unique('Once more'))
  await begin(page, sign)
  await handIn(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
  await expect(page).toHaveURL(/record=/)
  await page.getByRole('button', { name: 'Practise these again' }).click()
  const check = page.getByRole('button', { name: 'Check' })
  await check.click()
  await expect(page.getByText('Please answer the question first.')).toBeVisible()
  await page.getByRole('main').getByRole('radio').first().check()
  await check.click()
  await expect(page.getByText(/^(Right|Not right yet)$/)).toBeVisible()
  await page.getByRole('button', { name: 'Next question' }).click()
  await expect(page.getByText(/2 of 5/)).toBeVisible()
  await page.getByRole('main').getByRole('checkbox').first().check()
  await check.click()
  await page.getByRole('button', { name: 'Next question' }).click()
  await page.getByRole('main').getByRole('textbox').first().fill('a guess')
  await check.click()
  await page.getByRole('button', { name: 'Next question' }).click()
  await page.getByRole('main').getByRole('radio', { name: 'True' }).check()
  await check.click()
  await page.getByRole('button', { name: 'Next question' }).click()
  await page.getByRole('main').getByRole('textbox').fill('In my own words.')
  await check.click()
  await expect(page.getByText('Compare it with the model answer')).toBeVisible()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('heading', { name: /^\d of 5 right this time$/ })).toBeFocused()
  await page.getByRole('button', { name: 'Back to the answers' }).click()
  await expect(page.getByRole('heading', { name: '5 answers to review' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { name: '5 answers to review' })).toBeVisible()
})
