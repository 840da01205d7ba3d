import { expect, test } from '../../support/journey.ts'
import {
  freeCourses,
  isPaused,
  joinFreeCourse,
  openLesson,
  positionOf,
  showPane,
} from './lesson-page.ts'

test('[CRS-200] [CRS-201] [CRS-202] a note is written at a second, found after a reload, jumps there, is changed and removed @phone-long', async ({
  page,
  isMobile,
}) => {
  await page.goto(await joinFreeCourse(page))
  await openLesson(page)
  await page.locator('video').evaluate((video: HTMLVideoElement) => void (video.currentTime = 12))
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toBeVisible()
  // Every letter that was typed arrives in the field and in the stored text.
  await page.keyboard.press('Escape')
  await page.keyboard.press('n')
  await page.keyboard.type('White card on the left')
  const field = page.getByRole('textbox', { name: 'Note at 0:12' })
  await expect(field).toHaveValue('White card on the left')
  await page.getByRole('button', { name: 'Add the note' }).click()
  const notes = page.getByRole('region', { name: 'My notes' })
  await expect(notes.getByText('White card on the left')).toBeVisible()

  await page.reload()
  await openLesson(page)
  await showPane(page, isMobile, 'Notes')
  await notes.getByRole('searchbox').fill('window')
  await expect(notes.getByText('No note contains these words.')).toBeVisible()
  await notes.getByRole('searchbox').fill('white')
  await notes.getByRole('button', { name: 'Play from 0:12' }).click()
  await expect.poll(() => positionOf(page)).toBeGreaterThanOrEqual(12)

  await notes.getByRole('button', { name: 'Change the note at 0:12' }).click()
  await notes.getByRole('textbox', { name: 'Text of the note' }).fill('White card on the right')
  await notes.getByRole('button', { name: 'Save the note' }).click()
  await expect(notes.getByText('White card on the right')).toBeVisible()
  const download = page.waitForEvent('download')
  await notes.getByRole('button', { name: 'Save all notes as a text file' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.txt$/)
  await notes.getByRole('button', { name: 'Remove the note at 0:12' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(notes.getByText('White card on the right')).toBeHidden()
})

test('[CRS-203] the end of a lesson leads to the next one, which plays automatically', async ({
  page,
}) => {
  const first = await joinFreeCourse(page)
  await page.goto(first)
  await openLesson(page)
  await page
    .locator('video')
    .evaluate((video: HTMLVideoElement) => void (video.currentTime = video.duration - 1))
  await page.keyboard.press('k')
  await expect(page.getByRole('button', { name: 'Stay here' })).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(`${first}$`), { timeout: 15_000 })
  await expect.poll(() => isPaused(page), { timeout: 15_000 }).toBe(false)
})

test('[CRS-205] a visitor previews a lesson of a course, and is led to the course', async ({
  page,
}) => {
  await page.goto(freeCourses)
  await page.locator('main a[href*="/courseDetail/"]').first().click()
  await expect(page).toHaveURL(/\/courseDetail\//)
  await page.locator('a[href*="/college/preview/"]').filter({ visible: true }).first().click()
  await openLesson(page)
  await page
    .locator('video')
    .evaluate((video: HTMLVideoElement) => void (video.currentTime = video.duration - 1))
  await page.keyboard.press('k')
  await expect(page.getByRole('heading', { name: 'This was the preview' })).toBeVisible()
  await page.getByRole('link', { name: 'To the course' }).first().click()
  await expect(page).toHaveURL(/\/courseDetail\//)
})
