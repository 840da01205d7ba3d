import type { Page } from '@playwright/test'
import { call } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'
import { openNewCourse } from '../courses/teacher-page.ts'

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** A new course with one student. */
async function beginOwn(page: Page, what: string): Promise<void> {
  await openNewCourse(page, unique(what))
  await tab(page, 'Students')
  await page.getByRole('button', { name: 'Import' }).click()
  await choose(page, 'Phone\n0123456701\n')
  await page.getByRole('button', { name: 'Add 1 student' }).click()
  await expect(page.getByText('1 student added')).toBeVisible()
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages of the course' }).getByRole('link', { name }).click()

async function choose(page: Page, sheet: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /^File/ }).click()
  const file = { name: 'table.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) }
  await (await chooser).setFiles(file)
  await page.getByRole('button', { name: 'Check the file' }).click()
}

test('[TCH-091] a teacher overrides a mark, reads its history and restores it', async ({
  page,
}) => {
  await beginOwn(page, 'Marks by hand')
  await tab(page, 'Gradebook')
  await page.getByRole('button', { name: /Course result: --$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Mark (of 100)').fill('101')
  await dialog.getByLabel('Reason').fill('Spoken, not written.')
  await dialog.getByRole('button', { name: 'Give this mark' }).click()
  await expect(dialog.getByText('This is more than the maximum here.')).toBeVisible()
  await dialog.getByLabel('Mark (of 100)').fill('72.5')
  await dialog.getByRole('button', { name: 'Give this mark' }).click()
  await expect(dialog.getByText('72.5 instead of --')).toBeVisible()
  await dialog.getByLabel('Reason for withdrawing it').fill('Meant for somebody else.')
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect(dialog.getByText(/^Withdrawn by .*: Meant for somebody else\.$/)).toBeVisible()
  await expect(dialog.getByText('Valid mark: --. Calculated: --.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: /Course result: --$/ })).toBeVisible()
})

test('[TCH-093] [TCH-142] marks are imported from a table after a preview of each change, and the import is undone', async ({
  page,
}) => {
  await beginOwn(page, 'Marks from a table')
  const courseIdSign = /members\/([\w-]+)/.exec(page.url())?.[1] ?? ''
  const title = unique('Essay on paper')
  const task = { courseIdSign, title, description: '<p>Write.</p>' }
  const { idSign } = await call<{ idSign: string }>(page.context(), '/course/addHomework', task)
  await call(page.context(), '/course/releaseHomework', { sign: idSign, released: true })
  const { list } = await call<{ list: { name: string; studentCard: string }[] }>(
    page.context(),
    '/course/gradebook',
    { courseIdSign },
  )
  const [{ name, studentCard } = { name: '', studentCard: '' }] = list

  await tab(page, 'Gradebook')
  await page.getByRole('link', { name: 'Import' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import marks' })).toBeVisible()
  await choose(page, `Student number;${title};Colour\n${studentCard};87,5;red\nX000;1;\n`)
  await expect(page.getByText('Nothing has been changed yet.')).toBeVisible()
  await expect(page.getByText(/are not read: Colour$/)).toBeVisible()
  await expect(row(page, 'No student of the course has this number.')).toContainText('X000')
  const change = page.getByRole('table', { name: 'Marks that change' }).getByRole('row').last()
  for (const text of [name, title, '--', '87.5']) await expect(change).toContainText(text)

  await page.getByRole('button', { name: 'Import 1 mark' }).click()
  await expect(page.getByText('Please give a reason of at least three characters.')).toBeVisible()
  await page.getByLabel('Reason').fill('Written on paper.')
  await page.getByRole('button', { name: 'Import 1 mark' }).click()
  await expect(page.getByText('1 mark was imported.')).toBeVisible()
  await page.getByRole('link', { name: 'To the gradebook' }).click()
  await expect(page.getByRole('button', { name: `${name}, ${title}: 87.5` })).toBeVisible()

  await page.getByRole('link', { name: 'Import' }).click()
  await page.getByRole('button', { name: 'Undo: table.csv' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 mark is withdrawn.')).toBeVisible()
  await page.getByRole('link', { name: 'Gradebook' }).click()
  await expect(page.getByRole('button', { name: `${name}, ${title}: --` })).toBeVisible()
})

test("[FRM-458] [FRM-462] the gradebook's last cell scrolls into view by keyboard, its accessible name contains its text, and a title is shown in full by keyboard and touch", async ({
  page,
}) => {
  await signInAs(page.context(), 'teacher')
  const { list } = await call<{ list: { courseIdSign: string }[] }>(
    page.context(),
    '/course/listHandIns',
    { page: 1, size: 1 },
  )
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/teacher/#/gradebook/${list[0]?.courseIdSign}`)
  const cell = page
    .getByRole('grid')
    .getByRole('button', { name: /, .+: / })
    .first()
  await cell.focus()
  const [name, words] = await cell.evaluate((one: HTMLElement) => [
    one.textContent,
    [...one.childNodes].slice(1).map((part) => part.textContent?.trim()),
  ])
  for (const word of words) expect(name).toContain(word)
  await expect(cell).not.toHaveAttribute('aria-label')
  await page.keyboard.press('Control+End')
  const isInside = () =>
    page.evaluate(() => {
      const place = document.activeElement?.getBoundingClientRect()
      return place && place.top >= 0 && place.bottom <= innerHeight && place.height > 0
    })
  await expect.poll(isInside).toBe(true)
  expect(await page.evaluate(() => document.activeElement?.closest('[role="grid"]') !== null)).toBe(
    true,
  )

  await page.keyboard.press('Control+Home')
  await page.keyboard.press('ArrowRight')
  const cutOff = page.locator('[role="grid"] th:focus-within .clip-2')
  await expect(cutOff).toHaveCSS('display', 'block')
  const fingers = await page.context().browser()?.newContext({ hasTouch: true, isMobile: true })
  if (!fingers) throw new Error('The browser has no other contexts.')
  await signInAs(fingers, 'teacher')
  const phone = await fingers.newPage()
  await phone.goto('/teacher/#/examinations')
  await expect(phone.locator('main .clip-2').first()).toHaveCSS('display', 'block')
  await fingers.close()
})
