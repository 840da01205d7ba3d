import { erp, type Player, playerOf, standardErp } from '@titian/practice/erp'
import { expect, it } from 'vitest'
import en from './texts/en.json'
import ms from './texts/ms.json'
import zh from './texts/zh.json'

type Code = keyof typeof en.card

/**
 * Returns the numbers in the text of a hint, in their order. Codes such as S10 do not count as
 * numbers. Amounts of money are in cents.
 */
const numbersIn = (hint: string): number[] =>
  [...hint.matchAll(/(?<![A-Z\d.,])(RM)?(\d[\d,]*(?:\.\d\d)?)/g)].map(([, money, text = '']) => {
    const value = Number(text.replaceAll(',', ''))
    return money ? Math.round(value * 100) : value
  })

const one = (item: string, units = 0, price?: number, damaged?: number) => [
  { item, units, price, damaged },
]

/** Writes the supplier invoice for a delivery. */
const bill = (player: Player, partner: string, source: number, item: string, units = 0) =>
  player.write('supplierInvoice', {
    source,
    paper: player.paper('supplierInvoice', partner).id,
    lines: one(item, units),
  })

const invoiceOf = (player: Player, partner: string): number =>
  player.state().documents.find((document) => document.partner === partner)?.id ?? 0

function sell(player: Player, source: number, item: string, sent = 0, billed = 0): number {
  const delivery = player.write('delivery', { source, lines: one(item, sent) })
  player.write('customerInvoice', { source, lines: one(item, billed) })
  return delivery
}

const order = (player: Player, partner: string, item: string, units = 0, price = 0) =>
  player.write('salesOrder', {
    partner,
    paper: player.paper('orderLetter', partner).id,
    lines: one(item, units, price),
  })

const buy = (
  player: Player,
  card: string,
  [partner, item]: [string, string],
  units = 0,
  price = 0,
) => player.write('purchaseOrder', { card, partner, lines: one(item, units, price) })

const receive = (player: Player, source: number, item: string, units = 0, damaged = 0) =>
  player.write('goodsReceipt', { source, lines: one(item, units, undefined, damaged) })

function enterMasterData(player: Player, n: number[]): void {
  const card = 'masterData'
  const home = { type: 'savePartner', card, currency: 'home' } as const
  const [
    limit = -1,
    days = -1,
    otherLimit = -1,
    otherDays = -1,
    price = -1,
    point = -1,
    most = -1,
  ] = n
  player.do({
    ...home,
    code: 'S10',
    name: 'Bintang Homeware',
    role: 'supplier',
    creditLimit: limit,
    paymentDays: days,
  })
  player.do({
    ...home,
    code: 'C10',
    name: 'Cahaya Stores',
    role: 'customer',
    creditLimit: otherLimit,
    paymentDays: otherDays,
  })
  player.do({
    type: 'saveItem',
    card,
    code: 'I10',
    name: 'Desk lamp',
    price,
    reorderPoint: point,
    reorderUnits: most,
  })
}

/** Closes the month with the figures that the reports show, as the last hint says. */
function closeByReports(player: Player): void {
  const view = erp.viewOf(player.state(), 'clerk')
  if (!view) throw new Error('no view')
  const { income, balanceSheet } = view
  const of = (account: string) =>
    [...income.rows, ...balanceSheet.liabilities].find((row) => row.account === account)?.amount ??
    0
  const figures = [
    { figure: 'sales', amount: of('sales') + of('salesReturns') },
    { figure: 'costOfGoods', amount: -of('costOfGoods') },
    { figure: 'profit', amount: income.profit },
    { figure: 'assets', amount: balanceSheet.totalAssets },
    { figure: 'liabilities', amount: of('payables') + of('grni') + of('outputTax') },
  ] as const
  player.do({ type: 'closeMonth', card: 'monthClose', figures: [...figures] })
}

/**
 * For each card, the actions of a student who does exactly what the last hint says, with its
 * numbers.
 */
