import { describe, expect, it } from 'vitest'
import type { PracticeKind } from '../engine.ts'
import { kindOf } from '../kinds.ts'
import { begin, refusal, sale, shop, write } from '../testing/small-shop.ts'
import { erp } from './kind.ts'
import { one } from './plays/player.ts'
import { scenarioProblems, standardErp } from './scenario.ts'
import { documentView } from './view.ts'

it('is registered as a kind of practice', () => {
  const kind: PracticeKind = erp
  const state = kind.start(standardErp, 'seed')
  expect(kind.scenarioProblems(standardErp)).toEqual([])
  expect(kind.isFinished(state)).toBe(false)
  expect(kind.viewOf(state, 'clerk')).toMatchObject({ day: 1, cash: 5_000_000 })
  expect(kind.viewOf(state, 'consumer')).toBeUndefined()
  expect(kindOf('erp')).toBe(erp)
})

describe('[PRC-192] reasons for refusals', () => {
  it('refuse any day except today', () => {
    const player = begin()
    player.nextDay(2)
    expect(refusal(player, { ...sale(1), date: 2 })).toEqual({
      backDated: { day: 3, date: 2 },
      at: 'date',
    })
    expect(refusal(player, { ...sale(1), date: 4 })).toEqual({
      futureDated: { day: 3, date: 4 },
      at: 'date',
    })
    expect(refusal(player, { ...sale(1), date: 3 })).toBeUndefined()
    expect(refusal(player, { ...sale(1), day: 2 })).toEqual({ code: 'wrongDay', day: 3 })
  })

  it('refuse stock below zero: exactly at zero, and one unit below', () => {
    const player = begin()
    const order = player.write('salesOrder', { card: 'shop', partner: 'C', lines: one('B', 6) })
    const deliver = (units: number) => write('delivery', { source: order, lines: one('B', units) })
    expect(refusal(player, deliver(5))).toBeUndefined()
    expect(refusal(player, deliver(6))).toEqual({
      negativeStock: { item: 'B', stock: 5, units: 6 },
      at: 'lines.0.units',
    })
    expect(refusal(player, deliver(7))).toMatchObject({ moreThanOpen: { open: 6 } })
    expect(refusal(player, deliver(0))).toMatchObject({ linesNeeded: {} })
  })

  it('refuse a delivery of units that are in the books but not on the shelf', () => {
    const player = begin()
    const order = player.write('salesOrder', { card: 'shop', partner: 'C', lines: one('A', 10) })
    const deliver = (units: number) => write('delivery', { source: order, lines: one('A', units) })
    expect(refusal(player, deliver(8))).toBeUndefined()
    expect(refusal(player, deliver(9))).toMatchObject({ notOnShelf: { shelf: 8, units: 9 } })
  })
})

describe('[PRC-192] limits', () => {
  it('of credit: up to the limit with tax, and not one unit more', () => {
    expect(refusal(begin(), sale(10))).toBeUndefined()
    expect(refusal(begin(), sale(11))).toEqual({
      overCreditLimit: { limit: 10_600, exposure: 0, total: 11_660 },
      at: 'lines',
    })
  })

  it('of fields: missing, the minimum, the maximum, and one more', () => {
    const player = begin()
    const order = (units: unknown, price: unknown) =>
      refusal(
        player,
        write('purchaseOrder', { partner: 'S', lines: [{ item: 'A', units, price }] }),
      )
    expect(order(10_000, 1_000_000)).toBeUndefined()
    expect(order(1, 1)).toBeUndefined()
    expect(order(1, 0)).toEqual({ priceNeeded: { item: 'A' }, at: 'lines.0.price' })
    expect(order(10_001, 1)).toEqual({ path: 'lines.0.units', code: 'tooLarge', limit: 10_000 })
    expect(order(1, 1_000_001)).toEqual({
      path: 'lines.0.price',
      code: 'tooLarge',
      limit: 1_000_000,
    })
    expect(order(-1, 1)).toEqual({ path: 'lines.0.units', code: 'tooSmall', limit: 0 })
    expect(order('1', 1)).toEqual({ path: 'lines.0.units', code: 'notAWholeNumber' })
    expect(refusal(player, write('purchaseOrder', { partner: 'S', lines: [] }))).toMatchObject({
      linesNeeded: {},
    })
  })

  it('of receipts, supplier invoices and payments: the order, the arrived goods, the paper, the open amount and the cash', () => {
    const player = begin({ cash: 1_060 })
    const order = player.write('purchaseOrder', {
      card: 'shop',
      partner: 'S',
      lines: one('A', 2, 500),
    })
    const receive = (units: number) =>
      write('goodsReceipt', { source: order, lines: one('A', units) })
    expect(refusal(player, receive(1))).toMatchObject({ moreThanArrived: { missing: 1 } })
    player.nextDay(2)
    expect(refusal(player, receive(3))).toMatchObject({ moreThanOrdered: { open: 2 } })
    player.write('goodsReceipt', { source: order, lines: one('A', 2) })
    const paperId = player.paper('supplierInvoice', 'S').id
    const bill = write('supplierInvoice', { source: order, paper: paperId, lines: one('A', 2) })
    expect(refusal(player, { ...bill, paper: null })).toMatchObject({ unknownPaper: {} })
    const invoice = player.write('supplierInvoice', {
      source: order,
      paper: paperId,
      lines: one('A', 2),
    })
    expect(refusal(player, bill)).toMatchObject({ paperUsed: {} })
    const pay = (amount: number) => write('payment', { source: invoice, amount })
    expect(refusal(player, pay(1_060))).toBeUndefined()
    expect(refusal(player, pay(1_061))).toMatchObject({
      moreThanOpen: { openAmount: 1_060, currency: 'home' },
    })
    const poor = begin({ cash: 1_059 })
    const owed = poor.write('purchaseOrder', {
      card: 'shop',
      partner: 'S',
      lines: one('A', 2, 500),
    })
    poor.nextDay(2)
    poor.write('goodsReceipt', { source: owed, lines: one('A', 2) })
    const paperOf = poor.paper('supplierInvoice', 'S').id
    const debt = poor.write('supplierInvoice', { source: owed, paper: paperOf, lines: one('A', 2) })
    expect(refusal(poor, write('payment', { source: debt, amount: 1_060 }))).toMatchObject({
      notEnoughCash: { cash: 1_059, amount: 1_060 },
    })
    expect(refusal(poor, write('payment', { source: debt, amount: 1_059 }))).toBeUndefined()
    expect(refusal(poor, write('payment', { source: 2, amount: 1 }))).toMatchObject({
      wrongSource: {},
    })
  })
})

