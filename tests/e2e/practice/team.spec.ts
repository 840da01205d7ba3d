import type { Browser, BrowserContext, Page } from '@playwright/test'
import { practice } from '@titian/contract'
import { askAnswer } from '../../support/ask-server.ts'
import { expect, test } from '../../support/journey.ts'
import { registerNew } from '../../support/signed-in.ts'

const phone = { width: 390, height: 844 }

async function player(browser: Browser, viewport?: typeof phone) {
  const context = await browser.newContext(viewport ? { viewport } : {})
  await registerNew(context)
  return { context, page: await context.newPage() }
}

const orderField = (page: Page) => page.getByRole('textbox', { name: /Your order/ })

async function order(page: Page, quantity: string) {
  await orderField(page).fill(quantity)
  await orderField(page).press('Enter')
}

/** Creates a game with the shortest possible turns; the practice page creates longer ones. */
async function makeShort(context: BrowserContext) {
  const { data } = await askAnswer(context, practice.makeGame.path, {
    idSign: 'chain-first-steps',
    turnSeconds: 20,
  })
  const run = data as { sign: string; game: { code: string } }
  return { sign: run.sign, code: run.game.code }
}

test('[PRC-054] [PRC-055] [PRC-096] [PRC-097] four students play one chain, one of them on a phone; a bot plays for an inactive one until the return @phone', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const four = [
    await player(browser),
    await player(browser, phone),
    await player(browser),
    await player(browser),
  ] as const
  const [first, second, third, silent] = four
  const { sign, code } = await makeShort(first.context)
  await first.page.goto(`/supplyChain/run/${sign}`)
  await expect(first.page.getByText(code, { exact: true })).toBeVisible()

  await second.page.goto(`/supplyChain?code=${code}`)
  await second.page.getByRole('button', { name: 'Join', exact: true }).click()
  for (const { page } of [third, silent]) {
    await page.goto('/supplyChain')
    await page.getByRole('textbox', { name: /Code of the game/ }).fill(code.toLowerCase())
    await page.getByRole('button', { name: 'Join', exact: true }).click()
  }
  await expect(first.page.getByText('All seats are taken.')).toBeVisible()
  await first.page.getByRole('button', { name: 'Begin the game' }).click()
  for (const { page } of four) await expect(orderField(page)).toBeVisible()

  for (const [at, { page }] of four.entries()) await order(page, String(4 + at))
  for (const { page } of four)
    await expect(page.getByText('Week 2 of 20').first()).toBeVisible({ timeout: 10_000 })

  await orderField(second.page).fill('7')
  for (const { page } of [first, second, third]) await order(page, '5')
  await expect(first.page.getByText('Week 3 of 20').first()).toBeVisible({ timeout: 40_000 })
  await expect(silent.page.getByText('A bot plays for you.')).toBeVisible({ timeout: 10_000 })
  await silent.page.getByRole('button', { name: 'I am back' }).click()
  await expect(silent.page.getByText('A bot plays for you.')).toBeHidden()
  for (const { page } of four) await order(page, '6')
  for (const { page } of four)
    await expect(page.getByText('Week 4 of 20').first()).toBeVisible({ timeout: 30_000 })

  for (let week = 4; week <= 20; week += 1)
    await Promise.all(
      four.map(({ context }) =>
        askAnswer(context, practice.orderSeat.path, { sign, week, quantity: 6 }),
      ),
    )
  for (const { page } of four) {
    await page.getByRole('link', { name: 'Go to the review' }).click()
    await expect(page.getByRole('heading', { name: /Your score: \d+ of \d+ points/ })).toBeVisible()
  }
  for (const { context } of four) await context.close()
})