const followers: Record<Code, (player: Player, numbers: number[]) => void> = {
  masterData: enterMasterData,
  stockRule(player, [ordered, price, received, billed, paid]) {
    const source = buy(player, 'stockRule', ['S20', 'I20'], ordered, price)
    player.nextDay(2)
    receive(player, source, 'I20', received)
    player.write('payment', { source: bill(player, 'S20', source, 'I20', billed), amount: paid })
  },
  partialReceipt(player, [ordered, price, good, damaged, billed, rest, billedRest]) {
    const source = buy(player, 'partialReceipt', ['S30', 'I30'], ordered, price)
    player.nextDay(2)
    receive(player, source, 'I30', good, damaged)
    bill(player, 'S30', source, 'I30', billed)
    player.nextDay(2)
    receive(player, source, 'I30', rest)
    bill(player, 'S30', source, 'I30', billedRest)
  },
  invoiceMismatch(player, [ordered, price, received, billed, billedAt, paid]) {
    const source = buy(player, 'invoiceMismatch', ['S40', 'I40'], ordered, price)
    player.nextDay(2)
    receive(player, source, 'I40', received)
    player.do({ type: 'dispute', paper: player.paper('supplierInvoice', 'S40').id })
    player.nextDay()
    const paper = player.paper('supplierInvoice', 'S40').id
    const lines = one('I40', billed, billedAt)
    const invoice = player.write('supplierInvoice', { source, paper, lines })
    player.write('payment', { source: invoice, amount: paid })
  },
  creditLimit(player, [paid, ordered, price, sent, billed]) {
    player.nextDay()
    player.write('payment', { source: invoiceOf(player, 'C50'), amount: paid })
    sell(player, order(player, 'C50', 'I50', ordered, price), 'I50', sent, billed)
  },
  backOrder(player, [ordered, price, bought, cost, sent, billed, received, sentRest, billedRest]) {
    const sold = order(player, 'C60', 'I60', ordered, price)
    const source = buy(player, 'backOrder', ['S60', 'I60'], bought, cost)
    sell(player, sold, 'I60', sent, billed)
    player.nextDay(2)
    receive(player, source, 'I60', received)
    sell(player, sold, 'I60', sentRest, billedRest)
  },
  goodsBack(player, [ordered, price, sent, billed, back, damaged]) {
    const sold = order(player, 'C70', 'I70', ordered, price)
    const delivery = sell(player, sold, 'I70', sent, billed)
    player.nextDay(2)
    const paper = player.paper('returnLetter', 'C70').id
    const lines = one('I70', back, undefined, damaged)
    player.write('return', { source: delivery, paper, lines })
  },
  stockCount(player, [boards, scales]) {
    const paper = player.paper('countSheet', null).id
    player.write('stockCount', { paper, lines: [...one('I80', boards), ...one('I81', scales)] })
  },
  latePayer(player, [owed, paid]) {
    const invoice = invoiceOf(player, 'C90')
    expect(player.state().documents[invoice - 1]?.total).toBe(owed)
    player.do({ type: 'remind', document: invoice })
    player.nextDay(2)
    player.write('payment', { source: invoice, amount: paid })
  },
  monthClose: closeByReports,
}

const codes = Object.keys(en.card) as Code[]

it.each(codes)('solves %s for a student who follows its last hint', (code) => {
  const player = playerOf(standardErp, 'hints')
  // Other cards may be open at the same time, and their bookings must not change the result.
  if (code === 'monthClose')
    followers.goodsBack(begun(player, 'goodsBack'), [10, 5_600, 10, 10, 3, 1])
  player.do({ type: 'beginCard', card: code })
  followers[code](player, numbersIn(en.card[code].hint[2]))
  const card = erp.viewOf(player.state(), 'clerk')?.cards.find((one_) => one_.code === code)
  expect(card?.statements.filter(({ met }) => !met)).toEqual([])
  expect(player.state().slips).toEqual([])
})

function begun(player: Player, card: string): Player {
  player.do({ type: 'beginCard', card })
  return player
}

const sortedNumbers = (text: string) => numbersIn(text).toSorted((one_, other) => one_ - other)

it.each(codes)('says the same numbers about %s in each language', (code) => {
  for (const part of [0, 1, 2] as const)
    for (const texts of [zh, ms])
      expect(sortedNumbers(texts.card[code].hint[part])).toEqual(
        sortedNumbers(en.card[code].hint[part]),
      )
  for (const texts of [zh, ms])
    expect(sortedNumbers(texts.card[code].story)).toEqual(sortedNumbers(en.card[code].story))
})
