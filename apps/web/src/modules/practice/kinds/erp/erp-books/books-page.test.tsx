import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type Language, languages } from '@titian/contract'
import { advancedErp, type Player } from '@titian/practice/erp'
import { afterEach, describe, expect, it } from 'vitest'
import { one } from '../../../testing/erp-lines.ts'
import { erpRun, nothing, playedErp, servedBooks, solve } from '../../../testing/erp.ts'
import { booksAt, openBooks } from '../../../testing/open-erp.tsx'
import { missingTexts } from '../../../testing/open-market.tsx'
import { leaveRun } from '../../../testing/open-run.tsx'
import type { ErpWords } from '../../../links.ts'
import { bookAnswers } from './testing/book-answers.ts'

afterEach(leaveRun)

/** Buys 100 flasks at RM12.50, has 30 at RM12.00, and sells chairs to a customer. */
const traded = () =>
  playedErp((player) => {
    solve('stockRule')(player)
    solve('backOrder')(player)
  })

const open = (player: Player, words: ErpWords, language: Language = 'en') =>
  openBooks({
    run: servedBooks(player).now(),
    answers: bookAnswers(player),
    part: 'books',
    words,
    language,
  })

const table = (name: string) => screen.findByRole('table', { name })
const cellsOf = (row: HTMLElement | null | undefined) =>
  [...(row?.querySelectorAll('th, td') ?? [])].map(({ textContent }) => textContent)
const rowOf = (report: HTMLElement, name: string) => within(report).getByText(name).closest('tr')

describe('the financial statements', () => {
  it('[PRC-230] the trial balance shows debit, credit and equal totals, and links each account', async () => {
    const player = playedErp(solve('stockRule'))
    await open(player, {})
    const balance = await table('Trial balance')
    expect(cellsOf(rowOf(balance, 'Accounts payable'))).toEqual([
      'Accounts payable',
      'RM1,325.00',
      'RM1,325.00',
      'RM0.00',
    ])
    expect(cellsOf(rowOf(balance, 'Inventory'))).toEqual([
      'Inventory',
      'RM1,610.00',
      '–',
      'RM1,610.00 debit',
    ])
    const { debit, credit } = servedBooks(player).now().erp!.trialBalance
    const total = `RM${(debit / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`
    expect(debit).toBe(credit)
    expect(cellsOf(rowOf(balance, 'Total'))).toEqual(['Total', total, total, ''])
    expect(screen.getByText(`Balanced: debits and credits are both ${total}.`)).toBeTruthy()
    const links = within(balance).getAllByRole('link')
    expect(links).toHaveLength(15)
    expect(within(balance).getByRole('link', { name: 'Bank' }).getAttribute('href')).toBe(
      `${booksAt}/books?tab=account&account=bank`,
    )
  })

  it('[PRC-230] a difference in the trial balance or the balance sheet is stated', async () => {
    const run = servedBooks(playedErp(nothing)).now()
    const view = run.erp!
    const wrong = {
      ...view,
      trialBalance: { ...view.trialBalance, credit: view.trialBalance.credit - 1_234 },
      balanceSheet: { ...view.balanceSheet, totalAssets: view.balanceSheet.totalAssets + 99 },
    }
    await openBooks({ run: erpRun(wrong), part: 'books' })
    expect(
      await screen.findByText('Not balanced: debits and credits differ by RM12.34.'),
    ).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'Balance sheet' }))
    expect(await screen.findByText('Not balanced: both sides differ by RM0.99.')).toBeTruthy()
  })

  it('[PRC-230] the income statement shows costs in brackets and ends with the profit', async () => {
    const player = traded()
    await open(player, { tab: 'income' })
    const income = await table('Income statement')
    const { rows, profit } = servedBooks(player).now().erp!.income
    const cost = -(rows.find(({ account }) => account === 'costOfGoods')?.amount ?? 0)
    expect(cost).toBeGreaterThan(0)
    const money = (cents: number) =>
      `RM${(cents / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`
    expect(cellsOf(rowOf(income, 'Cost of goods sold'))[1]).toBe(`(${money(cost)})`)
    expect(cellsOf(rowOf(income, 'Profit'))[1]).toBe(money(profit))
    const sales = rows.find(({ account }) => account === 'sales')?.amount ?? 0
    expect(cellsOf(rowOf(income, 'Net sales'))[1]).toBe(money(sales))
    expect(cellsOf(rowOf(income, 'Gross profit'))[1]).toBe(money(sales - cost))
  })

  it('[PRC-230] a loss is named and in brackets', async () => {
    const player = playedErp(solve('stockCount'))
    await open(player, { tab: 'income' })
    const income = await table('Income statement')
    expect(cellsOf(rowOf(income, 'Loss'))[1]).toBe('(RM4.00)')
  })

  it('[PRC-230] the balance sheet shows assets, liabilities and equity with sums, and says that both sides are equal', async () => {
    const player = traded()
    await open(player, { tab: 'balanceSheet' })
    const assets = await table('Assets')
    const owed = await table('Liabilities and equity')
    const { totalAssets } = servedBooks(player).now().erp!.balanceSheet
    const sum = `RM${(totalAssets / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`
    expect(cellsOf(rowOf(assets, 'Total assets'))[1]).toBe(sum)
    expect(cellsOf(rowOf(owed, 'Total liabilities and equity'))[1]).toBe(sum)
    expect(
      screen.getByText(`Balanced: assets, and liabilities with equity, are both ${sum}.`),
    ).toBeTruthy()
  })
})

