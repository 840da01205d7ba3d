import { courses, type Chapter } from '@titian/contract'
import { call } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { courseSign, newStudent, signedIn } from '../messages/message-page.ts'
import { openLesson, watch } from './lesson-page.ts'

/** A photo of one white pixel. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test('[CRS-041] [CRS-042] [CRS-043] a consenting student sends a photo by phone and continues; the teacher may allow a refusing one; staff view photos with a log @phone-long', async ({
  page,
  browser,
}) => {
  test.slow()
  const teacher = await signedIn(browser, 'teacher')
  const sign = await courseSign(teacher)
  const chapters = await call<Chapter[]>(teacher, courses.catalogue.path, { sign })
  const lesson = chapters.flatMap(({ lessons }) => lessons).find(({ hasVideo }) => hasVideo)
  const desk = await teacher.newPage()
  await desk.goto(`/teacher/#/course/${sign}`)
  const choice = desk.getByRole('switch', { name: 'Ask for a photo before a lesson plays' })
  // The journey on the other device may already have switched the setting on.
  await expect(choice).toBeVisible()
  if (!(await choice.isChecked())) await choice.click()
  await expect(choice).toBeChecked()

  await newStudent(page, sign)
  const { name } = await call<{ name: string }>(page.context(), '/user/loginInfo')
  await page.goto(`/college/course-video/${lesson?.idSign}`)
  await expect(page.getByText(/Who sees it: only the staff of your school/)).toBeVisible()
  await expect(page.getByText(/30 days after it was taken/)).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
  await page.getByRole('button', { name: 'Do not agree' }).click()
  await expect(page.getByRole('heading', { name: 'You did not agree to a photo' })).toBeVisible()

  await desk.reload()
  await desk.getByRole('button', { name: `Allow playback without photo: ${name}` }).click()
  const back = desk.getByRole('button', { name: `Withdraw the permission: ${name}` })
  await expect(back).toBeVisible()
  await openLesson(page)
  await watch(page, 1)
  await back.click()
  await expect(back).toBeHidden()

  await page.reload()
  await page.getByRole('button', { name: 'Agree', exact: true }).click()
  await expect(page.getByText(/^Valid for \d+ more seconds/)).toBeVisible()
  const address = await page.getByRole('link', { name: 'Use this device' }).getAttribute('href')
  const ticket = new URL(address ?? '', 'http://site').searchParams.get('ticket') ?? ''
  const phone = await browser.newContext()
  const camera = await phone.newPage()
  await camera.goto(`/face?ticket=${ticket}`)
  await expect(camera.getByText('Look at the camera')).toBeVisible()
  await camera.locator('input[type=file]').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: photo,
  })
  await camera.getByRole('button', { name: 'Send the photo' }).click()
  await expect(camera.getByText(/^The photo was sent/)).toBeVisible()
  await openLesson(page)
  await watch(page, 1)
  await camera.reload()
  await expect(camera.getByRole('alert')).toBeVisible()

  const staff = await signedIn(browser, 'staff')
  const office = await staff.newPage()
  await office.goto('/admin/#/face-photos')
  await office
    .getByRole('button', { name: `Open the photo of ${name}` })
    .first()
    .click()
  const dialog = office.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: `Photo of ${name}` })).toBeVisible()
  await expect(dialog.getByText('Viewed by')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
})
