import { describe, expect, it } from 'vitest'
import { divideHalfUp } from '../whole.ts'
import type { CardData } from './cards/types.ts'
import {
  atOnce,
  card,
  customer,
  item,
  paper,
  stock,
  supplier,
  supply,
  wanted,
} from './cards/parts.ts'
import { erp } from './kind.ts'
import { type Account, accounts } from './names.ts'
import { one, type Player, playerOf } from './plays/player.ts'
import { accountLedger, balanceSheet, incomeStatement, stockLedger } from './reports.ts'
import { advancedErp, type ErpScenario, standardErp } from './scenario.ts'
import { documentView } from './view.ts'

const trade = card('trade', {
  title: 'Trade',
  story: 'Buy and sell.',
  partners: [
    customer('C', 'Customer', 100_000_000, 14),
    supplier('S', 'Supplier', 30),
    { ...supplier('U', 'Overseas', 30), currency: 'usd' },
  ],
  items: [item('A', 'Lamp', 3_333)],
  stock: [stock('A', 10, 1_000)],
  supplies: [supply('S', 'A', 1_600), supply('U', 'A', 1_000)],
  habits: [{ partner: 'C', lateDays: -14, afterReminder: 1 }],
  events: [atOnce(paper('countSheet', { number: 'Z', lines: [wanted('A', 10, 0)] }))],
})

const scenarioOf = (base: ErpScenario, more: Partial<CardData> = {}): ErpScenario => ({
  ...base,
  cards: [],
  ownCards: [{ ...trade, ...more }],
})

function begin(base = standardErp, more: Partial<CardData> = {}): Player {
  const player = playerOf(scenarioOf(base, more), 'seed')
  player.do({ type: 'beginCard', card: 'trade' })
  return player
}

/** Returns the entries of a document: for each account, debits minus credits. */
function posted(player: Player, id: number): Partial<Record<Account, number>> {
  const view = documentView(player.state(), id)
  const lines = view?.entries.flatMap((entry) => entry.lines) ?? []
  return Object.fromEntries(lines.map(({ account, debit, credit }) => [account, debit - credit]))
}

function buy(player: Player, units: number, price = 1_600, partner = 'S') {
  const order = player.write('purchaseOrder', {
    card: 'trade',
    partner,
    lines: one('A', units, price),
  })
  player.nextDay(2)
  const receipt = player.write('goodsReceipt', { source: order, lines: one('A', units) })
  return { order, receipt }
}

const billOf = (player: Player, order: number, units: number, price?: number) =>
  player.write('supplierInvoice', {
    source: order,
    paper: player
      .state()
      .papers.findLast(({ kind, source }) => kind === 'supplierInvoice' && source === order)?.id,
    lines: one('A', units, price),
  })

function sell(player: Player, units: number) {
  const order = player.write('salesOrder', { card: 'trade', partner: 'C', lines: one('A', units) })
  const delivery = player.write('delivery', { source: order, lines: one('A', units) })
  return { order, delivery }
}

const bill = (player: Player, order: number, units: number) =>
  player.write('customerInvoice', { source: order, lines: one('A', units) })

