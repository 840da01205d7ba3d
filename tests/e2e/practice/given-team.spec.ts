import type { Browser, BrowserContext } from '@playwright/test'
import { practice } from '@titian/contract'
import { askAnswer, call } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { registerNew, signInAs } from '../../support/signed-in.ts'

interface Listed {
  list: { userSign: string }[]
}

/** A new course of the demo teacher. */
const newCourse = async (teacher: BrowserContext) =>
  (
    await call<{ sign: string }>(teacher, '/course/addCourse', {
      courseName: unique('Chains and their orders'),
    })
  ).sign

/** A new person whom the teacher has added to the course. */
async function memberOf(browser: Browser, teacher: BrowserContext, courseIdSign: string) {
  const context = await browser.newContext()
  const name = await registerNew(context)
  const window = { courseIdSign, name, page: 1, size: 1 }
  const { list } = await call<Listed>(teacher, '/course/importableStudents', window)
  const userSigns = list.map(({ userSign }) => userSign)
  await call(teacher, '/course/addCourseStudents', { courseIdSign, userSigns })
  return { context, page: await context.newPage() }
}

test('[PRC-101] [PRC-103] [PRC-104] a teacher assigns a practice to teams, two students of the course play it together, and the result counts for both', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000)
  await signInAs(context, 'teacher')
  const course = await newCourse(context)
  const first = await memberOf(browser, context, course)
  const second = await memberOf(browser, context, course)
  await page.goto(`/teacher/#/practices/${course}`)
  await page.getByRole('link', { name: 'Give a practice' }).first().click()
  await page.getByRole('combobox', { name: 'Practice', exact: true }).selectOption({
    label: 'First steps in a short chain',
  })
  await page.getByRole('combobox', { name: 'How it is played' }).selectOption('A team of four')
  const seconds = page.getByRole('textbox', { name: 'Seconds for a week' })
  await seconds.fill('601')
  await page.getByRole('button', { name: 'Give', exact: true }).click()
  await expect(page.getByText('Whole seconds from 20 to 600.')).toBeVisible()
  await seconds.fill('300')
  await page.getByRole('button', { name: 'Give', exact: true }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'First steps in a short chain' }),
  ).toBeVisible()

  await first.page.goto('/simulation')
  const given = first.page.getByRole('region', { name: 'Given by your teachers' })
  await given.getByRole('link').click()
  await expect(first.page.getByText('0 of 1 used')).toBeVisible()
  await expect(first.page.getByText('Seconds for each week')).toBeVisible()
  await first.page.getByRole('button', { name: 'Create a game' }).click()
  const invitation = first.page.getByText(/\/supplyChain\?practice=.*&code=[A-Z0-9]{6}$/)
  const address = (await invitation.textContent()) ?? ''

  const outsider = await browser.newContext()
  await registerNew(outsider)
  const stranger = await outsider.newPage()
  await stranger.goto(address)
  await stranger.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(
    stranger.getByText('This game belongs to a course or training that you have not joined.'),
  ).toBeVisible()
  await outsider.close()

  await second.page.goto(address)
  await second.page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(second.page.getByText('1 of 1', { exact: true })).toBeVisible()
  await second.page.getByRole('button', { name: 'Begin the game' }).click()
  for (const { page: desk } of [first, second]) {
    await desk.getByRole('textbox', { name: /Your order/ }).fill('5')
    await desk.getByRole('textbox', { name: /Your order/ }).press('Enter')
  }
  for (const { page: desk } of [first, second])
    await expect(desk.getByText('Week 2 of 20').first()).toBeVisible({ timeout: 20_000 })

  const sign = new URL(first.page.url()).pathname.split('/').at(-1) ?? ''
  for (let week = 2; week <= 20; week += 1)
    await Promise.all(
      [first, second].map((player) =>
        askAnswer(player.context, practice.orderSeat.path, { sign, week, quantity: 6 }),
      ),
    )
  for (const player of [first, second]) {
    await player.page.getByRole('link', { name: 'Go to the review' }).click()
    await expect(player.page.getByText(/^(Passed with|Not passed:) \d+%$/)).toBeVisible()
    await player.page.goto('/simulation')
    const done = player.page.getByRole('region', { name: 'Given by your teachers' })
    await expect(done.getByRole('link')).toContainText('Done')
    await player.context.close()
  }
})
