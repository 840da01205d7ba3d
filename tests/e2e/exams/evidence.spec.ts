import type { Browser, Page } from '@playwright/test'
import { scriptsOf } from '../../support/built-files.ts'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'
import { begin, handIn, makeExamination, openStart, question, saved } from './exam-page.ts'

/** Hands the exam in and returns the sealed id of its record. */
async function submit(page: Page): Promise<string> {
  await handIn(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
  await expect(page).toHaveURL(/record=/)
  return new URL(page.url()).searchParams.get('record') ?? ''
}

async function openRecord(browser: Browser, record: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await signInAs(context, 'teacher')
  const desk = await context.newPage()
  await desk.goto(`/teacher/#/record/${record}`)
  await expect(desk.getByRole('heading', { name: 'Activity log' })).toBeVisible()
  return desk
}

test('[EXM-109] [EXM-193] [EXM-195] [EXM-196] the recording of evidence is announced before the start, and the teacher reads the evidence @phone-long', async ({
  page,
  browser,
}) => {
  await signInAs(page.context(), 'student')
  const sign = await makeExamination(browser, unique('Evidence'))
  await openStart(page, sign)
  await expect(page.getByText('We also record when you leave the paper')).toContainText(
    'Nothing is decided from it automatically.',
  )
  // The code that records events is loaded after the exam. It records only what happens later.
  const noting = page.waitForResponse(scriptsOf(/\/page-notes\.ts$/))
  await begin(page, sign)
  await noting
  const written = question(page, 5).getByRole('textbox')
  await written.fill('Twelve signs')
  for (const keys of ['A', 'C', 'V']) await page.keyboard.press(`ControlOrMeta+${keys}`)
  await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await page.waitForTimeout(1500)
  const noteSent = page.waitForResponse(
    (response) =>
      response.url().endsWith('/exam/noteEvidence') &&
      (response.request().postData() ?? '').includes('returned'),
  )
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  expect((await noteSent).request().postData()).not.toContain('Twelve')
  await saved(page, 5)
  const record = await submit(page)

  const desk = await openRecord(browser, record)
  await expect(desk.getByText('No decision is made from it automatically.')).toBeVisible()
  await desk.getByRole('button', { name: 'Show', exact: true }).click()
  const entries = desk.locator('.mantine-Timeline-item')
  await expect(entries.first()).toContainText('Started')
  await expect(entries.filter({ hasText: 'Pasted 12 characters' })).toHaveCount(1)
  await expect(entries.filter({ hasText: 'Left the paper' })).toHaveCount(1)
  await expect(entries.filter({ hasText: /Came back after \d+ seconds?/ })).toHaveCount(1)
  await expect(entries.last()).toContainText('Handed in')
  await desk.context().close()
})

test('[EXM-105] [EXM-197] answers that never reached the server are given to the teacher as a file, and count when they are accepted', async ({
  browser,
}) => {
  test.setTimeout(150_000)
  const device = await browser.newContext()
  await signInAs(device, 'student')
  const page = await device.newPage()
  const sign = await makeExamination(browser, unique('Answer file'))
  await page.clock.install()
  await begin(page, sign)
  await page.route(/\/exam\/(?:savePaper|submit|sendLateAnswers)$/, (route) => route.abort())
  await question(page, 5).getByRole('textbox').fill('Only in the file.')
  const offer = page.getByRole('button', { name: 'Save an answer file' })
  // The page offers the file after half a minute without the server. The clock skips this time
  // here.
  await expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(offer).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), offer.click()])
  const file = await download.path()
  // A page that has crashed cannot send a last request.
  await page.goto('chrome://crash').catch(() => undefined)

  const other = await browser.newContext()
  await signInAs(other, 'student')
  const elsewhere = await other.newPage()
  await openStart(elsewhere, sign)
  await elsewhere.getByRole('button', { name: 'Continue' }).click()
  await expect(question(elsewhere, 5).getByRole('textbox')).toHaveValue('')
  const record = await submit(elsewhere)

  const desk = await openRecord(browser, record)
  const upload = desk.getByRole('button', { name: 'Upload an answer file' })
  await upload.click()
  await expect(desk.getByText('Please choose a file.')).toBeVisible()
  await desk.locator('input[type="file"]').setInputFiles({
    name: 'changed.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"kind":"titian-answers"}'),
  })
  await upload.click()
  await expect(
    desk.getByText('This is not a file of answers that a paper has saved.'),
  ).toBeVisible()
  await desk.locator('input[type="file"]').setInputFiles(file)
  await upload.click()
  await expect(desk.getByText('1 late answer is waiting for your decision.')).toBeVisible()
  await expect(desk.getByText('Only in the file.')).toBeVisible()
  await desk.getByRole('button', { name: 'Accept', exact: true }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Reason, for the student to read').fill('The network was away.')
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(desk.getByText(/^Accepted by .*The network was away\.$/)).toBeVisible()
  await device.close()
  await other.close()
  await desk.context().close()
})
