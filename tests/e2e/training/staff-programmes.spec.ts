import type { BrowserContext, Page } from '@playwright/test'
import { call } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'

const day = 86_400_000
const iso = (at: number) => new Date(at).toISOString()
const field = (at: number) => {
  const date = new Date(at)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`
}

interface Train {
  sign: string
  courseIdSign: string
}

interface Chapter {
  startTime: string | null
  endTime: string | null
}

const chaptersOf = async (teacher: BrowserContext, trainId: string) =>
  (await call<{ chapters: Chapter[] }>(teacher, '/train/timetable', { trainId })).chapters

/** Last year's programme with two chapters and an ended task. */
async function lastYears(teacher: BrowserContext, trainName: string, start: number) {
  const train = await call<Train>(teacher, '/train/addTrain', {
    trainName,
    cohort: 'Intake A',
    startTime: iso(start),
    endTime: iso(start + 70 * day),
    key: crypto.randomUUID(),
  })
  for (const chapterName of ['Before you sell', 'Going live'])
    await call(teacher, '/course/addChapter', { courseIdSign: train.courseIdSign, chapterName })
  return train
}

async function openTab(page: Page, sign: string, name: string) {
  await page.goto(`/teacher/#/training/${sign}`)
  await page.getByRole('tab', { name }).click()
}

