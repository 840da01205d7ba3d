import type { Browser, Locator, Page } from '@playwright/test'
import { call } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { signInAs } from '../../support/signed-in.ts'
import { begin, handIn, question, saved } from './exam-page.ts'

const right = ['Pack', 'Seal', 'Ship', 'Land', 'Tally']

/** Creates a released test of one question. */
async function makeTest(browser: Browser, name: string): Promise<string> {
  const teacher = await browser.newContext()
  await signInAs(teacher, 'teacher')
  const { list } = await call<{ list: { sign: string; courseName: string }[] }>(
    teacher,
    '/course/courseList',
    { page: 1, size: 50 },
  )
  const course = list.find(({ courseName }) => courseName.startsWith('Cross-border listing'))
  const courseIdSign = course?.sign ?? ''
  const options = right.map((content, at) => ({ id: 'abcde'.charAt(at), content }))
  const item = { kind: 'ordering', stem: name, options, scoring: 'place', analysis: 'It is so.' }
  const added = await call<{ sign: string }>(teacher, '/exam/questionBankAdd', {
    item,
    level: 1,
    score: 10,
    courseIdSign,
  })
  const fields = { examinationName: name, courseIdSign, totalScore: 10, examTime: 30, type: 0 }
  const { sign } = await call<{ sign: string }>(teacher, '/exam/addExamination', fields)
  await call(teacher, '/exam/addExamSubject', { examinationId: sign, subjectIdList: [added.sign] })
  await call(teacher, '/exam/updateReleaseStatus', { sign, status: 1 })
  await teacher.close()
  return sign
}

const rowsOf = (page: Page) => question(page, 1).getByRole('listitem')
const row = (page: Page, text: string): Locator => rowsOf(page).filter({ hasText: text })
const shown = async (page: Page) =>
  (await rowsOf(page).allTextContents()).map((text) => text.replace(/^\d+/, ''))

/** Drags an entry by its handle to the middle of another row. */
async function drag(page: Page, text: string, onto: string): Promise<void> {
  const from = await row(page, text).locator('[data-handle]').boundingBox()
  const to = await row(page, onto).locator('[data-handle]').boundingBox()
  if (!from || !to) throw new Error('The rows are not on the page.')
  const step = to.y > from.y ? 6 : -6
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + 20, (from.y + to.y) / 2 + 20)
  await page.mouse.move(to.x + 20, to.y + 20 + step)
  await page.mouse.up()
}

test('[EXM-245] [EXM-247] [EXM-248] entries are sorted by pointer and keyboard, saved, and reviewed @phone-long', async ({
  page,
  browser,
}) => {
  const sign = await makeTest(browser, unique('Order'))
  await signInAs(page.context(), 'student')
  await begin(page, sign)
  const start = await shown(page)
  expect(start.toSorted()).toEqual(right.toSorted())
  expect(start).not.toEqual(right)
  await expect(question(page, 1).getByText(/^Not answered yet/)).toBeVisible()

  const [first = '', , third = ''] = start
  await drag(page, first, third)
  await saved(page, 1)
  const dragged = [...start.slice(1, 3), first, ...start.slice(3)]
  expect(await shown(page)).toEqual(dragged)
  await page.reload()
  await expect(question(page, 1)).toBeVisible()
  expect(await shown(page)).toEqual(dragged)

  // Sorts all entries except the last two, with the arrow keys on their handles.
  for (const [place, text] of ['Pack', 'Seal', 'Ship', 'Tally', 'Land'].entries()) {
    const at = (await shown(page)).indexOf(text)
    const up = row(page, text).getByRole('button', { name: `Move up: ${text}` })
    for (let count = at; count > place; count -= 1) {
      if (count === at) await up.focus()
      await page.keyboard.press('ArrowUp')
    }
  }
  expect(await shown(page)).toEqual(['Pack', 'Seal', 'Ship', 'Tally', 'Land'])
  for (const button of await rowsOf(page).getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await saved(page, 1)
  await handIn(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
  await expect(page).toHaveURL(/record=/)
  await expect(page.getByText('In the right place')).toHaveCount(3)
  await expect(page.getByText('Belongs in place 5')).toBeVisible()
  await expect(page.getByText('Belongs in place 4')).toBeVisible()
  await expect(page.getByText('You passed, with 6 points')).toBeVisible()
})
