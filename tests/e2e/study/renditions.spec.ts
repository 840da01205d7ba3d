import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import type { Chapter, VideoAuth } from '@titian/contract'
import { call } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { openNewCourse, uploadFilm } from '../courses/teacher-page.ts'
import { openLesson, positionOf, watch } from './lesson-page.ts'

/** The picture of this film is so high that the server converts it into two qualities. */
const highFilm = fileURLToPath(
  new URL('../../../apps/server/seeds/media/sea-freight.mp4', import.meta.url),
)

function hasConverter(): boolean {
  try {
    execFileSync('ffmpeg', ['-version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const authOf = (context: BrowserContext, videoSign: string) =>
  call<VideoAuth>(context, '/study/videoAuth', { videoSign })

/** A course with one new lesson in both qualities; returns the sealed id of the lesson. */
async function uploadLesson(page: Page, name: string): Promise<string> {
  await openNewCourse(page, name, { First: ['Shipping by sea'] })
  await uploadFilm(page, 'Shipping by sea', highFilm)
  const courseSign = /[\w-]{22}/.exec(page.url())?.[0]
  const catalogue = { sign: courseSign }
  const chapters = await call<Chapter[]>(page.context(), '/course/catalogue', catalogue)
  const sign = chapters[0]?.lessons[0]?.idSign ?? ''
  await expect
    .poll(async () => (await authOf(page.context(), sign)).streamUrl, { timeout: 60_000 })
    .not.toBeNull()
  return sign
}

test('[CRS-046] [CRS-213] an uploaded video plays in renditions of several sizes, and as one file where these cannot be played @long', async ({
  page,
}) => {
  test.skip(!hasConverter(), 'no ffmpeg is on this machine')
  test.slow()
  const sign = await uploadLesson(page, 'Renditions')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`/college/course-video/${sign}`)
  await openLesson(page)
  const quality = page.getByRole('combobox', { name: 'Quality' })
  await expect(quality.locator('option')).toHaveText(['Auto', '480p', '360p'])
  await watch(page, 2)
  expect(asked.filter((path) => path.includes('/file/playlist/')).length).toBeGreaterThan(1)

  await quality.selectOption({ label: '360p' })
  const heightOf = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => video.videoHeight)
  // The quality changes at the next segment, which may be six seconds away.
  await watch(page, 6)
  await expect.poll(heightOf).toBe(360)
  await page.reload()
  await openLesson(page)
  await expect(quality.locator('option:checked')).toHaveText('360p')
  await expect.poll(heightOf).toBe(360)

  await page.route('**/file/playlist/**', (route) => route.abort())
  await page.reload()
  await openLesson(page)
  await expect.poll(heightOf).toBe(480)
  await expect(quality).toHaveCount(0)
  const before = await positionOf(page)
  await watch(page, 2)
  expect(await positionOf(page)).toBeGreaterThan(before + 2)
})
