import { readFile } from 'node:fs/promises'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { registerNew } from '../../support/signed-in.ts'

/** A picture of one pixel, and an empty PDF page. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)

const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: png })

test('[FRM-045] [FRM-046] [FRM-005] a visitor who opens the link signs in first @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/home/uploading')
  const signInAddress = isMobile
    ? /\/login\?url=%2Fhome%2Fuploading$/
    : /\/home\?url=%2Fhome%2Fuploading$/
  await expect(page).toHaveURL(signInAddress)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('[FRM-045] [FRM-046] [FRM-174] [FRM-175] [FRM-176] [FRM-177] [FRM-270] a person uploads files, finds them again, downloads one in a hidden frame and removes one @phone', async ({
  page,
  isMobile,
}) => {
  await registerNew(page.context())
  await page.goto('/home/learning/center')
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'My files' }).click()
  await expect(page).toHaveURL(/\/home\/uploading$/)
  await expect(page.getByRole('heading', { name: 'My files', level: 1 })).toBeVisible()
  await expect(page.getByText('No files yet')).toBeVisible()
  // The code is for opening this page on a phone, so a phone does not show it.
  await expect(page.getByText('From your phone')).toHaveCount(isMobile ? 0 : 1)

  const [photo, paper] = [`${unique('homework')}.png`, `${unique('paper')}.pdf`]
  const stored = page.getByRole('list', { name: 'Stored files' })
  await page
    .locator('input[type=file]')
    .setInputFiles([
      picture(photo),
      { name: paper, mimeType: 'application/pdf', buffer: pdf },
      { name: 'program.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ program') },
    ])
  await expect(page.getByText('Uploaded', { exact: true }).first()).toBeVisible()
  const problem = page.getByRole('list', { name: 'Files being uploaded' }).getByRole('alert')
  await expect(problem).toHaveText('Files of this type are not accepted here.')
  await page.getByRole('button', { name: 'Dismiss program.pdf' }).click()
  await expect(stored.getByRole('listitem')).toHaveText([new RegExp(paper), new RegExp(photo)])
  await page.reload()
  await expect(stored.getByRole('listitem')).toHaveCount(2)

  const asked = page.waitForRequest(/\/file\/server\/download\?fileUrl=/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: `Download ${paper}` }).click()
  expect((await asked).method()).toBe('POST')
  const saved = await download
  expect(saved.suggestedFilename()).toBe(paper)
  expect(saved.url()).toMatch(/\/api\/v1\/file\/server\/download\?fileUrl=[^&]+&fileName=/)
  expect(await readFile(await saved.path())).toEqual(pdf)
  const frame = page.locator('iframe')
  await expect(frame).toBeHidden()
  await expect(frame).toHaveAttribute('src', /\/file\/server\/download\?/)
  await expect(page).toHaveURL(/\/home\/uploading$/)

  await page.getByRole('button', { name: `Remove ${photo}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(stored.getByRole('listitem')).toHaveText([new RegExp(paper)])
})

test("[FRM-046] a file uploaded by the phone appears on the computer's open page @phone-long", async ({
  page,
  browser,
}) => {
  await registerNew(page.context())
  await page.goto('/home/uploading')
  await expect(page.getByText('No files yet')).toBeVisible()
  const phone = await browser.newContext()
  await phone.addCookies(await page.context().cookies())
  const other = await phone.newPage()
  await other.goto('/zh/home/uploading')
  const name = `${unique('photo')}.png`
  await other.locator('input[type=file]').setInputFiles(picture(name))
  await expect(other.getByRole('list', { name: '已保存的文件' })).toContainText(name)
  await expect(page.getByRole('list', { name: 'Stored files' })).toContainText(name, {
    timeout: 15_000,
  })
  await phone.close()
})

test('[FRM-270] [FRM-185] an interrupted upload shows that and continues where it stopped', async ({
  page,
}) => {
  await registerNew(page.context())
  await page.goto('/home/uploading')
  await expect(page.getByText('No files yet')).toBeVisible()
  const name = `${unique('photo')}.png`
  let broken = true
  await page.route('**/api/v1/file/server/finishUpload', (route) =>
    broken ? route.abort() : route.continue(),
  )
  await page.locator('input[type=file]').setInputFiles(picture(name))
  await expect(page.getByRole('alert')).toHaveText(/check that you are connected to the network/)
  broken = false
  await page.getByRole('button', { name: `Try again: ${name}` }).click()
  await expect(page.getByRole('list', { name: 'Stored files' })).toContainText(name)
})
