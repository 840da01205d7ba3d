import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { grades } from '@titian/contract'
import { call } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { enterAsTeacher } from '../courses/teacher-page.ts'

interface Book {
  list: { userSign: string }[]
}

/**
 * A result that the teacher sets is final, so exams that other journeys add to the course do not
 * change it.
 */
async function giveResults(page: Page): Promise<void> {
  const sign = /statistics\/([\w-]+)/.exec(page.url())?.[1] ?? ''
  const teacher = page.context()
  const { list } = await call<Book>(teacher, grades.gradebook.path, { courseIdSign: sign })
  for (const [at, points] of [40, 75].entries())
    await call(teacher, grades.giveGrade.path, {
      courseIdSign: sign,
      userSign: list.at(-1 - at)?.userSign,
      kind: 'result',
      itemSign: sign,
      points,
      reason: 'Agreed with the examiner',
      seen: null,
    })
}

/** Finds the course by its name, because new courses of other journeys are above it in the list. */
async function openStatistics(page: Page): Promise<void> {
  await enterAsTeacher(page)
  await page.getByRole('searchbox', { name: 'Search courses by name' }).fill('Cross-border listing')
  await page.getByRole('link', { name: /^Statistics of Cross-border listing/ }).click()
  const none = page.getByRole('heading', { name: 'Nobody has a final result yet' })
  await expect(none.or(page.getByRole('heading', { name: /largest group/ }))).toBeVisible()
  if (!(await none.isVisible())) return
  await giveResults(page)
  await page.reload()
  await expect(none).toHaveCount(0)
}

test('[TCH-055] [TCH-058] [TCH-060] [TCH-062] [TCH-063] [TCH-067] [TCH-069] [TCH-071] [TCH-130] a teacher reads the numbers, charts and lists of a course and finds a student @phone-long', async ({
  page,
}) => {
  await openStatistics(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Cross-border listing')
  const students = page.getByRole('term').filter({ hasText: /^Students$/ })
  await expect(students).toBeVisible()

  // Each chart has a description, and a button replaces the chart by a table.
  await expect(
    page.getByRole('heading', { name: /^\d+ of \d+ (is|are) under 60; the largest group/ }),
  ).toBeVisible()
  await expect(
    page.getByRole('heading', { name: /% of students with a final result have passed$/ }),
  ).toBeVisible()
  await expect(
    page.getByRole('figure', { name: 'Students by result' }).getByRole('listitem'),
  ).toHaveCount(5)
  await page.getByRole('button', { name: 'Show as a table' }).first().click()
  await expect(page.getByRole('row', { name: /^90 to 100%/ })).toBeVisible()
  await page.getByRole('button', { name: 'Show as a chart' }).click()

  const scores = page.getByRole('table', { name: 'Scores' })
  await expect(scores.getByRole('columnheader', { name: 'Video (30%)' })).toBeAttached()
  await page.getByRole('searchbox', { name: 'Name or student number' }).fill('aisyah')
  await expect(scores.getByRole('row')).toHaveCount(2)
  await expect(scores).toContainText('Nur Aisyah')

  await page.getByText('Progress', { exact: true }).click()
  await expect(page.getByRole('table', { name: 'Progress' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('2')
  await expect(page.getByRole('table', { name: 'Progress' }).getByText('In progress')).toHaveCount(
    0,
  )
  await page.getByText('Papers', { exact: true }).click()
  await expect(page.getByRole('table', { name: 'Papers' }).getByRole('link').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('table', { name: 'Papers' })).toBeVisible()
})

test('[TCH-092] the lists are exported as a table file', async ({ page }) => {
  await openStatistics(page)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/Scores \d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text.split('\n')[0]).toContain('Final exam (%)')
  expect(text).toContain('Nur Aisyah')
})

test('[TCH-168] the charts are exported with their displayed numbers', async ({ page }) => {
  await openStatistics(page)
  const title = page.getByRole('heading', { name: /^\d+ of \d+ (is|are) under 60; / })
  const under = Number(/^\d+/.exec(await title.innerText())?.[0])
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export the charts' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/Charts \d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text).toContain(`Students by grade band,0 – 59,${under}`)
})

// Malay is tested, because it has the longest words, which must fit.
for (const language of ['en', 'zh', 'my'] as const)
  test(`[TCH-144] the names of all lists are visible at the width of a phone in ${language} @phone-only${language === 'my' ? '' : ' @long'}`, async ({
    page,
  }) => {
    await openStatistics(page)
    await page.evaluate(
      (value) =>
        localStorage.setItem('titian.language', JSON.stringify({ version: 1, at: 0, value })),
      language,
    )
    await page.reload()
    const names = page.getByRole('radiogroup').locator('label')
    await expect(names).toHaveCount(4)
    const width = page.viewportSize()?.width ?? 0
    for (const name of await names.all()) {
      const box = await name.boundingBox()
      expect(box?.x ?? -1).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width)
    }
  })

test('[TCH-143] the students at risk are listed, and one click opens the message to all of them', async ({
  page,
}) => {
  await openStatistics(page)
  const risk = page.getByRole('region', { name: 'Students at risk' })
  const heading = page.getByRole('heading', { name: /^\d+ students? (is|are) at risk$/ })
  const count = Number(/^\d+/.exec(await heading.innerText())?.[0])
  await expect(risk.getByRole('row')).toHaveCount(Math.min(count, 10) + 1)
  await page.getByRole('link', { name: /^Write to/ }).click()
  await expect(page.getByRole('dialog')).toContainText(
    new RegExp(`\\b${count} (matching )?students?`),
  )
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('atRisk')
  await expect(page.getByRole('row')).toHaveCount(Math.min(count, 20) + 1)
})
