import type { Page } from '@playwright/test'
import { call } from '../../support/ask-server.ts'
import { delayRequests } from '../../support/browser/delay-requests.ts'
import { scriptsOf } from '../../support/built-files.ts'
import { expect, test } from '../../support/journey.ts'
import { demoSigns, registerNew, signInAs } from '../../support/signed-in.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })

test('[CRS-021] [CRS-031] a course opens at its introduction, and running requests are not repeated @phone-long', async ({
  page,
}) => {
  await signInAs(page.context(), 'student')
  const { course } = await demoSigns(page.context())
  const [timetable, work, exam] = [
    await delayRequests(page, /\/course\/courseByCourseId(?:\?|$)/),
    await delayRequests(page, /\/course\/examineByWork(?:\?|$)/),
    await delayRequests(page, /\/exam\/examineByExamine(?:\?|$)/),
  ]
  timetable.release()
  await page.goto(`/courseDetail/${course}`)
  await expect(tab(page, 'Introduction')).toHaveAttribute('aria-selected', 'true')
  const first = timetable.count()
  for (const name of ['Contents', 'Homework', 'Exams', 'Contents', 'Homework', 'Exams'])
    await tab(page, name).click()
  await expect.poll(() => [work.count(), exam.count()]).toEqual([1, 1])
  expect(timetable.count()).toBe(first)
  work.release()
  exam.release()
  await expect(
    page
      .getByRole('tabpanel', { name: /^Exams/ })
      .getByRole('row')
      .nth(1),
  ).toBeVisible()
  expect([work.count(), exam.count()]).toEqual([1, 1])
})

test('[CRS-034] content of the previous course never appears in the next one', async ({ page }) => {
  await registerNew(page.context())
  const { list } = await call<{ list: { sign: string; courseName: string }[] }>(
    page.context(),
    '/course/courseList',
    { courseName: 'Cross-border listing', page: 1, size: 1 },
  )
  const left = list[0]
  if (!left) throw new Error('The course of the journey is gone.')
  await page.goto('/en/course?courseName=Cross-border%20listing')
  await page.locator(`main a[href*="${left.sign}"]`).first().click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(left.courseName)
  await tab(page, 'Contents').click()
  const chapter = page
    .getByRole('tabpanel', { name: /^Contents/ })
    .getByRole('heading')
    .first()
  const chapterOfLeft = await chapter.innerText()
  await page.goBack()
  const field = page.getByRole('searchbox', { name: 'Search by name' })
  await field.fill('coffee')
  await field.press('Enter')
  const card = page
    .getByRole('article')
    .filter({ hasText: /coffee/i })
    .first()
  await expect(card).toBeVisible()
  const next = await delayRequests(page, /\/course\/courseByCourseId(?:\?|$)/)
  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(/courseDetail/)
  await expect(page.getByText(chapterOfLeft)).toHaveCount(0)
  await expect(page.getByText(left.courseName)).toHaveCount(0)
  next.release()
  await expect(heading).toContainText(/coffee/i)
  await tab(page, 'Contents').click()
  await expect(chapter).toBeVisible()
  await expect(page.getByText(chapterOfLeft)).toHaveCount(0)
})

test('[FRM-092] a tab whose code fails to load keeps the course visible, and loads on retry', async ({
  page,
}) => {
  await signInAs(page.context(), 'student')
  const { course } = await demoSigns(page.context())
  const code = scriptsOf(/\/further-tabs\.ts$/)
  await page.route(code, (route) => route.abort())
  await page.goto(`/courseDetail/${course}`)
  await tab(page, 'Reviews').click()
  const again = page.getByRole('button', { name: 'Load again' })
  await expect(again).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await again.click()
  await expect(again).toBeVisible()
  await page.unroute(code)
  await again.click()
  await expect(
    page.getByRole('tabpanel', { name: /^Reviews/ }).getByRole('article'),
  ).not.toHaveCount(0)
  await expect(again).toHaveCount(0)
})
