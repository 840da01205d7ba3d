import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { call } from '../../support/ask-server.ts'
import { demoSigns, registerNew, signInAs } from '../../support/signed-in.ts'
import {
  isPaused,
  joinFreeCourse,
  openContinuedLesson,
  openLesson,
  positionOf,
  shareIn,
  showPane,
  watch,
} from './lesson-room.ts'
import { expect, test } from '../../support/journey.ts'

/** The video of the lessons of the free course. */
const film = fileURLToPath(
  new URL('../../../apps/server/seeds/media/product-photography.mp4', import.meta.url),
)

test('[CRS-035] [CRS-040] [CRS-045] [CRS-050] [CRS-113] joins a free course, watches, and goes on after a reload', async ({
  page,
  isMobile,
}) => {
  await page.goto(await joinFreeCourse(page))
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

test('[CRS-051] [CRS-052] a study record that cannot be opened is told in the words of the server, and the video plays on', async ({
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
  // It is there for a second and a half, and a question once a second would miss it.
  await page.getByText('The study record is being moved.').waitFor()
  await expect.poll(() => positionOf(page)).toBeGreaterThan(1)
  expect(asked.map((body) => JSON.parse(body) as object)).toEqual([
    { sign: lesson.split('/').at(-1) },
  ])
})

test('[CRS-050] earns nothing for jumping to the end', async ({ page, isMobile }) => {
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

test('[CRS-111] [CRS-112] reads along, searches without waking the keys, and jumps to a line', async ({
  page,
  isMobile,
}) => {
  await openContinuedLesson(page)
  await showPane(page, isMobile, 'Transcript')
  const transcript = page.getByRole('region', { name: 'Transcript' })
  const lines = transcript.locator('ol button')
  await expect(lines.first()).toBeVisible()
  const all = await lines.count()

  await transcript.getByRole('searchbox').fill('k')
  await transcript.getByRole('searchbox').fill('camera')
  await expect.poll(() => lines.count()).toBeLessThan(all)
  expect(await isPaused(page)).toBe(true)
  await transcript.getByRole('searchbox').fill('')

  await lines.nth(3).click()
  await expect(lines.nth(3)).toHaveAttribute('aria-current', 'true')
  expect(await positionOf(page)).toBeGreaterThan(10)
})

test('[CRS-112] [CRS-146] a tap on the still picture plays, k stops it when the controls have hidden, and a letter typed beside the player does nothing', async ({
  page,
  isMobile,
}) => {
  await page.goto(await joinFreeCourse(page))
  await openLesson(page)
  await page.locator('main h1').click()
  await page.keyboard.press('k')
  expect(await isPaused(page)).toBe(true)
  const picture = page.locator('[data-media-player]')
  const middle = { position: { x: 120, y: 60 } }
  await (isMobile ? picture.tap(middle) : picture.click(middle))
  await expect.poll(() => isPaused(page)).toBe(false)
  await picture.focus()
  await expect(picture).not.toHaveAttribute('data-controls')
  await page.keyboard.press('k')
  await expect.poll(() => isPaused(page)).toBe(true)
})

test('[CRS-110] [CRS-146] the captions of a still picture cover neither its play button nor its controls', async ({
  page,
  isMobile,
}) => {
  await openContinuedLesson(page)
  await page.getByRole('combobox', { name: 'Captions' }).selectOption('en')
  await page.locator('video').evaluate((video: HTMLVideoElement) => void (video.currentTime = 12))
  const cue = page.locator('.vds-captions [data-part="cue"]').first()
  await expect(cue).toBeVisible()
  for (const width of isMobile ? [390, 360] : [1440]) {
    await page.setViewportSize({ width, height: 844 })
    const parts = page.locator('[data-media-player] button, [data-media-player] [role="slider"]')
    const start = page.locator('[data-media-player] > span[aria-hidden] svg')
    await expect(async () => {
      const words = await cue.boundingBox()
      const picture = await page.locator('[data-media-player]').boundingBox()
      if (!words || !picture) throw new Error('no captions')
      expect(words.y).toBeGreaterThanOrEqual(picture.y)
      for (const part of [...(await parts.all()), start]) {
        const box = await part.boundingBox()
        if (!box) continue
        const isBelow = box.y >= words.y + words.height - 1
        const isAbove = box.y + box.height <= words.y + 1
        const isBeside = box.x >= words.x + words.width || box.x + box.width <= words.x
        expect(isBelow || isAbove || isBeside).toBe(true)
      }
    }).toPass()
  }
})

interface Detail {
  course: { courseName: string }
}

test('[CRS-151] a lesson and a paper of a course that was not joined lead to that course', async ({
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

test('[CRS-053] on a phone the names of joined courses have the width beside their pictures', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a desktop has room for name and numbers')
  await signInAs(page.context(), 'student')
  for (const path of ['/home/learning/center', '/my/home/learning/courses']) {
    await page.goto(path)
    const names = page.locator('main li > a[href*="/courseDetail/"] span:nth-child(2) > b')
    await expect(names.first()).toBeVisible()
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 })
      for (const name of await names.all()) {
        expect((await name.boundingBox())?.width ?? 0).toBeGreaterThan(width * 0.45)
        const cut = await name.evaluate((one) => one.scrollHeight - one.clientHeight)
        expect(cut, (await name.textContent()) ?? '').toBeLessThanOrEqual(1)
      }
    }
  }
})

test('[CRS-145] a browser that cannot decode the video says so', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => ''
  })
  await page.goto(await joinFreeCourse(page))
  await expect(page.getByRole('alert').filter({ hasText: 'H.264' })).toBeVisible()
  const stage = page.locator('[data-media-player]')
  await expect(stage).toHaveAttribute('aria-busy', 'false')
  await expect(stage.locator('> span[aria-hidden] svg')).toHaveCount(0)
})

test('[CRS-110] [CRS-112] remembers the language of the captions and the speed', async ({
  page,
}) => {
  await openContinuedLesson(page)
  await page.getByRole('combobox', { name: 'Captions' }).selectOption('zh')
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('1.5')
  await page.reload()
  await openLesson(page)
  await expect(page.getByRole('combobox', { name: 'Captions' })).toHaveValue('zh')
  await expect(page.getByRole('combobox', { name: 'Speed' })).toHaveValue('1.5')
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.playbackRate))
    .toBe(1.5)
})

test('[CRS-115] stops the older window with a message, and plays on there when asked to', async ({
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

test('[CRS-204] a video whose connection is cut says so, and goes on by itself at the same place', async ({
  page,
  context,
}) => {
  const lesson = await joinFreeCourse(page)
  // The beginning of the video comes, and then nothing at all until the connection is back.
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
  const notice = page.getByRole('alert').filter({ hasText: 'The connection is away.' })
  await expect(notice).toBeVisible({ timeout: 30_000 })
  const before = await positionOf(page)
  expect(before).toBeGreaterThan(1)

  await page.unroute('**/file/serve/**')
  await context.setOffline(false)
  await expect(notice).toBeHidden({ timeout: 15_000 })
  await expect.poll(() => positionOf(page), { timeout: 15_000 }).toBeGreaterThan(before)
  expect(await positionOf(page)).toBeLessThan(before + 8)
  expect(await isPaused(page)).toBe(false)
})
