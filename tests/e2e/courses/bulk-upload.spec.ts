import { copyFile, readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { film, openNewCourse } from './teacher-page.ts'

const megabyte = 1024 * 1024

/**
 * A film with an empty box, which makes it so large that it is uploaded in several parts. All tests
 * use one file on the disk.
 */
async function writeLongFilm(path: string) {
  const bytes = await readFile(film)
  const padding = Buffer.alloc(11 * megabyte)
  padding.writeUInt32BE(padding.length, 0)
  padding.write('free', 4, 'latin1')
  await writeFile(path, Buffer.concat([bytes, padding]))
}
const shortFilm = async (name: string) => ({
  name,
  mimeType: 'video/mp4',
  buffer: await readFile(film),
})
const phoneFilm = (name: string) => ({
  name,
  mimeType: 'video/quicktime',
  buffer: Buffer.from('\u0000\u0000\u0000\u0014ftypqt  \u0000\u0000\u0000\u0000qt  ', 'latin1'),
})

async function chooseFilms(
  page: Page,
  button: string,
  files: Parameters<Page['setInputFiles']>[1],
) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await chooser).setFiles(files)
}

/**
 * The page shows the interruption after some twenty seconds of retries. The clock skips them here.
 */
async function showsCut(page: Page) {
  const note = page.getByText(/continues by itself once you are online again/)
  await expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(note).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })
}

const lessons = (page: Page) => page.getByRole('button', { name: /^Video and captions: / })

test('[TCH-032] [TCH-034] [TCH-150] [TCH-187] several films become the lessons of a chapter, and a file that is no film is reported before the upload', async ({
  page,
}) => {
  await openNewCourse(page, unique('Many films'), { 'Before the ship': [] })
  await page.getByLabel('Title of the next lesson in Before the ship').fill('Weights')
  await page.keyboard.press('Enter')
  await expect(lessons(page)).toHaveCount(1)
  await chooseFilms(page, 'Add videos: Before the ship', [
    await shortFilm('10_Boxes_that survive.mp4'),
    await shortFilm('weights.mp4'),
    phoneFilm('IMG_0001.MOV'),
    { name: 'notes.mp4', mimeType: 'video/mp4', buffer: Buffer.from('only a text') },
    await shortFilm('02 Labels.mp4'),
  ])
  const note = page.getByRole('alert').filter({ hasText: 'These files were not added' })
  await expect(note).toContainText('IMG_0001.MOV: This is a QuickTime video (.mov)')
  await expect(note).toContainText('notes.mp4: This file is not an MP4 video')
  await expect(page.getByText('3 of 3 uploaded')).toBeVisible({ timeout: 30_000 })
  await page.getByLabel('Title of the lesson for 10_Boxes_that survive.mp4').fill('Boxes')
  await expect(lessons(page), 'nothing is made before the press').toHaveCount(1)
  await page.getByRole('button', { name: 'Create the 3 uploaded lessons' }).click()
  await expect(lessons(page)).toHaveCount(3, { timeout: 30_000 })
  await expect(page.getByText('No video', { exact: true })).toHaveCount(0)
  const names = await lessons(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label')?.replace(/^.*: /, '')),
  )
  expect(names).toEqual(['Weights', 'Labels', 'Boxes'])
  await expect(page.getByText('Videos being added')).toHaveCount(0)
})

test('[TCH-150] an upload continues automatically when the connection returns, and after a reload with the same file @long', async ({
  page,
  context,
}, info) => {
  test.setTimeout(180_000)
  await page.clock.install()
  await openNewCourse(page, unique('Cut twice'), { 'By sea': [] })
  const [long, short] = [info.outputPath('Long way.mp4'), info.outputPath('Short way.mp4')]
  await writeLongFilm(long)
  await copyFile(film, short)

  // Cuts the connection at the second part of the film.
  const pieces: number[] = []
  let cut = true
  await page.route('**/api/v1/file/tus/*', async (route, request) => {
    if (request.method() !== 'PATCH') return route.continue()
    const offset = Number(request.headers()['upload-offset'])
    if (cut && offset > 0) return route.abort()
    pieces.push(offset)
    return route.continue()
  })
  await chooseFilms(page, 'Add videos: By sea', [long, short])
  await showsCut(page)
  await expect(page.getByText('1 of 2 uploaded')).toBeVisible({ timeout: 20_000 })

  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(page.getByText('Choose the file again', { exact: true })).toBeVisible()
  await expect(page.getByText('1 of 2 uploaded')).toBeVisible()
  await chooseFilms(page, 'Choose the files again', [long])
  await showsCut(page)
  cut = false
  await context.setOffline(true)
  await context.setOffline(false)
  await page
    .getByRole('button', { name: 'Create the 2 uploaded lessons' })
    .click({ timeout: 40_000 })
  await expect(lessons(page)).toHaveCount(2, { timeout: 40_000 })
  expect(pieces.filter((offset) => offset === 0)).toHaveLength(2)
  await expect(page.getByRole('button', { name: 'Video and captions: Long way' })).toBeVisible()
})
