import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { openNewCourse } from './teacher-page.ts'

test('[TCH-099] [TCH-151] lessons are added one after another by Enter, and sorted by dragging', async ({
  page,
}) => {
  await openNewCourse(page, unique('In a row'), { 'All of it': [] })
  const next = page.getByLabel('Title of the next lesson in All of it')
  await next.click()
  for (const title of ['One', 'Two', '<img src=x onerror=alert(1)>']) {
    await page.keyboard.type(title)
    await page.keyboard.press('Enter')
  }
  const titles = () =>
    page
      .getByRole('button', { name: /^Video and captions: / })
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.slice(20)))
  await expect.poll(titles).toEqual(['One', 'Two', '<img src=x onerror=alert(1)>'])
  await expect(next).toHaveValue('')

  await page.keyboard.type('Half a tit')
  await page.reload()
  await expect(next).toHaveValue('Half a tit')

  const handles = page.locator('[data-handle]')
  await expect(handles).toHaveCount(3)
  const from = await handles.first().boundingBox()
  const to = await handles.nth(2).boundingBox()
  if (!from || !to) throw new Error('There is nothing to drag.')
  await page.mouse.move(from.x + 8, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y + 30, { steps: 4 })
  await page.mouse.move(to.x + 8, to.y + 12, { steps: 8 })
  await page.mouse.up()
  await expect.poll(titles).toEqual(['Two', '<img src=x onerror=alert(1)>', 'One'])
  await page.reload()
  await expect.poll(titles).toEqual(['Two', '<img src=x onerror=alert(1)>', 'One'])
  // An entry of the list can be dragged, and for the keyboard it has buttons.
  await page.getByRole('button', { name: 'Move up: One' }).press('Enter')
  await expect.poll(titles).toEqual(['Two', 'One', '<img src=x onerror=alert(1)>'])
  await expect(page.getByText('One is now number 2 of 3')).toBeAttached()
})

/** A picture that the browser draws. It is wider than high. */
const drawPicture = ({ width, height }: { width: number; height: number }) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = 'teal'
    context.fillRect(0, 0, width, height)
  }
  return canvas.toDataURL('image/png')
}

test('[TCH-152] [TCH-153] a cover is cropped to 16 to 9 before the upload, and a picture is in the text as students see it', async ({
  page,
}) => {
  await openNewCourse(page, unique('Seen'))
  const drawn = await page.evaluate(drawPicture, { width: 900, height: 1200 })
  const tall = Buffer.from(drawn.split(',')[1] ?? '', 'base64')
  await page.getByRole('link', { name: 'Summary' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a picture' }).click()
  await (await chooser).setFiles({ name: 'tall.png', mimeType: 'image/png', buffer: tall })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight')
  await dialog.getByRole('button', { name: 'Use this part' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  await page.reload()
  const cover = page.getByRole('img', { name: 'Cover', exact: true })
  await expect(cover).toHaveJSProperty('complete', true)
  const ratio = await cover.evaluate((one) =>
    one instanceof HTMLImageElement ? one.naturalWidth / one.naturalHeight : 0,
  )
  expect(ratio).toBeCloseTo(16 / 9, 1)

  const editor = page.getByRole('textbox', { name: 'Details', exact: true })
  await editor.click()
  await page.keyboard.type('Before the picture')
  const pictures = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Picture', exact: true }).first().click()
  await (await pictures).setFiles({ name: 'in.png', mimeType: 'image/png', buffer: tall })
  await expect(editor.locator('img')).toBeVisible()
  await editor.locator('img').click()
  await page.getByLabel('Description of the picture').fill('A teal box')
  await expect(page.getByText(/^Saved \d/)).toBeVisible()
  const sign = /course\/([^?]+)/.exec(page.url())?.[1] ?? ''
  await page.goto(`/courseDetail/${sign}`)
  const shown = page.getByRole('img', { name: 'A teal box' })
  await expect(shown).toBeVisible()
  await expect(shown).toHaveJSProperty('naturalWidth', 900)
})

test('[TCH-009] leaving in the middle of a step keeps the input: the summary is saved, the standard is stored on the device', async ({
  page,
}) => {
  await openNewCourse(page, unique('Left early'))
  await page.getByRole('link', { name: 'Summary' }).click()
  await page.getByRole('textbox', { name: 'Details', exact: true }).click()
  await page.keyboard.type('Left in the middle')
  // The person leaves at once, before the delay after which the summary is saved.
  await page.getByRole('link', { name: 'Assessment' }).click()
  await page.getByLabel('Watch video').fill('55')
  await page.getByRole('link', { name: 'Summary' }).click()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Details', exact: true })).toHaveText(
    'Left in the middle',
  )
  await page.getByRole('link', { name: 'Assessment' }).click()
  await expect(page.getByLabel('Watch video')).toHaveValue(/^55/)
})