test("[TRN-057] [TRN-061] staff copy last year's programme from the list, with its dates moved", async ({
  page,
}) => {
  await signInAs(page.context(), 'teacher')
  const name = unique('Live selling')
  const start = Math.floor(Date.now() / day) * day - 380 * day
  await lastYears(page.context(), name, start)
  await page.goto(`/teacher/#/trainings?text=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `Copy ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(`${name} again`)
  await dialog.getByLabel('Intake').fill('Intake B')
  await dialog.getByLabel('Start', { exact: true }).fill(field(start + 380 * day))
  await dialog.getByRole('button', { name: 'Create the copy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${name} again` })).toBeVisible()
  await page.getByRole('tab', { name: 'Settings' }).click()
  await expect(page.getByLabel('Start', { exact: true })).toHaveValue(field(start + 380 * day))
  await expect(page.getByLabel('End', { exact: true })).toHaveValue(field(start + 450 * day))
  await page.getByRole('tab', { name: 'Timetable' }).click()
  await expect(page.getByRole('heading', { name: '1. Before you sell' })).toBeVisible()
})

test('[TRN-059] a chapter is moved by keyboard, by dragging and by its fields, and a wrong date is reported at the field', async ({
  page,
}) => {
  await signInAs(page.context(), 'teacher')
  const start = Math.floor(Date.now() / day) * day
  const { sign } = await lastYears(page.context(), unique('Timetable'), start)
  await openTab(page, sign, 'Timetable')
  await page.getByRole('button', { name: 'Set dates of 1. Before you sell' }).click()
  const row = page.getByRole('listitem', { name: '1. Before you sell' })
  await expect(row.getByText('Saved')).toBeVisible()
  const stored = async () => {
    const [first] = await chaptersOf(page.context(), sign)
    return [first?.startTime, first?.endTime]
  }
  expect(await stored()).toEqual([iso(start), iso(start + 7 * day)])

  const bar = row.getByRole('slider', { name: 'Dates of 1. Before you sell' })
  await bar.press('Shift+ArrowRight')
  await bar.press('ArrowRight')
  await expect.poll(stored).toEqual([iso(start + 8 * day), iso(start + 15 * day)])
  const end = row.getByRole('slider', { name: 'End of 1. Before you sell' })
  await end.press('End')
  await expect.poll(stored).toEqual([iso(start + 8 * day), iso(start + 70 * day)])
  await end.press('Home')
  await expect.poll(stored).toEqual([iso(start + 8 * day), iso(start + 9 * day)])

  const box = await end.boundingBox()
  if (!box) throw new Error('No bar.')
  const track = await end.evaluate((node) => node.parentElement?.clientWidth ?? 0)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + (track * 14) / 70, y, { steps: 5 })
  await page.mouse.up()
  await expect.poll(stored).toEqual([iso(start + 8 * day), iso(start + 23 * day)])

  const typed = row.getByLabel('End of 1. Before you sell').and(row.locator('input'))
  await typed.fill(field(start + 90 * day))
  await typed.blur()
  await expect(row.getByRole('alert')).toHaveText('This is outside the dates of the programme.')
  expect(await stored()).toEqual([iso(start + 8 * day), iso(start + 23 * day)])
  await typed.fill(field(start + 20 * day))
  await typed.blur()
  await expect.poll(stored).toEqual([iso(start + 8 * day), iso(start + 20 * day)])
  await expect(row.getByRole('alert')).toHaveCount(0)
})

test('[TRN-058] [TRN-060] [TRN-062] staff enrol a class on the page of students, see who is behind, write to them, and publish', async ({
  page,
  browser,
}) => {
  const teacher = page.context()
  await signInAs(teacher, 'teacher')
  const name = unique('Behind')
  const start = Math.floor(Date.now() / day) * day - 30 * day
  const train = await lastYears(teacher, name, start)
  const task = await call<{ idSign: string }>(teacher, '/course/addHomework', {
    courseIdSign: train.courseIdSign,
    title: 'Plan a show',
    endTime: iso(Date.now() - day),
  })
  await call(teacher, '/course/releaseHomework', { sign: task.idSign, released: true })

  await page.goto(`/teacher/#/training/${train.sign}`)
  await page
    .getByRole('navigation', { name: 'Pages of the course' })
    .getByRole('link', { name: 'Students' })
    .click()
  await page.getByRole('button', { name: 'Add students' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('listitem')
    .first()
    .getByRole('button', { name: /^Add class/ })
    .click()
  await page
    .getByRole('dialog', { name: /^Add the class/ })
    .getByRole('button', { name: 'Add class' })
    .click()
  await expect(page.getByText(/students? added$/)).toBeVisible()

  await openTab(page, train.sign, 'Progress')
  await expect(page.getByText(/\d+ students? (is|are) behind/)).toBeVisible()
  const board = page.getByRole('table', { name: 'Progress' })
  await expect(board.getByRole('columnheader', { name: /Plan a show/ })).toBeVisible()
  await expect(board.getByRole('row').nth(1)).toContainText('1 behind')
  await expect(board.getByRole('row').nth(1)).toContainText('Missing')
  await page.getByRole('button', { name: 'Write to all who are behind' }).click()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText('Please enter a title.')).toBeVisible()
  await dialog.getByLabel('Title').fill(unique('Your plan'))
  await dialog.getByLabel('Text').fill('Please hand it in this week.')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(/^Sent to \d+ students?$/)).toBeVisible()

  const staff = await browser.newContext()
  await signInAs(staff, 'staff')
  const desk = await staff.newPage()
  await desk.goto(`/admin/#/trainings?text=${encodeURIComponent(name)}`)
  await desk.getByRole('button', { name: `Publish ${name}` }).click()
  await expect(desk.getByText(`${name} is published`)).toBeVisible()
  await expect(desk.getByRole('button', { name: `Withdraw ${name}` })).toBeVisible()
})

test('[TRN-064] a rule that creates a circle is reported to staff at its field', async ({
  page,
}) => {
  await signInAs(page.context(), 'staff')
  await page.goto('/admin/#/task-rules')
  await page.getByRole('button', { name: 'Add a rule' }).click()
  const rule = page.getByRole('group', { name: /^Rule / }).last()
  await rule.getByLabel('Task number').fill('33')
  await rule.getByLabel('Required task').fill('34')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(rule.getByText(/form a circle/)).toBeVisible()
  const { list } = await call<{ list: { taskNumber: number }[] }>(
    page.context(),
    '/train/prerequisites',
    {},
  )
  expect(list.some(({ taskNumber }) => taskNumber === 33)).toBe(false)
})
