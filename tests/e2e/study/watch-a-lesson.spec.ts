import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { call } from '../../support/ask-server.ts'
import { demoSigns, registerNew, signInAs } from '../../support/signed-in.ts'
import {
  isPaused,
  joinFreeCourse,
  joinFreeCourseOnItsPage,
  openLesson,
  positionOf,
  shareIn,
  showPane,
  watch,
} from './lesson-page.ts'
import { expect, test } from '../../support/journey.ts'

/** The video of the free course's lessons. */
const film = fileURLToPath(
  new URL('../../../apps/server/seeds/media/product-photography.mp4', import.meta.url),
)

test('[CRS-035] [CRS-040] [CRS-045] [CRS-050] [CRS-113] a person joins a free course, watches, and continues after a reload @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto(await joinFreeCourseOnItsPage(page))
  await openLesson(page)
  await watch(page, 6)
  await showPane(page, isMobile, 'Lessons')
  const share = page.getByTestId('watched-share')
  await expect.poll(() => shareIn(share)).toBeGreaterThan(4)
  const lessons = page.locator('a[href*="/college/course-video/"]').filter({ visible: true }).last()
  const [picture, list] = [await page.locator('video').boundingBox(), await lessons.boundingBox()]
  if (!picture || !list) throw new Error('The video or the lessons have no place.')
  if (isMobile) expect(list.y).toBeGreaterThanOrEqual(picture.y + picture.height)
  else expect(list.x).toBeGreaterThanOrEqual(picture.x + picture.width)
  const before = await positionOf(page)

  await page.reload()
  await openLesson(page)
  await expect.poll(() => positionOf(page)).toBeGreaterThan(before - 1)
  expect(await positionOf(page)).toBeLessThan(before + 1)
  await showPane(page, isMobile, 'Lessons')
  expect(await shareIn(page.getByTestId('watched-share'))).toBeGreaterThan(4)

  await page.goto('/home/learning/center')
  await expect(page.getByText(/^Continue from 0:0\d$/)).toBeVisible()
})

test("[CRS-051] [CRS-052] a study record that cannot be opened is reported with the server's message, and the video keeps playing", async ({
  page,
}) => {
  const lesson = await joinFreeCourse(page)
  const asked: string[] = []
  await page.route('**/study/addStudyProgress', async (route) => {
    asked.push(route.request().postData() ?? '')
    const msg = 'The study record is being moved.'
    const json = { ok: false, code: -4, msg, data: null, extend: { refusal: 'alreadyDone' } }
    await route.fulfill({ status: 409, json })
  })
  await page.goto(lesson)
  await openLesson(page)
  await page.keyboard.press('k')
  // This text is visible for a second and a half. `waitFor` finds it, while a check once a second
  // could miss it.
  await page.getByText('The study record is being moved.').waitFor()
  await expect.poll(() => positionOf(page)).toBeGreaterThan(1)
  expect(asked.map((body) => JSON.parse(body) as object)).toEqual([
    { sign: lesson.split('/').at(-1) },
  ])
})

test('[CRS-050] jumping to the end earns no credit', async ({ page, isMobile }) => {
  await page.goto(await joinFreeCourse(page))
  await openLesson(page)
  await page
    .locator('video')
    .evaluate((video: HTMLVideoElement) => void (video.currentTime = video.duration - 4))
  await watch(page, 2)
  await showPane(page, isMobile, 'Lessons')
  await expect.poll(() => shareIn(page.getByTestId('watched-share'))).toBeGreaterThan(0)
  expect(await shareIn(page.getByTestId('watched-share'))).toBeLessThan(20)
})

interface Detail {
  course: { courseName: string }
}

test('[CRS-151] a lesson and an exam of another course lead to that course', async ({
  page,
  context,
  browser,
}) => {
  const studentPage = await browser.newContext()
  await signInAs(studentPage, 'student')
  const { lesson, paper } = await demoSigns(studentPage)
  await studentPage.close()
  await registerNew(context)
  for (const path of [`/college/course-video/${lesson}`, `/testPaper/${paper}`]) {
    await page.goto(path)
    await page.getByRole('link', { name: 'Go to the course' }).click()
    await expect(page, path).toHaveURL(/\/courseDetail\/[\w-]{22}$/)
    const sign = await page.evaluate(() => location.pathname.split('/').at(-1))
    const { course } = await call<Detail>(context, '/course/courseByCourseId', { sign })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(course.courseName)
  }
})

test('[CRS-115] the older window stops with a message, and can continue on request', async ({
  page: first,
  context,
}) => {
  const address = await joinFreeCourse(first)
  await first.goto(address)
  await openLesson(first)
  await first.keyboard.press('k')
  const second = await context.newPage()
  await second.goto(address)
  await openLesson(second)
  await first.bringToFront()
  await expect(first.getByText('Another lesson is playing in another window.')).toBeVisible({
    timeout: 30_000,
  })
  expect(await isPaused(first)).toBe(true)
  await first.getByRole('button', { name: 'Play here' }).click()
  await expect.poll(() => isPaused(first)).toBe(false)
})

test('[CRS-204] a video whose connection is cut shows that, and continues automatically at the same position', async ({
  page,
  context,
}) => {
  const lesson = await joinFreeCourse(page)
  // The first part of the video is sent, and then nothing until the connection is back.
  const whole = readFileSync(film)
  const body = whole.subarray(0, 300_000)
  let away = false
  await page.route('**/file/serve/**', async (route) => {
    const [, from] = /bytes=(\d+)-/.exec(route.request().headers()['range'] ?? '') ?? []
    away ||= Number(from) > 0
    if (away) return route.abort()
    const headers = {
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-range': `bytes 0-${body.length - 1}/${whole.length}`,
    }
    return route.fulfill({ status: 206, headers, body })
  })
  await page.goto(lesson)
  await openLesson(page)
  await page.keyboard.press('k')
  await expect.poll(() => away, { timeout: 30_000 }).toBe(true)
  await context.setOffline(true)
  const notice = page.getByRole('alert').filter({ hasText: 'The connection was lost.' })
  await expect(notice).toBeVisible({ timeout: 30_000 })
  const before = await positionOf(page)
  expect(before).toBeGreaterThan(1)

  await page.unroute('**/file/serve/**')
  await context.setOffline(false)
  await expect(notice).toBeHidden({ timeout: 15_000 })
  // The player goes to the former position before it plays, so the position is read after the
  // start.
  await expect.poll(() => isPaused(page), { timeout: 15_000 }).toBe(false)
  await expect.poll(() => positionOf(page), { timeout: 15_000 }).toBeGreaterThan(before)
  expect(await positionOf(page)).toBeLessThan(before + 8)
})
