import { expect, test, type Locator, type Page } from '@playwright/test'
import { call } from '../../support/ask-server.ts'
import { registerNew, signInAs } from '../../support/signed-in.ts'

export const positionOf = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
export const isPaused = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)

/**
 * Whether this browser can play the video: Firefox needs a video decoder of the machine, which may
 * be missing.
 */
async function skipWithoutDecoder(page: Page): Promise<void> {
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox'
  const canDecode = await page.evaluate(
    () =>
      document.createElement('video').canPlayType('video/mp4; codecs="avc1.42E01E, mp4a.40.2"') !==
      '',
  )
  test.skip(isFirefox && !canDecode, 'this Firefox has no decoder for H.264')
}

/** Waits until the lesson shows its picture and reacts to keys. */
export async function openLesson(page: Page): Promise<void> {
  await skipWithoutDecoder(page)
  await expect(page.locator('video')).toBeVisible()
  await expect
    .poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.readyState))
    .toBeGreaterThanOrEqual(2)
  await page.locator('[data-media-player]').focus()
}

/** The lesson at which the demo student continues, which has captions. */
export async function openContinuedLesson(page: Page): Promise<void> {
  await signInAs(page.context(), 'student')
  await page.goto('/home/learning/center')
  await page.locator('a[href*="/college/course-video/"]').first().click()
  await openLesson(page)
}

/** Plays for some seconds of the video, and stops. */
export async function watch(page: Page, seconds: number): Promise<void> {
  const start = await positionOf(page)
  await page.keyboard.press('k')
  await expect.poll(() => positionOf(page), { timeout: 30_000 }).toBeGreaterThan(start + seconds)
  await page.keyboard.press('k')
  await expect.poll(() => isPaused(page)).toBe(true)
}

/** On a phone only one part of the page is visible below the video at a time. */
export async function showPane(
  page: Page,
  isMobile: boolean,
  name: 'Lessons' | 'Transcript' | 'Notes',
): Promise<void> {
  if (isMobile) await page.locator('label', { hasText: name }).click()
}

export async function shareIn(text: Locator): Promise<number> {
  return Number.parseInt((await text.textContent()) ?? '', 10)
}

/** A free demo course with several films; courses of other journeys have one. */
export const freeCourses = '/course?isFree=1&courseName=Product%20photography'

interface FreeCourse {
  catalogue: { lessons: { idSign: string }[] }[]
}

/**
 * Enrols a new person in the free course without the pages, and returns the address of its first
 * lesson.
 */
export async function joinFreeCourse(page: Page): Promise<string> {
  const context = page.context()
  await registerNew(context)
  const filter = { courseName: 'Product photography', isFree: 1, page: 1, size: 1 }
  const { list } = await call<{ list: { sign: string }[] }>(context, '/course/courseList', filter)
  const sign = list[0]?.sign
  await call(context, '/study/joinStudy', { sign })
  const { catalogue } = await call<FreeCourse>(context, '/course/courseByCourseId', { sign })
  return `/college/course-video/${catalogue[0]?.lessons[0]?.idSign}`
}

/** Enrols a new person in the free course through the pages. */
export async function joinFreeCourseOnItsPage(page: Page): Promise<string> {
  await registerNew(page.context())
  await page.goto(freeCourses)
  await page.locator('main a[href*="/courseDetail/"]').first().click()
  await expect(page).toHaveURL(/\/courseDetail\//)
  await page.getByRole('button', { name: 'Join the course' }).first().click()
  const lesson = page
    .getByRole('link', { name: 'Start the first lesson' })
    .filter({ visible: true })
    .first()
  await lesson.waitFor()
  return (await lesson.getAttribute('href')) ?? ''
}
