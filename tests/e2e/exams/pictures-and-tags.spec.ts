import { deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { call } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'
import { begin, question } from './exam-page.ts'

/** The checksum at the end of a PNG chunk. */
function crc32(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}

/** A picture of one colour. */
function png(width: number, height: number): Buffer {
  const part = (type: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), content])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(content.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 0x6b)])
  const rows = Buffer.concat(Array.from({ length: height }, () => row))
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    part('IHDR', head),
    part('IDAT', deflateSync(rows)),
    part('IEND', Buffer.alloc(0)),
  ])
}

/** A second of silence: MPEG layer III frames with 128 kbit/s and 44.1 kHz. */
const mp3 = Buffer.concat(
  Array.from({ length: 38 }, () =>
    Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(413)]),
  ),
)

async function addFile(
  page: Page,
  field: string,
  file: { name: string; mimeType: string; buffer: Buffer },
  words: { label: string; text: string },
): Promise<void> {
  await page.getByRole('button', { name: `Add a picture or audio: ${field}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a picture or audio' })
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles(file)
  await dialog.getByLabel(words.label).fill(words.text)
  await dialog.getByRole('button', { name: 'Add it to the text' }).click()
  await expect(dialog).toBeHidden()
}

/** Creates an empty draft in the demo's course. */
async function makeDraft(page: Page, name: string): Promise<string> {
  const context = page.context()
  const courses = await call<{ list: { sign: string; courseName: string }[] }>(
    context,
    '/course/courseList',
    { page: 1, size: 50 },
  )
  const course = courses.list.find(({ courseName }) =>
    courseName.startsWith('Cross-border listing'),
  )
  const fields = {
    examinationName: name,
    courseIdSign: course?.sign ?? '',
    totalScore: 5,
    examTime: 30,
  }
  return (await call<{ sign: string }>(context, '/exam/addExamination', fields)).sign
}

test('[EXM-201] [EXM-202] [EXM-203] [EXM-204] a question with picture, audio and tags is written, chosen and answered @phone-long', async ({
  page,
  browser,
}) => {
  const name = unique('Harbour')
  const tag = unique('Tag')
  await signInAs(page.context(), 'teacher')
  const sign = await makeDraft(page, name)

  await page.goto('/teacher/#/newQuestion')
  await page.getByLabel('Kind of question').selectOption({ label: 'True or false' })
  await page.getByLabel('Question', { exact: true }).fill(`${name}: is this a harbour? `)
  const picture = { name: 'a.png', mimeType: 'image/png', buffer: png(640, 360) }
  await addFile(page, 'Question', picture, { label: 'Description', text: 'Ships at a pier' })
  const audio = { name: 'call.mp3', mimeType: 'audio/mpeg', buffer: mp3 }
  await addFile(page, 'Question', audio, { label: 'Title', text: 'The call of the pilot' })
  const preview = page.getByRole('region', { name: 'As students see it' })
  await expect(preview.getByRole('img', { name: 'Ships at a pier' })).toBeVisible()
  await page.getByRole('radio', { name: 'True' }).check()
  await page.getByRole('combobox', { name: 'Tags' }).fill(tag)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add to the bank' }).click()

  await page
    .getByRole('combobox', { name: 'Tag', exact: true })
    .selectOption({ label: `${tag} (1)` })
  await expect(
    page.getByRole('link', { name: `${name}: is this a harbour? Ships at a pier` }),
  ).toBeVisible()

  await page.goto(`/teacher/#/examination/${sign}?tab=questions`)
  await page.getByRole('button', { name: 'Add questions from the bank' }).first().click()
  const picker = page.getByRole('dialog')
  await picker
    .getByRole('combobox', { name: 'Tag', exact: true })
    .selectOption({ label: `${tag} (1)` })
  await picker.getByRole('button', { name: /^Show the question/ }).click()
  await expect(picker.getByRole('link', { name: 'Ships at a pier' })).toBeVisible()
  await picker.getByLabel('Choose all on this page').check()
  await expect(picker.getByText('1 chosen, 5 points')).toBeVisible()
  await picker.getByRole('button', { name: 'Add to the paper' }).click()
  await expect(picker).toBeHidden()
  await call(page.context(), '/exam/updateReleaseStatus', { sign, status: 1 })

  const student = await browser.newPage()
  await signInAs(student.context(), 'student')
  await begin(student, sign)
  const first = question(student, 1)
  const drawn = first.getByRole('img', { name: 'Ships at a pier' })
  await expect(drawn).toBeVisible()
  await expect.poll(() => drawn.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBe(640)
  const viewportWidth = await student.evaluate(() => document.documentElement.clientWidth)
  expect(await student.evaluate(() => document.documentElement.scrollWidth)).toBe(viewportWidth)
  await drawn.click()
  const large = student.getByRole('dialog', { name: 'Ships at a pier' })
  await expect(large).toBeVisible()
  await large.getByRole('button', { name: 'Close' }).click()
  await expect(large).toBeHidden()
  const player = first.locator('audio')
  await expect(player).toHaveAttribute('aria-label', 'The call of the pilot')
  await expect
    .poll(() => player.evaluate((one) => (one as HTMLAudioElement).duration))
    .toBeGreaterThan(0.5)
  await student.close()
})
