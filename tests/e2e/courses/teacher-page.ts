import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { call } from '../../support/ask-server.ts'
import { signInAs } from '../../support/signed-in.ts'

/**
 * Eight seconds of the demo film on sea freight. A journey can watch and convert such a short film.
 */
export const film = fileURLToPath(new URL('../../support/media/short-film.mp4', import.meta.url))

/** Signs in with an existing session, because the form has journeys of its own. */
export async function enterAsTeacher(page: Page): Promise<void> {
  await signInAs(page.context(), 'teacher')
  await page.goto('/teacher/')
  await expect(page.getByRole('heading', { level: 1, name: 'My courses' })).toBeVisible()
}

export async function addChapter(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a chapter' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of the chapter').fill(name)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

export async function addLesson(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a lesson' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title of the lesson').fill(name)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: `Video and captions: ${name}` })).toBeVisible()
}

interface Signed {
  sign: string
}

/**
 * Opens a new draft of the teacher at its catalogue, with the given lessons in each chapter. They
 * are not written in the pages, because writing a draft has journeys of its own.
 */
export async function openNewCourse(
  page: Page,
  courseName: string,
  chapters: Record<string, readonly string[]> = {},
): Promise<void> {
  const context = page.context()
  await signInAs(context, 'teacher')
  const course = await call<Signed>(context, '/course/addCourse', { courseName })
  for (const [chapterName, lessons] of Object.entries(chapters)) {
    const fields = { courseIdSign: course.sign, chapterName }
    const chapter = await call<Signed>(context, '/course/addChapter', fields)
    for (const videoTitle of lessons)
      await call(context, '/course/addChapterVideo', { chapterIdSign: chapter.sign, videoTitle })
  }
  await page.goto(`/teacher/#/course/${course.sign}?step=catalogue`)
  await expect(page.getByRole('heading', { level: 1, name: courseName })).toBeVisible()
}

/** Creates a course and leaves the page at its catalogue. */
export async function beginCourse(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'New course' }).first().click()
  await page.getByLabel('Course name').fill(name)
  await page.getByRole('button', { name: 'Create the draft and continue' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('No chapters yet')).toBeVisible()
}

export async function uploadFilm(page: Page, lesson: string, path = film): Promise<void> {
  await page.getByRole('button', { name: `Video and captions: ${lesson}` }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload a video' }).click()
  await (await chooser).setFiles(path)
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible({ timeout: 30_000 })
}
