import type { Browser, Page } from '@playwright/test'
import { unique } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'
import { begin, makeExamination, openStart, question, saved } from './exam-page.ts'
import { expect, test } from '../../support/journey.ts'

const reachedWithin = 31_000

async function openDesk(browser: Browser, sign: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await signInAs(context, 'teacher')
  const desk = await context.newPage()
  await desk.goto(`/teacher/#/examination/${sign}?tab=times`)
  return desk
}

test('[EXM-116] [EXM-117] [EXM-172] [EXM-173] a teacher gives time while a student writes, and the exam window shows it', async ({
  page,
  browser,
}) => {
  const name = unique('More time')
  const sign = await makeExamination(browser, name)
  await signInAs(page.context(), 'student')
  await begin(page, sign)
  await question(page, 1).getByRole('radio').first().check()
  await saved(page, 1)
  const timer = page.getByRole('timer')
  await expect(timer).toContainText(/(30|29|28):\d\d/)

  const desk = await openDesk(browser, sign)
  const row = desk.getByRole('row').filter({ hasText: /Writing until/ })
  await row.getByRole('button', { name: /^Give more time to/ }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByLabel('Time in percent of the normal time').fill('150')
  await dialog.getByRole('button', { name: 'Give more time' }).click()
  await expect(dialog.getByText('Please fill this in.')).toBeVisible()
  await dialog.getByLabel('Reason, for the student to read').fill('The lift was stuck.')
  await dialog.getByRole('button', { name: 'Give more time' }).click()
  await expect(desk.getByText('1 open paper now ends later.')).toBeVisible()
  await expect(desk.getByRole('cell', { name: 'The lift was stuck.' })).toBeVisible()

  const banner = page.getByRole('status').filter({ hasText: 'Your time was extended to' })
  await expect(banner).toContainText('The lift was stuck.', { timeout: reachedWithin })
  await expect(timer).toContainText(/4\d:\d\d/)
  await page.reload()
  await expect(banner).toContainText('The lift was stuck.')
  await banner.getByRole('button', { name: 'Close' }).click()
  await expect(banner).toBeHidden()

  await desk.getByRole('button', { name: 'Extend' }).click()
  await dialog.getByLabel('More minutes').fill('10')
  await dialog.getByLabel('Reason, for the student to read').fill('A fire alarm.')
  await dialog.getByRole('button', { name: 'Extend' }).click()
  await expect(dialog).toBeHidden()
  await expect(banner).toContainText('A fire alarm.', { timeout: reachedWithin })
  await expect(timer).toContainText(/(5\d|60):\d\d|1:00:\d\d/)
  await expect(question(page, 1).getByRole('radio').first()).toBeChecked()

  await openStart(page, sign)
  await expect(page.getByText('You have been given more time.')).toBeVisible()
  await desk.context().close()
})
