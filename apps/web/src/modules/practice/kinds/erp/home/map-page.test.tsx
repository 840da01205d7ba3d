import { cleanup, screen, within } from '@testing-library/react'
import { languages } from '@titian/contract'
import { afterEach, expect, it } from 'vitest'
import {
  erpRun,
  firstErp,
  nothing,
  type Play,
  solve,
  standardErp,
  viewAfter,
} from '../../../testing/erp.ts'
import { one } from '../../../testing/erp-lines.ts'
import { booksAt, openBooks } from '../../../testing/open-erp.tsx'
import { missingTexts } from '../../../testing/open-market.tsx'
import { leaveRun } from '../../../testing/open-run.tsx'

afterEach(leaveRun)

const order: Play = (clerk) => {
  clerk.do({ type: 'beginCard', card: 'stockRule' })
  clerk.write('purchaseOrder', {
    card: 'stockRule',
    partner: 'S20',
    lines: one('I20', 100, 1_250),
  })
}

const received: Play = (clerk) => {
  order(clerk)
  clerk.nextDay(2)
  clerk.write('goodsReceipt', { source: 3, lines: one('I20', 60) })
  clerk.do({
    type: 'write',
    kind: 'purchaseRequest',
    submit: false,
    card: 'stockRule',
    lines: one('I20', 5),
  })
}

const open = (play: Play, scenario = firstErp) =>
  openBooks({ run: erpRun(viewAfter(play, { scenario })) })

const links = (inside: HTMLElement) =>
  Object.fromEntries(
    within(inside)
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label') ?? '', link.getAttribute('href')]),
  )

const today = () => screen.findByRole('region', { name: /^Today/ })

it('[PRC-221] each kind of document is shown once in the order of the process, with counts and a link to its list', async () => {
  await open(received)
  const first = await screen.findByRole('link', { name: /Purchase requests/ })
  const map = first.closest('ol') as HTMLElement
  const nodes = within(map).getAllByRole('link')
  expect(
    nodes.map((node) =>
      new URL(node.getAttribute('href') ?? '', 'http://x').searchParams.get('kind'),
    ),
  ).toEqual([
    'purchaseRequest',
    'quotationRequest',
    'purchaseOrder',
    'goodsReceipt',
    'supplierInvoice',
    'quotation',
    'salesOrder',
    'delivery',
    'customerInvoice',
    'payment',
    'return',
    'stockCount',
    'transfer',
  ])
  expect(first.textContent).toContain('1 draft')
  expect(first.textContent).toContain('Next: Quotation request')
  expect(within(map).getByRole('link', { name: /Purchase orders/ }).textContent).toContain('1 open')
  expect(within(map).getByRole('link', { name: /Goods receipts/ }).textContent).toContain('1 done')
  expect(within(map).getByRole('link', { name: /Goods receipts/ }).textContent).toContain('Stock')
  expect(within(map).getByRole('link', { name: /Deliveries/ }).textContent).toContain('none yet')
})

it('[PRC-221] cards, papers and drafts of the day are listed, each linked to its form', async () => {
  await open(received)
  const list = links(await today())
  const at = (part: string, words: object) =>
    `${booksAt}/${part}?${new URLSearchParams({ ...words })}`
  expect(list).toEqual({
    'Read: Master data': at('card', { id: 'masterData' }),
    'Continue: Buying by a stock rule': at('card', { id: 'stockRule' }),
    'Work on it: Delivery note D2': at('new', {
      kind: 'goodsReceipt',
      paper: '2',
      source: '3',
      card: 'stockRule',
    }),
    'Work on it: Bill of a supplier I2': at('new', {
      kind: 'supplierInvoice',
      paper: '3',
      source: '3',
      card: 'stockRule',
    }),
    'Open draft: Purchase request PR-0001': at('document', { id: '5' }),
  })
})

it('[PRC-221] what must be paid, delivered, billed and reminded is listed, with overdue ones', async () => {
  await open((clerk) => {
    solve('masterData')(clerk)
    clerk.do({ type: 'beginCard', card: 'latePayer' })
    clerk.do({ type: 'beginCard', card: 'backOrder' })
    const letter = clerk.paper('orderLetter', 'C60')
    const sale = clerk.write('salesOrder', {
      paper: letter.id,
      partner: 'C60',
      lines: one('I60', 50, 8_900),
    })
    clerk.write('delivery', { source: sale, lines: one('I60', 30) })
    clerk.do({ type: 'beginCard', card: 'stockRule' })
    const bought = clerk.write('purchaseOrder', {
      card: 'stockRule',
      partner: 'S20',
      lines: one('I20', 100, 1_250),
    })
    clerk.nextDay(2)
    clerk.write('goodsReceipt', { source: bought, lines: one('I20', 100) })
    clerk.write('supplierInvoice', {
      source: bought,
      paper: clerk.paper('supplierInvoice', 'S20').id,
      lines: one('I20', 100, 1_250),
    })
  }, standardErp)
  const region = await today()
  const names = Object.keys(links(region))
  for (const name of [
    /^Pay: Supplier invoice SI-0001/,
    /^Deliver: Sales order SO-0001/,
    /^Bill: Sales order SO-0001/,
    /^Remind: Customer invoice CI-0001/,
  ])
    expect(
      names.filter((one) => name.test(one)),
      String(name),
    ).toHaveLength(1)
  const late = within(region)
    .getByRole('link', { name: /^Remind/ })
    .closest('li')
  expect(late?.textContent).toContain('Overdue')
  expect(late?.textContent).toContain('RM500.00')
  const pay = within(region).getByRole('link', { name: /^Pay/ })
  expect(pay.getAttribute('href')).toMatch(/new\?kind=payment&source=\d+&card=stockRule/)
  expect(pay.closest('li')?.textContent).toContain('RM1,325.00')
  expect(pay.closest('li')?.textContent).not.toContain('Overdue')
})

it('[PRC-221] suggestions are shown when nothing is open', async () => {
  await open((clerk) => {
    solve('masterData')(clerk)
    solve('stockRule')(clerk)
  })
  expect(within(await today()).getByText(/Nothing is open/)).toBeTruthy()
})

it('[PRC-221] the run can be ended early after a confirmation, and then has no list of today', async () => {
  await openBooks({ run: erpRun(viewAfter(nothing), { state: 'scored' }) })
  await screen.findByRole('heading', { level: 1, name: 'Process map' })
  expect(screen.queryByRole('region', { name: /^Today/ })).toBeNull()
  expect(screen.queryByRole('button', { name: 'End now' })).toBeNull()
  cleanup()
  leaveRun()
  await open(nothing)
  expect(await screen.findByRole('button', { name: 'End now' })).toBeTruthy()
})

it.each(languages)('every text of the map exists in %s', async (language) => {
  await openBooks({ run: erpRun(viewAfter(received, { scenario: firstErp })), language })
  await screen.findByRole('progressbar')
  await screen.findAllByRole('list')
  expect(missingTexts()).toEqual([])
})
