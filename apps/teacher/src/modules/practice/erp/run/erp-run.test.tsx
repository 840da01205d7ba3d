import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type BoardRun, type Language, languages, practice } from '@titian/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '../../../../app/paths.ts'
import { run } from '../../market/testing/factories.ts'
import { RunPage } from '../../pages/run-page.tsx'
import { erpDocumentOf, erpRunOf } from '../testing/factories.ts'
import { erpTextsOf, openErp, textAt } from '../testing/open-erp.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

interface Options {
  search?: string
  language?: Language
}

const ledger = {
  list: [
    { entry: 1, document: 2, number: 'GR-1', day: 4, debit: 0, credit: 125_000, balance: -125_000 },
  ],
  total: 1,
}
const moves = {
  list: [
    {
      id: 1,
      document: 2,
      number: 'GR-1',
      day: 4,
      item: 'I20',
      warehouse: 'main',
      units: 100,
      value: 125_000,
      stock: 130,
      worth: 161_000,
    },
  ],
  total: 1,
}

const open = (shown: BoardRun = erpRunOf(), { search = '', language = 'en' }: Options = {}) =>
  openErp(
    RunPage,
    { path: paths.practiceRun, at: paths.practiceRun.replace('$sign', run) + search, language },
    {
      [practice.boardRun.path]: () => shown,
      [practice.boardErpDocument.path]: erpDocumentOf,
      [practice.boardErpLedger.path]: () => ledger,
      [practice.boardErpStock.path]: () => moves,
    },
  )

const cardOf = async (name: string) => within(await screen.findByRole('region', { name }))
const cellsOf = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

it('[PRC-237] the cards of a student show the failed statements in words and the papers', async () => {
  await open()
  const rule = await cardOf('Buying by a stock rule')
  expect(rule.getByText(/1 of 2 statements met · begun on day 2 · 1 of 3 hints used/)).toBeTruthy()
  expect(rule.getByText(/RM1,325.00/)).toBeTruthy()
  expect(rule.getByText('1 statement is met')).toBeTruthy()
  expect(rule.getByText(/Thermos flask: 30 units at RM12.50/)).toBeTruthy()
  const own = await cardOf('Lamps for the shop')
  expect(own.getByText('Sell five lamps.')).toBeTruthy()
  expect(own.getByText('Not begun')).toBeTruthy()
  expect(screen.getByText('RM48,675.00')).toBeTruthy()
  expect(screen.getByText('Ordered what the rule says')).toBeTruthy()
})

it('[PRC-237] a document shows its lines and postings, and links to the account', async () => {
  const { of, router } = await open(undefined, { search: '?part=documents' })
  fireEvent.click(await screen.findByRole('link', { name: 'Goods receipt GR-1' }))
  const heading = await screen.findByRole('heading', { name: 'Goods receipt GR-1' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(of(practice.boardErpDocument)).toEqual([{ sign: run, document: 2 }])
  const posted = within(screen.getByRole('table', { name: 'What it posted' }))
  const [, inventory, grni] = posted.getAllByRole('row')
  expect(cellsOf(inventory)).toEqual(['Inventory', '4', 'RM1,250.00', '–'])
  expect(cellsOf(grni)).toEqual(['Goods received, not invoiced', '4', '–', 'RM1,250.00'])
  const lines = within(screen.getByRole('table', { name: 'Lines' }))
  expect(cellsOf(lines.getAllByRole('row')[1])).toEqual(['Thermos flask', '100', 'RM12.50', '0'])
  fireEvent.click(posted.getByRole('link', { name: 'Goods received, not invoiced' }))
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ part: 'accounts', account: 'grni' }),
  )
  expect((await screen.findAllByText('RM1,250.00 credit')).length).toBeGreaterThan(0)
})

it('[PRC-237] documents can be filtered by card, a mismatched invoice is marked, and unlisted ones are counted', async () => {
  await open(undefined, { search: '?part=documents' })
  const table = within(await screen.findByRole('table', { name: 'Documents' }))
  expect(table.getAllByRole('row')).toHaveLength(4)
  expect(table.getByText('does not match')).toBeTruthy()
  expect(screen.getByText('2 older documents that are closed are not listed.')).toBeTruthy()
  fireEvent.change(screen.getByRole('combobox', { name: 'Card' }), { target: { value: 'T7' } })
  expect(screen.getByText('No document here.')).toBeTruthy()
})

it('[PRC-237] the reports, accounts and stock of a student are shown', async () => {
  await open(undefined, { search: '?part=statements' })
  for (const name of ['Trial balance', 'Income statement', 'Balance sheet', 'Accounts payable'])
    expect(await screen.findByRole('heading', { name })).toBeTruthy()
  const trial = within(screen.getByRole('table', { name: 'Trial balance' }))
  expect(trial.getByText('RM50,000.00')).toBeTruthy()
  cleanup()
  await open(undefined, { search: '?part=stock&item=I20' })
  const stock = within(await screen.findByRole('table', { name: 'Thermos flask' }))
  expect(cellsOf(stock.getAllByRole('row')[1])).toContain('130 units')
})

it('[PRC-237] the timeline shows the actions and mistakes of each day', async () => {
  await open(undefined, { search: '?part=timeline' })
  const days = await screen.findAllByRole('heading', { name: /^Day \d/ })
  expect(days.map(({ textContent }) => textContent)).toEqual(['Day 4', 'Day 2'])
  expect(screen.getByText('Began the card “Buying by a stock rule”')).toBeTruthy()
  expect(screen.getByText('Mistake: Invoice does not match (Supplier invoice PI-1)')).toBeTruthy()
})

it('[PRC-237] a begun card is reset after a confirmation that names the consequences', async () => {
  const { of } = await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Reset card: Buying by a stock rule' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Reset “Buying by a stock rule” for Mei?')).toBeTruthy()
  expect(dialog.getByText(/documents of this card are reversed/)).toBeTruthy()
  expect(of(practice.resetErpCard)).toEqual([])
  const yes = dialog.getByRole('button', { name: 'Reset card' })
  // A dialog ignores clicks in its first half second (FRM-366).
  await waitFor(() => expect(yes.getAttribute('aria-disabled')).toBeNull())
  fireEvent.click(yes)
  await waitFor(() => expect(of(practice.resetErpCard)).toEqual([{ sign: run, card: 'stockRule' }]))
  expect(screen.queryByRole('button', { name: 'Reset card: Lamps for the shop' })).toBeNull()
})

it('[PRC-237] after the end no card can be reset, and the measures of the period are shown', async () => {
  await open(erpRunOf({ state: 'scored', endedAt: '2026-11-20T09:00:00.000Z' }))
  const measures = within(await screen.findByRole('table', { name: 'Result of the period' }))
  expect(cellsOf(measures.getAllByRole('row')[1])[1]).toBe('3 / 5')
  expect(screen.queryByRole('button', { name: /Reset card/ })).toBeNull()
})

it.each(languages)('[PRC-237] the page is translated into %s', async (language) => {
  await open(undefined, { language })
  const texts = erpTextsOf(language)
  for (const part of [
    'cards',
    'papers',
    'documents',
    'statements',
    'accounts',
    'stock',
    'timeline',
  ])
    expect(await screen.findByRole('tab', { name: textAt(texts.erp, `part.${part}`) })).toBeTruthy()
  const title = textAt(texts['erp-content'], 'card.stockRule.title')
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
  expect(
    screen.getByRole('button', {
      name: textAt(texts.erp, 'reset.actOf').replace('{{card}}', title),
    }),
  ).toBeTruthy()
})
