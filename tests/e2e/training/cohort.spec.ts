import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { bare, savedPdf } from '../../support/saved-pdf.ts'
import { registerNew } from '../../support/signed-in.ts'
import { addChapter, addLesson, film } from '../courses/teacher-page.ts'
import { signedIn } from '../messages/message-page.ts'
import { openLesson, positionOf, shareIn, showPane } from '../study/lesson-page.ts'

const chapter = '第一周 Water and heat'
const lesson = 'Pour in circles'
const task = 'Brew for four guests'
const holder = '陈美玲'
const day = 86_400_000

/** The input format of a date and time field. */
const field = (at: number) =>
  new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

const pageOfCourse = (desk: Page, name: string) =>
  desk.getByRole('navigation', { name: 'Pages of the course' }).getByRole('link', { name })

/** Creates the programme with dates, one chapter, and a co-teacher; returns its address. */
async function makeProgramme(desk: Page, name: string): Promise<string> {
  const start = Math.floor(Date.now() / day) * day - 2 * day
  await desk.goto('/teacher/#/newTraining')
  await desk.getByLabel(/^Name/).fill(name)
  await desk.getByLabel('Intake').fill('Intake 2027')
  await desk.getByLabel('Start', { exact: true }).fill(field(start))
  await desk.getByLabel('End', { exact: true }).fill(field(start + 30 * day))
  await desk.getByRole('button', { name: 'Create the programme' }).click()
  await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible()
  const address = desk.url()
  await desk.getByRole('tab', { name: 'Settings' }).click()
  await desk.getByRole('switch', { name: 'Gives a certificate' }).click()
  await expect(desk.getByRole('switch', { name: 'Gives a certificate' })).toBeChecked()

  await pageOfCourse(desk, 'Course').click()
  await desk.getByRole('link', { name: 'Teachers' }).click()
  await desk.getByRole('searchbox', { name: 'Name of the teacher' }).fill('Nurul Huda')
  await desk.getByRole('button', { name: /^Add Nurul Huda/ }).click()
  await expect(desk.getByRole('button', { name: /^Remove Nurul Huda/ })).toBeVisible()
  return address
}

/** Adds a film and a practical task to a chapter with dates. */
async function fillChapter(desk: Page, address: string): Promise<void> {
  await desk.getByRole('link', { name: 'Catalogue' }).click()
  await addChapter(desk, chapter)
  await addLesson(desk, lesson)
  await desk.getByRole('button', { name: `Video and captions: ${lesson}` }).click()
  const chooser = desk.waitForEvent('filechooser')
  await desk.getByRole('button', { name: 'Upload a video' }).click()
  await (await chooser).setFiles(film)
  await expect(desk.getByRole('button', { name: 'Play' })).toBeVisible({ timeout: 30_000 })

  await desk.goto(address)
  await pageOfCourse(desk, 'Tasks').click()
  await desk.getByRole('link', { name: 'New task' }).first().click()
  await desk.getByLabel('Kind').selectOption({ label: 'Practical task' })
  await desk.getByLabel('Title').fill(task)
  await desk.getByLabel('Belongs to').selectOption({ label: `1. ${chapter}` })
  await desk.getByLabel('Points').fill('20')
  await desk.getByLabel('Task number').fill('71')
  await desk.getByLabel('Pass mark').fill('12')
  await desk.getByRole('button', { name: 'Create' }).click()
  await desk.getByRole('button', { name: `Release ${task}` }).click()
  await expect(desk.getByRole('button', { name: `Withdraw ${task}` })).toBeVisible()

  await desk.goto(address)
  const row = desk.getByRole('listitem', { name: `1. ${chapter}` })
  await expect(row.getByText('1 video · 1 practical task')).toBeVisible()
  await row.getByRole('button', { name: /^Set dates/ }).click()
  await expect(row.getByText('Saved')).toBeVisible()
}

async function publish(desk: Page, name: string): Promise<void> {
  await desk.goto(`/admin/#/trainings?text=${encodeURIComponent(name)}`)
  await desk.getByRole('button', { name: `Publish ${name}` }).click()
  await expect(desk.getByText(`${name} is published`)).toBeVisible()
}

