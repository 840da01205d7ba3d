import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type Language, languages, practice, type RunCard } from '@titian/contract'
import { afterEach, expect, it } from 'vitest'
import { erpRun, nothing, viewAfter } from '../../../testing/erp.ts'
import { openBooks } from '../../../testing/open-erp.tsx'
import { marketRun } from '../../../testing/market.ts'
import { missingTexts } from '../../../testing/open-market.tsx'
import { leaveRun, refusal } from '../../../testing/open-run.tsx'

afterEach(leaveRun)

const shop = (fields: Partial<RunCard> = {}): RunCard => ({
  ...marketRun(),
  sign: 'shop-1',
  day: 12,
  days: 60,
  state: 'active',
  ...fields,
})
const over = shop({
  sign: 'shop-2',
  state: 'scored',
  day: 20,
  days: 20,
  practice: { ...shop().practice, title: 'The second shop' },
})

const empty = viewAfter(nothing)
const run = erpRun(empty, { number: 7 })

interface Scene {
  runs?: RunCard[]
  answer?: (input: object) => unknown
  language?: Language
}

async function openImport({ runs = [shop(), over], answer, language = 'en' }: Scene = {}) {
  const sent: object[] = []
  const asked: object[] = []
  const page = await openBooks({
    run,
    part: 'import',
    language,
    answers: {
      [practice.practiceRuns.path]: (input: object) => {
        asked.push(input)
        return { list: runs, total: runs.length }
      },
      [practice.importErpSales.path]: (input: object) => {
        sent.push(input)
        return answer ? answer(input) : erpRun(empty, { number: 9 })
      },
    },
  })
  return { ...page, sent, listed: asked }
}

const send = 'Import as sales orders'
const choose = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }))
const isLeft = (pathname: string) => pathname === '/erp/run/one/documents'

it("[PRC-234] the student's shops are listed, and the chosen one is imported as sales orders", async () => {
  const { router, sent, listed } = await openImport()
  await choose('The second shop')
  expect(listed).toMatchObject([{ kind: 'marketplace', page: '1' }])
  expect(sent).toEqual([])
  expect(screen.getAllByText(/^Day 20 of 20 · Scored/)).toHaveLength(2)
  expect(screen.queryByText(/still open/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: send }))
  await waitFor(() => expect(isLeft(router.state.location.pathname)).toBe(true))
  expect(router.state.location.search).toEqual({ kind: 'salesOrder' })
  expect(sent).toEqual([{ sign: 'one', number: 7, market: 'shop-2' }])
})

it('[PRC-234] an open shop shows a warning that later sales are not imported', async () => {
  await openImport()
  await choose(shop().practice.title)
  expect(await screen.findByText(/^This shop is still open\./)).toBeTruthy()
})

it.each([
  [
    'the shop was brought in before',
    () => refusal(-4, 400, { reason: 'salesImported' }),
    /^The sales of this shop are already in your books\./,
  ],
  [
    'the books refuse an order',
    () => refusal(-2, 400, { reason: 'badInput', fields: { market: 'Too many documents.' } }),
    /^Too many documents\.$/,
  ],
  [
    'the books have moved on',
    () => refusal(-4, 400, { reason: 'runChanged', run: erpRun(empty, { number: 8 }) }),
    /^The books have changed since you opened them/,
  ],
])('[PRC-234] says beside the shop why it is refused when %s', async (_case, answer, words) => {
  const { router } = await openImport({ answer })
  await choose('The second shop')
  fireEvent.click(screen.getByRole('button', { name: send }))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(isLeft(router.state.location.pathname)).toBe(false)
})

it('[PRC-234] the newest command number is sent after the books have changed', async () => {
  let count = 0
  const { sent } = await openImport({
    answer: () =>
      count++ === 0
        ? refusal(-4, 400, { reason: 'runChanged', run: erpRun(empty, { number: 8 }) })
        : erpRun(empty, { number: 9 }),
  })
  await choose('The second shop')
  fireEvent.click(screen.getByRole('button', { name: send }))
  await screen.findByText(/^The books have changed since you opened them/)
  fireEvent.click(screen.getByRole('button', { name: send }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toMatchObject([{ number: 7 }, { number: 8 }])
})

it('[PRC-234] without a shop there is a link to the marketplace', async () => {
  await openImport({ runs: [] })
  expect(await screen.findByRole('heading', { name: 'You have no shop yet' })).toBeTruthy()
  expect(
    screen.getByRole('link', { name: 'To the virtual marketplace' }).getAttribute('href'),
  ).toBe('/simulation/amazon-virtual-system')
})

it('[PRC-234] nothing can be imported after the end of the run', async () => {
  await openBooks({ run: erpRun(empty, { state: 'scored' }), part: 'import' })
  expect(
    await screen.findByText('This run has ended, so nothing more can be imported.'),
  ).toBeTruthy()
})

it.each(languages)('[FRM-007] the texts exist in %s', async (language) => {
  await openImport({ language })
  await choose('The second shop')
  expect(missingTexts()).toEqual([])
  leaveRun()
  document.body.replaceChildren()
  await openImport({ language, runs: [] })
  await waitFor(() => expect(document.querySelector('a[href*="amazon"]')).toBeTruthy())
  expect(missingTexts()).toEqual([])
})
