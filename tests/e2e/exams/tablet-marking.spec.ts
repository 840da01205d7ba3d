import type { Browser, Page } from '@playwright/test'
import { call } from '../../support/ask-server.ts'
import { expectFitForFingers } from '../../support/browser/fits-a-finger.ts'
import { expect, test } from '../../support/journey.ts'
import { newName, unique } from '../../support/new-names.ts'
import { registerNew, signInAs } from '../../support/signed-in.ts'
import { handInByCalls, makeExamination } from './exam-page.ts'

test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true })

const courseName = 'Cross-border listing'

async function taughtCourse(page: Page): Promise<string> {
  const { list } = await call<{ list: { idSign: string; courseName: string }[] }>(
    page.context(),
    '/course/myCourseList',
    { page: 1, size: 50 },
  )
  return list.find((one) => one.courseName.startsWith(courseName))?.idSign ?? ''
}

/** A new student whom the teacher adds to the course. */
async function putIn(page: Page, browser: Browser, courseIdSign: string, name: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await registerNew(context, name)
  const { list } = await call<{ list: { userSign: string }[] }>(
    page.context(),
    '/course/importableStudents',
    { courseIdSign, name, page: 1, size: 20 },
  )
  const userSigns = list.map(({ userSign }) => userSign)
  await call(page.context(), '/course/addCourseStudents', { courseIdSign, userSigns })
  return context
}

/** Opens a page from the menu, which is in a drawer at this width. */
async function openPlace(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).tap()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeVisible()
  await expectFitForFingers(page, 'the menu')
  await drawer.getByRole('link', { name }).tap()
  await expect(drawer).toHaveCount(0)
}

test('[TCH-144] a teacher marks exams one after another, returns work and sets a mark in the gradebook by touch on a tablet', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  await signInAs(page.context(), 'teacher')
  const course = await taughtCourse(page)
  const [examination, task] = [unique('Tablet test'), unique('Tablet task')]
  const sign = await makeExamination(browser, examination)
  const { idSign } = await call<{ idSign: string }>(page.context(), '/course/addHomework', {
    courseIdSign: course,
    title: task,
    description: '<p>Write.</p>',
  })
  await call(page.context(), '/course/releaseHomework', { sign: idSign, released: true })
  const names = [newName('Aminah'), newName('Badrul')]
  for (const name of names) {
    const student = await putIn(page, browser, course, name)
    await handInByCalls(student, sign, `In the words of ${name}.`)
    if (name === names[0])
      await call(student, '/course/saveOfflineExamineAnswer', {
        courseId: course,
        examineId: idSign,
        resourcesType: 2,
        content: 'An invoice and a packing list.',
      })
    await student.close()
  }

  await page.goto('/teacher/')
  await expect(page.getByRole('heading', { level: 1, name: 'My courses' })).toBeVisible()
  await expectFitForFingers(page, 'the teaching centre')
  await openPlace(page, /^Papers and marking/)
  await page.getByLabel('Test or exam', { exact: true }).fill(examination)
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'To be marked' })
  await expect(page.getByRole('row')).toHaveCount(3)
  await expectFitForFingers(page, 'papers and marking')
  await page.getByRole('link', { name: new RegExp(`^Mark the paper of ${names[0]}`) }).tap()

  for (const name of names) {
    await expect(page.getByText(`In the words of ${name}.`)).toBeVisible()
    const points = page.getByLabel('Points', { exact: true })
    await points.tap()
    await points.fill('12.5')
    await page.getByLabel('Comment for the student').tap()
    await page.getByLabel('Comment for the student').fill('Clear, but one cause is missing.')
    await expectFitForFingers(page, 'a paper')
    await page.getByRole('button', { name: 'Save marks' }).tap()
    await expect(page.getByRole('button', { name: 'Change marks' })).toBeVisible()
    if (name === names[0]) await page.getByRole('button', { name: 'Next paper' }).tap()
  }

  await openPlace(page, /^Handed-in work/)
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'To mark' })
  await expectFitForFingers(page, 'handed-in work')
  await page.getByRole('link', { name: new RegExp(`^Mark “${task}” of ${names[0]}`) }).tap()
  await page.getByLabel('Score (0 to 100)').tap()
  await page.getByLabel('Score (0 to 100)').fill('87.5')
  await page.getByLabel('Comment for the student').fill('All papers are there.')
  await expectFitForFingers(page, 'a hand-in')
  await page.getByRole('button', { name: 'Save the mark' }).tap()
  await expect(page.getByRole('button', { name: 'Change the mark' })).toBeVisible()

  await page.goto(`/teacher/#/gradebook/${course}`)
  await page.getByRole('searchbox', { name: 'Name or student number' }).fill(names[0] ?? '')
  const cell = page.getByRole('button', { name: `${names[0]}, ${task}: 87.5` })
  // The newest task is the last column. A column is rendered only when it becomes visible.
  await expect(page.getByRole('grid').getByRole('rowheader')).toHaveCount(1)
  await expect(async () => {
    await page.getByRole('grid').evaluate((grid) => {
      grid.parentElement?.scrollTo({ left: grid.scrollWidth })
    })
    await expect(cell).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expectFitForFingers(page, 'the gradebook')
  await cell.tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Mark (of 100)').tap()
  await dialog.getByLabel('Mark (of 100)').fill('90')
  await dialog.getByLabel('Reason').fill('Spoken in class.')
  await expectFitForFingers(page, 'a mark')
  await dialog.getByRole('button', { name: 'Give this mark' }).tap()
  await expect(dialog.getByText('90 instead of 87.5')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).tap()
  await expect(page.getByRole('button', { name: `${names[0]}, ${task}: 90` })).toBeVisible()
  await call(page.context(), '/course/releaseHomework', { sign: idSign, released: false })
})

// Malay is tested, because it has the longest words, which must fit.
for (const language of ['en', 'zh', 'my'] as const)
  test(`[TCH-144] the pages of marking, the gradebook, statistics and the wizard fit a tablet in ${language}${language === 'my' ? '' : ' @long'}`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await signInAs(page.context(), 'teacher')
    const course = await taughtCourse(page)
    await page.addInitScript(
      (value) =>
        localStorage.setItem('titian.language', JSON.stringify({ version: 1, at: 0, value })),
      language,
    )
    const steps = ['summary', 'team', 'catalogue', 'standard', 'review']
    const places = [
      'records',
      'waiting',
      'handIns',
      `gradebook/${course}`,
      `statistics/${course}`,
      `members/${course}`,
      ...steps.map((step) => `course/${course}?step=${step}`),
    ]
    for (const place of places) {
      await page.goto(`/teacher/#/${place}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      await expectFitForFingers(page, place)
    }
  })