async function putIn(desk: Page, address: string, phone: string): Promise<void> {
  await desk.goto(address)
  await pageOfCourse(desk, 'Students').click()
  await desk.getByRole('button', { name: 'Add students' }).first().click()
  const dialog = desk.getByRole('dialog')
  await dialog.getByText('Single students', { exact: true }).click()
  await dialog.getByRole('searchbox').fill(phone)
  await dialog.getByLabel(holder).check()
  await dialog.getByRole('button', { name: 'Add 1 student' }).click()
  await expect(desk.getByText('1 student added')).toBeVisible()
}

/** A new person with a Chinese name, who uses a phone only. */
async function newStudent(browser: Browser): Promise<{ page: Page; phone: string }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const phone = await registerNew(context, holder)
  return { page: await context.newPage(), phone }
}

const seek = (page: Page, seconds: number) =>
  page
    .locator('video')
    .evaluate((video: HTMLVideoElement, to) => void (video.currentTime = to), seconds)

/**
 * After a jump to the end, only the seconds played there count. Playing from the beginning
 * completes the film.
 */
async function watchFilm(page: Page): Promise<void> {
  await openLesson(page)
  await seek(page, 5)
  await page.keyboard.press('k')
  await expect.poll(() => positionOf(page)).toBeGreaterThan(5.8)
  await page.keyboard.press('k')
  await showPane(page, true, 'Lessons')
  const share = page.getByTestId('watched-share')
  await expect.poll(() => shareIn(share)).toBeGreaterThan(0)
  expect(await shareIn(share)).toBeLessThan(50)
  await seek(page, 0)
  await page.locator('[data-media-player]').focus()
  await page.keyboard.press('k')
  await expect.poll(() => shareIn(share), { timeout: 25_000 }).toBeGreaterThanOrEqual(90)
}

async function mark(teacher: BrowserContext, training: string): Promise<void> {
  const desk = await teacher.newPage()
  // The start page is filled by older work of other courses, so the work is found in the list.
  await desk.goto('/teacher/#/toMark?kind=handIn')
  await desk.getByLabel('Course', { exact: true }).selectOption({ label: training })
  await desk.getByRole('link', { name: new RegExp(`^Mark “${task}”`) }).click()
  await desk.getByLabel('Score (0 to 20)').fill('17')
  await desk.getByRole('button', { name: 'Save the mark' }).click()
  await expect(desk.getByRole('button', { name: 'Change the mark' })).toBeVisible()
}

test('[TRN-057] [TRN-059] [TRN-060] [TRN-035] [TRN-041] [TRN-067] [CNT-073] a cohort gets from the programme to its certificates', async ({
  browser,
}) => {
  // This journey uses two sites, a film and a printed page. It takes long if another journey uses
  // the same processors.
  const name = unique('Coffee 手冲咖啡')
  const staff = await signedIn(browser, 'staff')
  const desk = await staff.newPage()
  const address = await makeProgramme(desk, name)
  await fillChapter(desk, address)
  await publish(desk, name)
  const { page, phone } = await newStudent(browser)
  await putIn(desk, address, phone)

  await page.goto('/home/learning/message?tab=system')
  await page.getByRole('article').filter({ hasText: name }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goto('/home/learning/training')
  await page.getByRole('link', { name: `Timetable: ${name}` }).click()
  await expect(page.getByText('0% of the training done')).toBeVisible()
  await page.getByRole('link', { name: `Watch: ${lesson}` }).click()
  await watchFilm(page)
  await page.getByRole('link', { name: 'Back to the training' }).click()
  await page.goto('/home/learning/training')
  await page.getByRole('link', { name: `Timetable: ${name}` }).click()
  await expect(page.getByText('50% of the training done')).toBeVisible()
  await page.getByRole('link', { name: `Hand in: ${task}` }).click()
  await page.getByLabel('Your text').fill('四位客人，六十克咖啡粉。')
  await page.getByRole('button', { name: 'Hand in', exact: true }).click()
  await expect(page.getByText('Upload succeeded.')).toBeVisible()

  await mark(await signedIn(browser, 'teacher'), name)
  await page.goto('/home/learning/certificates')
  const own = page.getByRole('listitem').filter({ hasText: name })
  await expect(own.getByText('Valid')).toBeVisible()
  await expect(own.getByText(/^Certificate of training/)).toBeVisible()
  const link = await own.getByRole('link', { name, exact: true }).getAttribute('href')
  const number = link?.split('/').at(-1) ?? 'no number'
  const printed = await savedPdf(page)
  for (const said of ['Certificate of Training', holder, name, number])
    expect(printed).toContain(bare(said))
})