describe('documents', () => {
  it('have a number of their series, lines, a source, and a state that depends on later documents', () => {
    const player = begin()
    const quotation = player.write('quotation', { card: 'shop', partner: 'C', lines: one('A', 4) })
    const stateOf = (id: number) => documentView(player.state(), id)?.state
    player.do({
      type: 'write',
      kind: 'salesOrder',
      source: quotation,
      lines: one('A', 4),
      submit: false,
    })
    const order = player.state().documents.length
    expect([stateOf(quotation), stateOf(order)]).toEqual(['submitted', 'draft'])
    player.do({ type: 'submit', document: order })
    expect([stateOf(quotation), stateOf(order)]).toEqual(['done', 'submitted'])
    const delivery = player.write('delivery', { source: order, lines: one('A', 1) })
    expect(stateOf(order)).toBe('partlyDone')
    player.write('delivery', { source: order, lines: one('A', 3) })
    expect(stateOf(order)).toBe('done')
    player.do({ type: 'cancel', document: delivery })
    expect([stateOf(order), stateOf(delivery)]).toEqual(['partlyDone', 'cancelled'])
    expect(documentView(player.state(), order)).toMatchObject({
      number: 'SO-0001',
      source: quotation,
      lines: [{ item: 'A', units: 4, price: 1_000, done: 3 }],
    })
    const numbers = player.state().documents.map(({ number }) => number)
    expect(numbers).toEqual([
      'OB-0001',
      'OB-0002',
      'QT-0001',
      'SO-0001',
      'DN-0001',
      'DN-0002',
      'DN-0003',
    ])
  })

  it('[PRC-043] can be changed only as drafts', () => {
    const player = begin()
    player.do({
      type: 'write',
      kind: 'salesOrder',
      card: 'shop',
      partner: 'C',
      lines: one('A', 4),
      submit: false,
    })
    const id = player.state().documents.length
    const rewrite = {
      type: 'rewrite',
      kind: 'salesOrder',
      document: id,
      partner: 'C',
      lines: one('A', 2),
    } as const
    player.do(rewrite)
    expect(documentView(player.state(), id)).toMatchObject({ number: 'SO-0001', total: 2_120 })
    player.do({ type: 'submit', document: id })
    expect(refusal(player, rewrite)).toMatchObject({ notADraft: { number: 'SO-0001' } })
    expect(refusal(player, { type: 'submit', document: id })).toMatchObject({ notADraft: {} })
    expect(refusal(player, { type: 'discard', document: id })).toMatchObject({ notADraft: {} })
    player.do({ type: 'cancel', document: id })
    expect(refusal(player, { type: 'cancel', document: id })).toMatchObject({ alreadyReversed: {} })
    expect(refusal(player, { type: 'cancel', document: id + 1 })).toMatchObject({ isAReversal: {} })
    expect(refusal(player, { type: 'cancel', document: 999 })).toMatchObject({
      unknownDocument: {},
    })
    expect(refusal(player, { type: 'cancel', document: 1 })).toMatchObject({ notSubmitted: {} })
  })
})

it('returns the errors of a scenario', () => {
  const problems = (more: object) => scenarioProblems({ ...standardErp, ...more })
  expect(problems({})).toEqual([])
  expect(problems({ days: 4 })).toEqual([{ path: 'days', code: 'tooSmall', limit: 5 }])
  expect(problems({ days: 121 })).toEqual([{ path: 'days', code: 'tooLarge', limit: 120 }])
  expect(problems({ cards: ['nothing'] })).toEqual([{ path: 'cards.0', code: 'unknownName' }])
  expect(problems({ cards: ['stockRule', 'stockRule'] })).toEqual([
    { path: 'cards.1', code: 'repeated' },
  ])
  expect(problems({ cashDays: { best: 30, worst: 30 } })).toEqual([
    { path: 'cashDays.worst', code: 'tooSmall', limit: 31 },
  ])
  const bad = { ...shop, statements: [{ form: 'stockOf', item: 'Z', units: 1 }] }
  expect(problems({ ownCards: [bad] })).toEqual([
    { path: 'ownCards.0.statements.0.item', code: 'unknownName' },
  ])
})