describe('[PRC-190] the entries of each document', () => {
  it('goods receipt, supplier invoice and payment', () => {
    const player = begin()
    const { order, receipt } = buy(player, 20)
    expect(posted(player, receipt)).toEqual({ inventory: 32_000, grni: -32_000 })
    expect(posted(player, order)).toEqual({})
    const invoice = billOf(player, order, 20)
    expect(posted(player, invoice)).toEqual({ grni: 32_000, inputTax: 1_920, payables: -33_920 })
    const payment = player.write('payment', { source: invoice, amount: 33_920 })
    expect(posted(player, payment)).toEqual({ payables: 33_920, bank: -33_920 })
    expect(player.state().documents[invoice - 1]?.state).toBe('done')
  })

  it('a difference of price on the account of the price variance', () => {
    const player = begin()
    const { order } = buy(player, 20)
    expect(posted(player, billOf(player, order, 20, 1_650))).toEqual({
      grni: 32_000,
      priceVariance: 1_000,
      inputTax: 1_980,
      payables: -34_980,
    })
    expect(player.state().slips.map(({ code }) => code)).toEqual(['mismatch'])
  })

  it('delivery at the moving average, customer invoice, and payment of the customer', () => {
    const player = begin()
    buy(player, 20)
    // 10 units at 1,000 cents and 20 units at 1,600 cents are worth 42,000 cents together.
    const { order, delivery } = sell(player, 7)
    expect(posted(player, delivery)).toEqual({ costOfGoods: 9_800, inventory: -9_800 })
    const invoice = bill(player, order, 7)
    // 7 x 33.33 = 233.31; 6 % are 13.9986.
    expect(posted(player, invoice)).toEqual({
      receivables: 24_731,
      sales: -23_331,
      outputTax: -1_400,
    })
    player.nextDay()
    const payment = player.write('payment', { source: invoice, amount: 24_731 })
    expect(posted(player, payment)).toEqual({ bank: 24_731, receivables: -24_731 })
  })

  it('returns to suppliers and from customers', () => {
    const player = begin()
    const { order: bought, receipt } = buy(player, 20)
    billOf(player, bought, 20)
    const back = player.write('return', { source: receipt, lines: one('A', 5) })
    // The average cost is 1,400 cents; the supplier gives back 1,600 cents.
    expect(posted(player, back)).toEqual({
      payables: 8_480,
      inputTax: -480,
      inventory: -7_000,
      priceVariance: -1_000,
    })
    const { order, delivery } = sell(player, 7)
    bill(player, order, 7)
    const returned = player.write('return', { source: delivery, lines: one('A', 3, undefined, 1) })
    expect(posted(player, returned)).toEqual({
      salesReturns: 9_999,
      outputTax: 600,
      receivables: -10_599,
      inventory: 2_800,
      costOfGoods: -2_800,
    })
  })

  it('missing and surplus goods of a stock count', () => {
    const less = begin(standardErp, { stock: [stock('A', 10, 1_001, 8)] })
    const lost = less.write('stockCount', { card: 'trade', lines: one('A', 8) })
    expect(posted(less, lost)).toEqual({ shrinkage: 2_002, inventory: -2_002 })
    const more = begin(standardErp, { stock: [stock('A', 10, 1_001, 12)] })
    const found = more.write('stockCount', { card: 'trade', lines: one('A', 12) })
    expect(posted(more, found)).toEqual({ inventory: 2_002, countGain: -2_002 })
    expect(erp.metricsOf(more.state()).stockRight).toEqual({ part: 1, of: 1 })
  })

  it('no entry for requests, quotations and orders', () => {
    const player = begin()
    const lines = one('A', 5)
    const ids = [
      player.write('purchaseRequest', { card: 'trade', lines }),
      player.write('quotationRequest', { card: 'trade', partner: 'S', lines }),
      player.write('purchaseOrder', { card: 'trade', partner: 'S', lines }),
      player.write('quotation', { card: 'trade', partner: 'C', lines }),
      player.write('salesOrder', { card: 'trade', partner: 'C', lines }),
    ]
    for (const id of ids) expect(posted(player, id)).toEqual({})
  })
})

describe('the advanced company', () => {
  it('takes the oldest goods first', () => {
    const player = begin(advancedErp)
    buy(player, 20)
    const { delivery } = sell(player, 12)
    expect(posted(player, delivery)).toEqual({ costOfGoods: 13_200, inventory: -13_200 })
  })

  it('moves goods between two warehouses and delivers from either', () => {
    const player = begin(advancedErp)
    const moved = player.write('transfer', { toWarehouse: 'second', lines: one('A', 4) })
    expect(posted(player, moved)).toEqual({})
    const order = player.write('salesOrder', { card: 'trade', partner: 'C', lines: one('A', 4) })
    const delivery = player.write('delivery', {
      source: order,
      warehouse: 'second',
      lines: one('A', 4),
    })
    expect(posted(player, delivery)).toEqual({ costOfGoods: 4_000, inventory: -4_000 })
    expect(stockLedger(player.state(), 'A', 'second').at(-1)).toMatchObject({ stock: 0, worth: 0 })
    expect(stockLedger(player.state(), 'A').at(-1)).toMatchObject({ stock: 6, worth: 6_000 })
  })

  it('buys in dollars by the rate of each day, and books the difference as exchange', () => {
    const player = begin({ ...advancedErp, rateStep: 2_000 })
    const { order, receipt } = buy(player, 20, 1_000, 'U')
    const atReceipt = player.state().rate
    expect(posted(player, receipt).inventory).toBe(2 * atReceipt)
    player.nextDay()
    const atInvoice = player.state().rate
    const invoice = billOf(player, order, 20)
    const { payables, exchange } = posted(player, invoice)
    expect(payables).toBe(-divideHalfUp(212 * atInvoice, 100))
    expect(exchange).toBe(2 * (atInvoice - atReceipt))
    player.nextDay()
    const atPayment = player.state().rate
    const payment = player.write('payment', { source: invoice, amount: 21_200 })
    expect(posted(player, payment)).toMatchObject({ bank: -divideHalfUp(212 * atPayment, 100) })
    expect(new Set([atReceipt, atInvoice, atPayment]).size).toBe(3)
    expect(accountLedger(player.state(), 'payables').at(-1)?.balance).toBe(0)
  })
})

