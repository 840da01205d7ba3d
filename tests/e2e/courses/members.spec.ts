import { type Page } from '@playwright/test'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { call } from '../../support/ask-server.ts'
import { signInAs } from '../../support/signed-in.ts'
import { openNewCourse } from './teacher-page.ts'

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** A new course, so that courses of other journeys do not change. */
async function beginOwn(page: Page, what: string): Promise<string> {
  const name = unique(what)
  await openNewCourse(page, name)
  await page.goto('/teacher/#/')
  await expect(page.getByRole('heading', { level: 1, name: 'My courses' })).toBeVisible()
  return name
}

test('[TCH-077] [TCH-120] [TCH-166] [TCH-190] a class is enrolled with three clicks from the list of students, the last one on a confirmation', async ({
  page,
}) => {
  const name = await beginOwn(page, 'Four clicks')
  let clicks = 0
  const click = async (target: ReturnType<Page['getByRole']>) => {
    clicks += 1
    await target.click()
  }
  await click(page.getByRole('link', { name }).first())
  await click(
    page
      .getByRole('navigation', { name: 'Pages of the course' })
      .getByRole('link', { name: 'Students' }),
  )
  await expect(page.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible()
  await expect(page.getByText('No students yet')).toBeVisible()
  clicks = 0
  await click(page.getByRole('button', { name: 'Add students' }).first())
  const dialog = page.getByRole('dialog')
  const item = dialog.getByRole('listitem').first()
  const text = await item.innerText()
  const students = Number(/(\d+) students? not in the course/.exec(text)?.[1])
  expect(students).toBeGreaterThan(0)
  await click(item.getByRole('button', { name: /^Add class/ }))
  const question = page.getByRole('dialog', { name: /^Add the class/ })
  await expect(question).toContainText(
    new RegExp(`${students} students? (is|are) added to the course`),
  )
  await click(question.getByRole('button', { name: 'Add class' }))
  expect(clicks).toBe(3)
  await expect(page.getByText(new RegExp(`^${students} students? added$`))).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(Math.min(students, 20) + 1)
  await expect(row(page, 'Not started')).toHaveCount(Math.min(students, 20))
})

test('[TCH-074] [TCH-078] [TCH-121] [TCH-124] students are imported from a file and get a message, and one is removed with a reason that she reads', async ({
  page,
  browser,
}) => {
  const name = await beginOwn(page, 'From a file')
  await page.getByRole('link', { name }).first().click()
  await page
    .getByRole('navigation', { name: 'Pages of the course' })
    .getByRole('link', { name: 'Students' })
    .click()
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog')
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: /^File/ }).click()
  const sheet = 'Phone,Name,Student number\n0123456701,,\n0199999999,Nobody At All,\n'
  await (
    await chooser
  ).setFiles({ name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) })
  await dialog.getByRole('button', { name: 'Check the file' }).click()
  await expect(dialog.getByText('1 student would be added.')).toBeVisible()
  await expect(row(page, 'Nobody at the school has this phone number.')).toContainText('3')
  await dialog.getByRole('button', { name: 'Add 1 student' }).click()
  await expect(page.getByText('1 student added')).toBeVisible()
  await expect(row(page, 'Not started')).toHaveCount(1)

  const words = unique('Please begin today')
  await page.getByRole('button', { name: /^Write to / }).click()
  await dialog.getByLabel('Title').fill('To begin with')
  await dialog.getByLabel('Text').fill(words)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Sent to 1 student')).toBeVisible()

  await row(page, 'Not started').getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Remove 1 student' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(dialog.getByText('Please give a reason of at least three characters.')).toBeVisible()
  const why = unique('Changed to another class')
  await dialog.getByLabel('Reason').fill(why)
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('1 student removed')).toBeVisible()
  await expect(page.getByText('No students yet')).toBeVisible()

  const student = await browser.newContext()
  await signInAs(student, 'student')
  const contentsOf = async (path: string, more: object) => {
    const input = { page: 1, size: 20, ...more }
    const { list } = await call<{ list: { content: string }[] }>(student, path, input)
    return list.map(({ content }) => content)
  }
  const written = await contentsOf('/message/allCourseMessages', {})
  expect(written.filter((content) => content === words)).toHaveLength(1)
  const notices = await contentsOf('/message/allSystemMessages', { msgType: 1 })
  expect(notices.filter((content) => content.includes(why))).toHaveLength(1)
  await student.close()
})
