import { signInAs } from '../../support/signed-in.ts'
import { expect, test } from '../../support/journey.ts'
import { joinFreeCourse, openLesson, watch } from './lesson-page.ts'

test("[CRS-080] [CRS-194] today's watched time is shown, on the first page too @phone-long", async ({
  page,
}) => {
  await page.goto(await joinFreeCourse(page))
  await openLesson(page)
  await watch(page, 5)
  await page.goto('/home/learning/center')
  await expect(page.getByRole('heading', { name: /^Your best week in half a year/ })).toBeVisible()
  await expect(page.getByText('1 day', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Lessons last watched' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Tasks and exams' })).toBeVisible()

  await page.goto('/home')
  await page
    .getByRole('region', { name: /^Welcome/ })
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/\/college\/course-video\//)
})

test('[CRS-197] a student leaves a course after a question, and returns to the earlier progress', async ({
  page,
}) => {
  await page.goto(await joinFreeCourse(page))
  await openLesson(page)
  await watch(page, 5)
  await page.goto('/home/learning/courses')
  await expect(page.getByText('In progress (1)')).toBeVisible()
  const share = await page
    .getByRole('main')
    .getByText(/^\d+%$/)
    .first()
    .textContent()
  await page.getByRole('button', { name: /^Leave course: / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('In progress (1)')).toBeVisible()
  await page.getByRole('button', { name: /^Leave course: / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave course' }).click()
  await expect(page.getByText('In progress (0)')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Courses you left' })).toBeVisible()
  await page.getByRole('button', { name: /^Join again/ }).click()
  await expect(page.getByText('In progress (1)')).toBeVisible()
  await expect(page.getByRole('main').getByText(share ?? '', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Courses you left' })).toHaveCount(0)
})

test('[CRS-196] a private calendar address is created, which works without a session', async ({
  page,
  playwright,
}) => {
  await joinFreeCourse(page)
  await page.goto('/home/learning/curriculum')
  await page.getByRole('button', { name: 'Create an address' }).click()
  const address = await page.getByLabel('Private address').inputValue()
  const visitor = await playwright.request.newContext()
  const answer = await visitor.get(address)
  expect(answer.headers()['content-type']).toContain('text/calendar')
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n/)
  await page.getByRole('button', { name: 'Switch off' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click()
  await expect(page.getByRole('button', { name: 'Create an address' })).toBeVisible()
  expect((await visitor.get(address)).status()).toBe(404)
  await visitor.dispose()
})

test('[CRS-198] the result of a completed course is shown', async ({ page }) => {
  await signInAs(page.context(), 'student')
  await page.goto('/home/learning/courses?status=2')
  await page
    .getByRole('link', { name: /^Your achievement/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /^You have completed/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Watch again' })).toBeVisible()
})

test('[CRS-084] [CRS-199] [CRS-124] [CRS-083] teachers see what they study and what they teach', async ({
  page,
}) => {
  await signInAs(page.context(), 'teacher')
  await page.goto('/home/learning/teacher-study')
  await expect(page.getByRole('heading', { name: 'Teacher study', level: 1 })).toBeVisible()
  await page.goto('/home/learning/my-teaching')
  await expect(
    page
      .getByRole('main')
      .getByText(/students · changed/)
      .first(),
  ).toBeVisible()
})

test('[CRS-199] a student sees that teacher study is for teachers', async ({ page }) => {
  await signInAs(page.context(), 'student')
  await page.goto('/home/learning/teacher-study')
  await expect(page.getByText('This page is for teachers and staff')).toBeVisible()
})

test('[CRS-053] on a phone the names of joined courses use the width beside their pictures @phone-only', async ({
  page,
}) => {
  await signInAs(page.context(), 'student')
  for (const path of ['/home/learning/center', '/my/home/learning/courses']) {
    await page.goto(path)
    const names = page.locator('main li > a[href*="/courseDetail/"] span:nth-child(2) > b')
    await expect(names.first()).toBeVisible()
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 })
      for (const name of await names.all()) {
        expect((await name.boundingBox())?.width ?? 0).toBeGreaterThan(width * 0.45)
        const cut = await name.evaluate((one) => one.scrollHeight - one.clientHeight)
        expect(cut, (await name.textContent()) ?? '').toBeLessThanOrEqual(1)
      }
    }
  }
})
