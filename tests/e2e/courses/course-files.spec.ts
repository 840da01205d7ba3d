import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { askAnswer } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { registerNew } from '../../support/signed-in.ts'
import { courseSign, newStudent, signedIn } from '../messages/message-page.ts'

const sheet = readFileSync(
  fileURLToPath(new URL('../../../apps/server/seeds/media/checklist.pdf', import.meta.url)),
)

test('[CRS-023] [CRS-024] [CRS-060] [CRS-062] [CRS-063] [CRS-120] a teacher adds files to a course, a student downloads them with their names, and others are refused @phone-long', async ({
  page,
  browser,
}) => {
  const teacher = await signedIn(browser, 'teacher')
  const sign = await courseSign(teacher)
  const desk = await teacher.newPage()
  await desk.goto(`/teacher/#/course/${sign}?step=catalogue`)
  const chinese = unique('装箱单 第一课')
  const malay = unique('Senarai pembungkusan')
  const chooser = desk.waitForEvent('filechooser')
  await desk
    .getByRole('button', { name: /^Add files/ })
    .first()
    .click()
  await (
    await chooser
  ).setFiles(
    [chinese, malay].map((name) => ({
      name: `${name}.pdf`,
      mimeType: 'application/pdf',
      buffer: sheet,
    })),
  )
  await expect(desk.getByText(chinese)).toBeVisible()
  await expect(desk.getByText(malay)).toBeVisible()
  const renamed = `${malay} baharu`
  await desk.getByRole('button', { name: `Rename: ${malay}` }).click()
  await desk.getByLabel('Name of the file').fill(renamed)
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(desk.getByText(renamed)).toBeVisible()

  await newStudent(page, sign)
  await page.goto(`/courseDetail/${sign}?tab=materials`)
  await expect(page.getByText(chinese)).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: `Download “${chinese}”` }).click()
  expect((await saved).suggestedFilename()).toBe(`${chinese}.pdf`)
  await page.getByRole('tab', { name: /^All files/ }).click()
  await page.getByLabel('Find a file by its name').fill(renamed)
  await expect(page.getByText(renamed)).toBeVisible()
  await expect(page.getByText(chinese)).toHaveCount(0)

  const stranger = await browser.newContext()
  await registerNew(stranger)
  const refused = await askAnswer(stranger, '/course/allCourseDataList', { courseIdSign: sign })
  expect(refused.code).toBe(-6)
  const outside = await stranger.newPage()
  await outside.goto(`/courseDetail/${sign}?tab=data`)
  await expect(outside.getByText('Join the course to download')).toBeVisible()
  await expect(outside.getByText(chinese)).toHaveCount(0)

  for (const name of [chinese, renamed]) {
    await desk.getByRole('button', { name: `Delete: ${name}` }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(desk.getByText(name, { exact: true })).toHaveCount(0)
  }
})
