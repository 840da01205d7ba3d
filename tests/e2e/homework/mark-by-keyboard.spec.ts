import type { BrowserContext } from '@playwright/test'
import { call } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { registerNew, signInAs } from '../../support/signed-in.ts'

interface Queue {
  courseIdSign: string
  titles: string[]
}

interface Student {
  context: BrowserContext
  phone: string
}

/** A course of five tasks. Two students hand in six works: both students for the first task. */
async function sixPieces(teacher: BrowserContext, students: Student[]): Promise<Queue> {
  const { sign: courseIdSign } = await call<{ sign: string }>(teacher, '/course/addCourse', {
    courseName: unique('Queue'),
  })
  const titles = [1, 2, 3, 4, 5].map((number) => `Task ${number}`)
  const tasks: string[] = []
  for (const title of titles) {
    const { idSign: sign } = await call<{ idSign: string }>(teacher, '/course/addHomework', {
      courseIdSign,
      title,
      description: '<p>Write.</p>',
    })
    await call(teacher, '/course/releaseHomework', { sign, released: true })
    tasks.push(sign)
  }
  for (const { phone } of students) {
    const whom = { courseIdSign, name: phone, page: 1, size: 1 }
    const { list } = await call<{ list: { userSign: string }[] }>(
      teacher,
      '/course/importableStudents',
      whom,
    )
    const userSigns = list.map(({ userSign }) => userSign)
    await call(teacher, '/course/addCourseStudents', { courseIdSign, userSigns })
  }
  const handIn = (student: Student | undefined, examineId: string, content: string) =>
    student &&
    call(student.context, '/course/saveOfflineExamineAnswer', {
      courseId: courseIdSign,
      examineId,
      resourcesType: 2,
      content,
    })
  for (const [index, task] of tasks.entries())
    await handIn(students[0], task, `See https://example.com/work-${index + 1}.`)
  await handIn(students[1], tasks[0] ?? '', 'javascript:alert(1) is no address.')
  return { courseIdSign, titles: [...titles, 'Task 1'] }
}

test('[TCH-174] [TCH-176] [TCH-178] [TCH-180] a teacher marks six works of five tasks by keyboard only @phone', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const students: Student[] = []
  for (const name of ['Lim Wei', 'Tan Mei']) {
    const context = await browser.newContext()
    students.push({ context, phone: await registerNew(context, name) })
  }
  await signInAs(page.context(), 'teacher')
  const { courseIdSign, titles } = await sixPieces(page.context(), students)
  await page.goto(`/teacher/#/toMark?courseIdSign=${courseIdSign}`)
  const rows = page.getByRole('table', { name: 'To mark' }).locator('tbody tr')
  await expect(rows).toHaveCount(6)
  for (const [index, title] of titles.entries()) await expect(rows.nth(index)).toContainText(title)
  await page.getByRole('button', { name: 'Start marking' }).press('Enter')
  const score = page.getByLabel('Score (0 to 100)')
  const place = (number: number) => page.getByText(`${number} of 6`, { exact: true })
  const link = page.getByRole('link', { name: 'https://example.com/work-1' })
  await expect(link).toHaveAttribute('href', 'https://example.com/work-1')
  await expect(link).toHaveAttribute('rel', /noopener/)
  for (const [index, title] of titles.entries()) {
    await expect(place(index + 1)).toBeVisible()
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
    await expect(score).toBeFocused()
    if (index === 0) {
      await page.keyboard.type('101')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Points from 0 to 100 with at most two decimals.')).toBeVisible()
      await expect(place(1)).toBeVisible()
      await page.keyboard.press('ControlOrMeta+a')
    }
    await page.keyboard.type(String(60 + index))
    if (index < 2) {
      await page.keyboard.press('Tab')
      await expect(page.getByLabel('Comment for the student')).toBeFocused()
      if (index === 0) {
        await page.keyboard.type('Please show each step.')
        await page.getByRole('button', { name: 'Save this comment' }).press('Enter')
        await expect(page.getByText('Saved as “Please show each step.”')).toBeVisible()
      } else {
        await page.getByRole('button', { name: 'Use a saved comment' }).press('Enter')
        await expect(page.getByLabel('Search saved comments')).toBeFocused()
        await page.keyboard.type('each step')
        await expect(page.getByText('1 comment', { exact: true })).toBeVisible()
        await page.keyboard.press('Enter')
        await expect(page.getByLabel('Comment for the student')).toBeFocused()
        await expect(page.getByLabel('Comment for the student')).toHaveValue(
          'Please show each step.',
        )
      }
      await score.focus()
    }
    if (index === 5) {
      await expect(page.getByText('javascript:alert(1) is no address.')).toBeVisible()
      await expect(page.getByRole('link', { name: /javascript/ })).toHaveCount(0)
    }
    // Presses Enter twice after each mark but the last: the second press must neither save nor skip
    // a work.
    await page.keyboard.press('Enter')
    if (index < 5) await page.keyboard.press('Enter')
  }
  await expect(
    page.getByText('There is nothing to mark').or(page.getByText('No matches')),
  ).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`toMark\\?.*courseIdSign=${courseIdSign}`))
  const { list } = await call<{ list: { score: number; comment: string }[] }>(
    page.context(),
    '/course/listHandIns',
    { state: 'graded', page: 1, size: 100 },
  )
  const scores = list.map(({ score: given }) => given)
  expect(scores).toEqual(expect.arrayContaining([60, 61, 62, 63, 64, 65]))
  for (const { context } of students) await context.close()
})
