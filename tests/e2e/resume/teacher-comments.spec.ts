import type { Browser, Page } from '@playwright/test'
import { call } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { newName, unique } from '../../support/new-names.ts'
import { registerNew, signInAs } from '../../support/signed-in.ts'

const company = 'Bumi Harvest Sdn. Bhd.'
const advice = 'Say in numbers what came of it. 写出结果。'
const note = 'Is this clear for a shop?'

interface Listed {
  list: { userSign: string }[]
}

/** The demo teacher, whose course the student with this phone has joined. */
async function teacherOf(browser: Browser, phone: string, isMobile: boolean) {
  const context = await browser.newContext()
  await signInAs(context, 'teacher')
  const courseName = unique('Listing pages')
  const { sign: courseIdSign } = await call<{ sign: string }>(context, '/course/addCourse', {
    courseName,
  })
  const { list } = await call<Listed>(context, '/course/importableStudents', {
    courseIdSign,
    name: phone,
    page: 1,
    size: 1,
  })
  const userSigns = list.map(({ userSign }) => userSign)
  await call(context, '/course/addCourseStudents', { courseIdSign, userSigns })
  const desk = await context.newPage()
  if (isMobile) await desk.setViewportSize({ width: 390, height: 844 })
  return { desk, courseName }
}

/** Adds one job, on which the teacher comments. */
async function addWork(page: Page): Promise<void> {
  const context = page.context()
  const { resumeId, revision } = await call<{ resumeId: string; revision: number }>(
    context,
    '/resume/resumeInfo',
  )
  await call(context, '/resume/addWork', {
    resumeId,
    revision,
    key: crypto.randomUUID(),
    companyName: company,
    industry: 'retail',
    jobTitle: 'Listing assistant',
    start: '2026-06',
    end: 'now',
    skills: [],
    content: 'Wrote 46 product pages.',
    achievements: '',
  })
}

async function openComments(page: Page) {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Comments' }).click()
  const panel = page.getByRole('dialog', { name: 'Comments' })
  await expect(panel).toBeVisible()
  return panel
}

test('[RES-120] [RES-121] [RES-126] [RES-127] [RES-129] [RES-130] a student asks a teacher for comments, the teacher writes one on the teacher site, and the student resolves it @phone', async ({
  page,
  browser,
  isMobile,
}) => {
  const student = newName('Aina')
  const phone = await registerNew(page.context(), student)
  const { desk, courseName } = await teacherOf(browser, phone, isMobile)
  await addWork(page)
  await page.goto('/resume')

  const panel = await openComments(page)
  await panel.getByRole('button', { name: 'Ask a teacher' }).click()
  await expect(panel.getByText(courseName)).toBeVisible()
  await panel.getByRole('textbox', { name: /^Note to the teacher/ }).fill(note)
  await panel.getByRole('button', { name: 'Send the copy' }).click()
  await expect(panel.getByText('Waiting')).toBeVisible()

  await desk.goto('/teacher/#/resumes')
  await desk.getByRole('searchbox', { name: 'Search by name' }).fill(student)
  await desk.getByRole('link', { name: new RegExp(student) }).click()
  await expect(desk.getByRole('heading', { level: 1, name: `Resume of ${student}` })).toBeVisible()
  await expect(desk.getByText(`The student writes: ${note}`)).toBeVisible()
  const copy = desk.getByRole('region', { name: 'Page of the resume' })
  await expect(copy).not.toContainText(phone)
  await copy.getByText(company).click()
  await expect(desk.getByLabel('About', { exact: true }).locator('option:checked')).toContainText(
    company,
  )
  await desk.getByRole('textbox', { name: 'Comment', exact: true }).fill(advice)
  await desk.getByRole('button', { name: 'Add comment' }).click()
  await expect(desk.getByRole('region', { name: 'Comments' }).getByText(advice)).toBeVisible()
  await desk.getByRole('button', { name: 'Finish', exact: true }).click()
  await desk
    .getByRole('dialog', { name: `Finish the comments for ${student}?` })
    .getByRole('button', { name: 'Finish', exact: true })
    .click()
  await expect(desk.getByText(/^Finished .*The comments can no longer be changed\.$/)).toBeVisible()
  await desk.context().close()

  await page.reload()
  const read = await openComments(page)
  await expect(read.getByText('1 comment is not resolved')).toBeVisible()
  await expect(read.getByText(advice)).toBeVisible()
  await read.getByRole('button', { name: /^Resolve: Work experience · / }).click()
  await expect(read.getByText('0 comments are not resolved')).toBeVisible()
  await expect(read.getByRole('button', { name: /^Reopen: Work experience · / })).toBeVisible()
  await read.getByRole('button', { name: /^Go to Work experience · / }).click()
  await expect(page.getByRole('textbox', { name: /^Company/ })).toHaveValue(company)
})