describe('[PRC-043] [PRC-193] a reversal', () => {
  /**
   * Returns the balances, the stock and the open quantities of orders, all of which a reversal must
   * restore.
   */
  const booksOf = (player: Player) => {
    const { balances, stock: rows, documents, papers } = player.state()
    const isSame = ({ state, reverses }: { state: string; reverses: number | null }) =>
      state !== 'cancelled' && reverses === null
    return {
      balances: accounts.map((account) => balances[account].debit - balances[account].credit),
      rows,
      papers: papers.map(({ left, lines }) => [left, lines]),
      open: documents
        .filter(isSame)
        .map(({ id, state, settled, lines }) => [id, state, settled, lines]),
    }
  }

  it('of any document restores the earlier balances, and keeps the document and its reversal', () => {
    const player = begin()
    const steps: (() => number)[] = []
    let order = 0
    let receipt = 0
    let sale = 0
    let delivery = 0
    let claim = 0
    let debt = 0
    const papers = () => player.state().papers
    order = player.write('purchaseOrder', {
      card: 'trade',
      partner: 'S',
      lines: one('A', 20, 1_600),
    })
    player.nextDay(2)
    steps.push(
      () => (receipt = player.write('goodsReceipt', { source: order, lines: one('A', 20) })),
      () => (debt = billOf(player, order, 20)),
      () => player.write('payment', { source: debt, amount: 10_000 }),
      () => player.write('return', { source: receipt, lines: one('A', 5) }),
      () =>
        (sale = player.write('salesOrder', { card: 'trade', partner: 'C', lines: one('A', 7) })),
      () => (delivery = player.write('delivery', { source: sale, lines: one('A', 7) })),
      () => (claim = bill(player, sale, 7)),
      () => player.write('return', { source: delivery, lines: one('A', 3, undefined, 1) }),
      () => player.write('stockCount', { card: 'trade', lines: one('A', 15) }),
    )
    for (const take of steps) {
      const before = booksOf(player)
      const id = take()
      expect(booksOf(player)).not.toEqual(before)
      const number = player.state().documents[id - 1]?.number
      player.do({ type: 'cancel', document: id })
      expect(booksOf(player)).toEqual(before)
      expect(player.state().documents[id - 1]).toMatchObject({
        state: 'cancelled',
        reversedBy: id + 1,
        number,
      })
      expect(player.state().documents[id]).toMatchObject({ reverses: id, state: 'done' })
      take()
    }
    expect(papers().length).toBeGreaterThan(0)
    expect(claim).toBeGreaterThan(0)
    expect(player.state().slips).toHaveLength(steps.length)
  })

  it('of a receipt removes the value of this receipt, even if its goods are mixed with other goods', () => {
    const player = begin()
    const { receipt } = buy(player, 20)
    player.do({ type: 'cancel', document: receipt })
    expect(stockLedger(player.state(), 'A').at(-1)).toMatchObject({ stock: 10, worth: 10_000 })
  })

  it('posts the remaining value to the variance account if some of the goods are sold', () => {
    const player = begin()
    const { receipt } = buy(player, 20)
    sell(player, 10)
    player.do({ type: 'cancel', document: receipt })
    // 20 of 30 units are left, with a value of 28,000 cents; the receipt had brought 32,000 cents.
    expect(stockLedger(player.state(), 'A').at(-1)).toMatchObject({ stock: 0, worth: 0 })
    expect(accountLedger(player.state(), 'priceVariance').at(-1)?.balance).toBe(-4_000)
  })

  it('of an order that was closed half way is refused as long as other documents are based on it', () => {
    const player = begin()
    const { order } = buy(player, 20)
    expect(() => player.do({ type: 'cancel', document: order })).toThrow('hasFollowUps')
  })
})

it('shows the statements of the company from the same balances', () => {
  const player = begin()
  buy(player, 20)
  const { order } = sell(player, 7)
  bill(player, order, 7)
  const { balances } = player.state()
  expect(incomeStatement(balances).profit).toBe(23_331 - 9_800)
  expect(balanceSheet(balances)).toMatchObject({
    totalAssets: 5_000_000 + 24_731 + 32_200,
    profit: 13_531,
  })
  const { income, balanceSheet: sheet } = erp.viewOf(player.state(), 'clerk') ?? {}
  expect([income, sheet]).toEqual([incomeStatement(balances), balanceSheet(balances)])
})