describe('a T account', () => {
  it('[PRC-230] lists postings newest first, each linked to its document', async () => {
    const player = playedErp(solve('stockRule'))
    await open(player, { tab: 'account', account: 'payables' })
    const payment = await screen.findByRole('link', { name: 'PY-0001' })
    expect(payment.getAttribute('href')).toBe(
      `${booksAt}/document?id=${player.state().documents.length}`,
    )
    const [t, ledger] = await screen.findAllByRole('table', { name: 'Accounts payable' })
    expect(t?.textContent).toContain('Balance: RM0.00')
    const rows = [...(ledger?.querySelectorAll('tbody tr') ?? [])] as HTMLElement[]
    expect(rows.map((row) => cellsOf(row))).toEqual([
      ['PY-0001', 'Day 4', 'RM1,325.00', '–', 'RM0.00'],
      ['SI-0001', 'Day 4', '–', 'RM1,325.00', 'RM1,325.00 credit'],
    ])
    fireEvent.change(screen.getByLabelText('Account'), { target: { value: 'sales' } })
    expect(await screen.findByText('Nothing has been posted to this account yet.')).toBeTruthy()
  })

  it('[PRC-230] shows 50 postings on a page and links to the others', async () => {
    const player = playedErp((clerk) => {
      clerk.do({ type: 'beginCard', card: 'stockCount' })
      for (let count = 0; count < 60; count++)
        clerk.write('stockCount', {
          card: 'stockCount',
          lines: one('I80', 30 + (count % 2)),
        })
    })
    const { router } = await open(player, { tab: 'account', account: 'inventory' })
    expect(await screen.findByRole('link', { name: 'SC-0060' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'SC-0002' })).toBeNull()
    fireEvent.click(screen.getByRole('link', { name: /Page 2/ }))
    expect(await screen.findByRole('link', { name: 'SC-0002' })).toBeTruthy()
    expect(router.state.location.search).toMatchObject({ page: '2', account: 'inventory' })
  })

  it('[PRC-230] redirects a page beyond the end to the last one', async () => {
    const player = playedErp(solve('stockRule'))
    const { router } = await open(player, { tab: 'account', account: 'payables', page: '9' })
    expect(await screen.findByRole('link', { name: 'PY-0001' })).toBeTruthy()
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('page'))
  })
})

describe('the stock report', () => {
  it('[PRC-231] shows units, value and average cost of each item, and the movements of one', async () => {
    const player = playedErp(solve('stockRule'))
    await open(player, { tab: 'stock' })
    const stock = await table('Stock')
    expect(cellsOf(rowOf(stock, 'Thermos flask (I20)'))).toEqual([
      'Thermos flask (I20)',
      '130 units',
      'RM1,610.00',
      'RM12.38',
    ])
    expect(
      screen.getByText(
        /^All stock together is worth RM1,610.00; the account Inventory is at RM1,610.00/,
      ),
    ).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'Thermos flask (I20)' }))
    const receipt = await screen.findByRole('link', { name: 'GR-0001' })
    expect(cellsOf(receipt.closest('tr'))).toEqual([
      'GR-0001',
      'Day 4',
      '100',
      'RM1,250.00',
      '130 units',
      'RM1,610.00',
    ])
    expect(screen.queryByText(/^All stock together/)).toBeNull()
  })

  it('[PRC-231] shows outgoing goods in brackets, and names the warehouse if there are two', async () => {
    const player = playedErp(solve('backOrder'), { scenario: advancedErp })
    await open(player, { tab: 'item', item: 'I60' })
    const [delivery] = await screen.findAllByRole('link', { name: /^DN-/ })
    const cells = cellsOf(delivery?.closest('tr'))
    expect(cells[2]).toBe('Main warehouse')
    expect(cells[3]).toMatch(/^\(\d+\)$/)
    expect(cells[4]).toMatch(/^\(RM[\d,.]+\)$/)
  })

  it('[PRC-231] reports an unknown item with a link back', async () => {
    await open(playedErp(nothing), { tab: 'item', item: 'X99' })
    expect(await screen.findByText('The books have no such item.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'All stock' })).toBeTruthy()
  })
})

describe('the list of open invoices', () => {
  it('[PRC-231] groups by partner with days overdue, beside the balance of the account', async () => {
    const player = playedErp((clerk) => clerk.do({ type: 'beginCard', card: 'latePayer' }))
    await open(player, { tab: 'receivables' })
    expect(await screen.findByRole('heading', { name: 'Kenari Gifts' })).toBeTruthy()
    expect(screen.getByText('3 days overdue')).toBeTruthy()
    const invoices = await table('Kenari Gifts')
    expect(cellsOf(within(invoices).getByRole('link').closest('tr')).slice(2)).toEqual([
      'RM500.00',
      'RM500.00',
    ])
    expect(
      screen.getByText('The account Accounts receivable has a balance of RM500.00 debit.'),
    ).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'Payables' }))
    expect(await screen.findByText('No invoice is open.')).toBeTruthy()
  })
})

describe.each(languages)('in %s', (language) => {
  it.each([
    'trialBalance',
    'income',
    'balanceSheet',
    'account',
    'stock',
    'item',
    'receivables',
    'payables',
    'close',
  ])('[FRM-007] the report %s has its words', async (tab) => {
    const player = playedErp((clerk) => {
      solve('stockRule')(clerk)
      clerk.do({ type: 'beginCard', card: 'latePayer' })
      clerk.do({ type: 'beginCard', card: 'monthClose' })
    })
    await open(player, { tab, item: 'I20' }, language)
    await waitFor(() => expect(document.querySelector('section[aria-labelledby] h2')).toBeTruthy())
    expect(missingTexts()).toEqual([])
  })
})
