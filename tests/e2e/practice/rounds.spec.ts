import type { Browser, BrowserContext, Page } from '@playwright/test'
import { practice, type PracticeRun } from '@titian/contract'
import { askAnswer, call } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { unique } from '../../support/new-names.ts'
import { registerNew, signInAs } from '../../support/signed-in.ts'

interface Member {
  context: BrowserContext
  page: Page
}

/** A new person whom the teacher has added to the course. */
async function memberOf(browser: Browser, teacher: BrowserContext, courseIdSign: string) {
  const context = await browser.newContext()
  const name = await registerNew(context)
  const window = { courseIdSign, name, page: 1, size: 1 }
  const { list } = await call<{ list: { userSign: string }[] }>(
    teacher,
    '/course/importableStudents',
    window,
  )
  const userSigns = list.map(({ userSign }) => userSign)
  await call(teacher, '/course/addCourseStudents', { courseIdSign, userSigns })
  return { context, page: await context.newPage() }
}

const run = async (context: BrowserContext, path: string, input: object) =>
  (await askAnswer(context, path, input)).data as PracticeRun

/** A game of the assignment, played to its end with the same order every week. */
async function playGame(assignment: string, [first, ...others]: Member[], quantity: number) {
  if (!first) throw new Error('A team has somebody.')
  const idSign = 'chain-first-steps'
  const made = await run(first.context, practice.makeGame.path, { idSign, assignment })
  const { sign, game } = made
  for (const { context } of others) await run(context, practice.joinGame.path, { code: game?.code })
  await run(first.context, practice.beginGame.path, { sign })
  for (let week = 1; week <= 20; week += 1)
    for (const { context } of [first, ...others])
      await run(context, practice.orderSeat.path, { sign, week, quantity, note: '' })
  return { code: game?.code ?? '', maker: game?.seats[0]?.name ?? '' }
}

test('[PRC-060] [PRC-143] [PRC-144] [PRC-145] a teacher compares two games, projects them, and starts the next scenario with the same teams, who continue @phone', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000)
  await signInAs(context, 'teacher')
  const { sign: courseIdSign } = await call<{ sign: string }>(context, '/course/addCourse', {
    courseName: unique('Two rounds of a chain'),
  })
  const mei = await memberOf(browser, context, courseIdSign)
  const arun = await memberOf(browser, context, courseIdSign)
  const siti = await memberOf(browser, context, courseIdSign)
  const { sign: given } = await call<{ sign: string }>(context, practice.addAssignment.path, {
    courseIdSign,
    key: crypto.randomUUID(),
    idSign: 'chain-first-steps',
    mode: 'team',
    turnSeconds: 300,
  })
  const { code: calm, maker } = await playGame(given, [mei, arun], 6)
  const { code: wild } = await playGame(given, [siti], 40)

  await page.goto(`/teacher/#/practiceBoard/${given}`)
  await page.getByRole('link', { name: 'Compare groups' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Compare groups' })).toBeVisible()
  const results = page.getByRole('table', { name: 'Costs, service and calm orders' })
  await expect(results.getByRole('row', { name: /Cost of the chain/ })).toBeVisible()
  await expect(page.getByRole('figure', { name: 'Orders: Factory' })).toContainText(`Game ${calm}`)
  await expect(page.getByRole('figure', { name: 'Orders: Factory' })).toContainText(`Game ${wild}`)
  await page.getByRole('checkbox', { name: new RegExp(wild) }).uncheck()
  await expect(page.getByRole('figure', { name: 'Orders: Factory' })).not.toContainText(wild)

  await page.goto(`/teacher/#/practiceBoard/${given}`)
  await page.getByRole('link', { name: 'Big screen' }).click()
  await expect(page.getByText('No game is open')).toBeVisible()
  await page.keyboard.press('2')
  await expect(page.getByRole('figure', { name: 'Orders: Retailer' })).toContainText(calm)
  await page.getByRole('link', { name: 'Back to the board' }).click()

  await page.getByRole('button', { name: 'Start the next scenario' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('combobox', { name: 'Next scenario' })).toHaveValue('beer-game')
  await dialog.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'The beer game' })).toBeVisible()
  const games = page.getByRole('region', { name: /^Game [A-Z0-9]{6}$/ })
  await expect(games).toHaveCount(2)

  await arun.page.goto('/simulation')
  const list = arun.page.getByRole('region', { name: 'Given by your teachers' })
  await list.getByRole('link', { name: /The beer game/ }).click()
  await arun.page.getByRole('link', { name: 'Continue' }).first().click()
  const seats = arun.page.getByRole('listitem')
  await expect(seats.filter({ hasText: 'Retailer' })).toContainText(maker)
  await expect(seats.filter({ hasText: 'Wholesaler' })).toContainText('you')
  await arun.page.getByRole('button', { name: 'Begin the game' }).click()
  await expect(arun.page.getByRole('textbox', { name: /Your order/ })).toBeVisible()
  await expect(games.filter({ hasText: maker })).toContainText('Running', { timeout: 15_000 })

  await page.getByRole('link', { name: 'Big screen' }).click()
  await expect(page.getByText('Week 1', { exact: true })).toBeVisible()
  await page.goto(`/teacher/#/practiceBoard/${given}`)
  await expect(page.getByRole('link', { name: 'To the next round' })).toBeVisible()
  for (const one of [mei, arun, siti]) await one.context.close()
})
