import { call } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { zip } from '../../support/saved-zip.ts'
import { openNewCourse, uploadFilm } from './teacher-page.ts'

test('[TCH-145] [TCH-146] a course is copied, exported with its film, imported unchanged, and an invalid file is explained', async ({
  page,
}) => {
  test.slow()
  const name = unique('Tea to the sea')
  await openNewCourse(page, name, { 'The harvest': ['First leaves'] })
  await uploadFilm(page, 'First leaves')

  await page.getByRole('button', { name: `More about “${name}”` }).click()
  await page.getByRole('menuitem', { name: 'Copy the course' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Name of the copy')).toHaveValue(`${name} (copy)`)
  await dialog.getByLabel('Name of the copy').fill(`${name} two`)
  await dialog.getByRole('button', { name: 'Create the copy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${name} two` })).toBeVisible()
  await page.getByRole('link', { name: 'Catalogue' }).click()
  await expect(page.getByRole('button', { name: 'Video and captions: First leaves' })).toBeVisible()

  await page.getByRole('button', { name: `More about “${name} two”` }).click()
  await page.getByRole('menuitem', { name: 'Export as a file' }).click()
  await expect(dialog.getByRole('switch', { name: 'Include the video' })).toBeChecked()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: /^Download \(/ }).click()
  const path = await (await download).path()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await page.goto('/teacher/#/teachingCenter')
  await page.getByRole('button', { name: 'Import a course' }).click()
  const wrong = {
    name: 'course.zip',
    mimeType: 'application/zip',
    buffer: (await zip({ 'a.txt': 'a' })).subarray(0, 30),
  }
  await dialog.locator('input[type=file]').setInputFiles(wrong)
  await dialog.getByRole('button', { name: 'Check the file' }).click()
  await expect(dialog.getByText('The file has an error')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Create the draft' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Choose another file' }).click()
  await dialog.locator('input[type=file]').setInputFiles(path)
  await dialog.getByRole('button', { name: 'Check the file' }).click()
  await expect(dialog.getByText(`“${name} two” becomes a new draft of yours.`)).toBeVisible()
  await expect(dialog.locator('dt', { hasText: 'Videos' }).locator('+ dd')).toHaveText('1')
  await dialog.getByRole('button', { name: 'Create the draft' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${name} two` })).toBeVisible()
  await page.getByRole('link', { name: 'Catalogue' }).click()
  await page.getByRole('button', { name: 'Video and captions: First leaves' }).click()
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
})

test('[TCH-147] a teacher previews a draft and its examination as students, on a desktop and a phone, and nothing is stored', async ({
  page,
}) => {
  test.slow()
  const name = unique('Rice terraces')
  await openNewCourse(page, name, { Water: ['Canals'] })
  await uploadFilm(page, 'Canals')
  const { list } = await call<{ list: { idSign: string }[] }>(
    page.context(),
    '/course/myCourseList',
    { courseName: name, page: 1, size: 1 },
  )
  const courseIdSign = list[0]?.idSign ?? ''
  const item = { kind: 'judge', stem: 'Water runs uphill.', answer: false, analysis: '' }
  const question = await call<{ sign: string }>(page.context(), '/exam/questionBankAdd', {
    item,
    level: 1,
    score: 100,
    courseIdSign,
  })
  const exam = await call<{ sign: string }>(page.context(), '/exam/addExamination', {
    examinationName: 'Water test',
    courseIdSign,
    totalScore: 100,
    examTime: 20,
  })
  await call(page.context(), '/exam/addExamSubject', {
    examinationId: exam.sign,
    subjectIdList: [question.sign],
  })

  const missing: string[] = []
  page.context().on('response', (one) => {
    if (one.status() === 404) missing.push(one.url())
  })
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'As a student' }).click()
  const look = await opened
  await expect(look.getByText('Nothing you do here is stored or counted.')).toBeVisible()
  const student = look.frameLocator('iframe')
  await expect(student.getByRole('heading', { level: 1, name })).toBeVisible()
  await look.getByText('Phone', { exact: true }).click()
  await expect(look.locator('iframe')).toHaveCSS('width', '390px')
  await student.getByRole('link', { name: 'Start the first lesson' }).last().click()
  await expect(student.getByRole('heading', { name: 'Canals' }).first()).toBeVisible()

  await look.goto(`/teacher/#/examAsStudent/${exam.sign}`)
  await look.reload()
  await student.getByRole('button', { name: 'Start' }).click()
  await student.getByText('False', { exact: true }).click()
  await student.getByRole('button', { name: 'Hand in' }).first().click()
  await student.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
  await expect(student.getByText('Nothing was stored.')).toBeVisible()
  const after = await call<{ records: number }>(page.context(), '/exam/byExaminationId', {
    sign: exam.sign,
  })
  expect(after.records).toBe(0)
  expect(missing).toEqual([])
})
