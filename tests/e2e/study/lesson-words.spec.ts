import type { Locator } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import {
  isPaused,
  joinFreeCourse,
  openContinuedLesson,
  openLesson,
  positionOf,
  showPane,
} from './lesson-page.ts'

test('[CRS-111] [CRS-112] the transcript follows the video, can be searched without triggering shortcuts, and jumps to a line @phone', async ({
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

  await lines.last().click()
  await expect(lines.last()).toHaveAttribute('aria-current', 'true')
  expect(await positionOf(page)).toBeGreaterThan(3)
})

test('[CRS-112] [CRS-146] a tap on the still picture plays, k stops when the controls are hidden, and typing a letter elsewhere does nothing @phone', async ({
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

/**
 * Waits until the element stops moving. Positions that a script sets are first computed for a
 * picture of another size.
 */
async function comesToRest(part: Locator): Promise<void> {
  let before = ''
  const isAtRest = async () => before === (before = JSON.stringify(await part.boundingBox()))
  await expect.poll(isAtRest, { intervals: [300] }).toBe(true)
}

test('[CRS-110] [CRS-146] the captions of a still picture cover neither its play button nor its controls @phone', async ({
  page,
  isMobile,
}) => {
  await openContinuedLesson(page)
  await page.getByRole('combobox', { name: 'Captions' }).selectOption('en')
  await page.locator('video').evaluate((video: HTMLVideoElement) => void (video.currentTime = 5))
  const cue = page.locator('.vds-captions [data-part="cue"]').first()
  await expect(cue).toBeVisible()
  for (const width of isMobile ? [390, 360] : [1440]) {
    await page.setViewportSize({ width, height: 844 })
    await comesToRest(cue)
    const parts = page.locator('[data-media-player] button, [data-media-player] [role="slider"]')
    const start = page.locator('[data-media-player] > span[aria-hidden] svg')
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
  }
})

test('[CRS-145] a browser that cannot decode the video shows that', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => ''
  })
  await page.goto(await joinFreeCourse(page))
  await expect(page.getByRole('alert').filter({ hasText: 'H.264' })).toBeVisible()
  const stage = page.locator('[data-media-player]')
  await expect(stage).toHaveAttribute('aria-busy', 'false')
  await expect(stage.locator('> span[aria-hidden] svg')).toHaveCount(0)
})

test('[CRS-110] [CRS-112] the language of the captions and the speed are remembered', async ({
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
