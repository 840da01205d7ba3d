import { describe, expect, it } from 'vitest'
import { verdictsOf } from './cards/evaluate.ts'
import { erp } from './kind.ts'
import { one, type Player, playerOf } from './plays/player.ts'
import { standardErp } from './scenario.ts'

const begin = (...cards: string[]): Player => {
  const player = playerOf(standardErp, 'short cuts')
  for (const card of cards) player.do({ type: 'beginCard', card })
  return player
}

const refused = (player: Player, command: object) =>
  erp
    .commandProblems(player.state(), { day: player.state().day, ...command }, 'clerk')
    .map((problem) => (problem.code === 'refused' ? problem.reason : problem.code))

const met = (player: Player, card: string) =>
  verdictsOf(player.state(), card)
    .filter((verdict) => verdict.met)
    .map(({ statement }) => statement.form)

describe('[PRC-214] an action without real work meets no statement', () => {
  it('an order that is closed at once', () => {
    const player = begin('stockRule')
    const lines = one('I20', 100, 1_250)
    const order = player.write('purchaseOrder', { card: 'stockRule', partner: 'S20', lines })
    player.do({ type: 'close', document: order })
    expect(met(player, 'stockRule')).not.toContain('documentExists')
    expect(met(player, 'stockRule')).not.toContain('openOf')
  })

  it('a draft that is discarded', () => {
    const player = begin('stockRule')
    const lines = one('I20', 100, 1_250)
    player.do({
      type: 'write',
      kind: 'purchaseOrder',
      card: 'stockRule',
      partner: 'S20',
      lines,
      submit: false,
    })
    player.do({ type: 'discard', document: player.state().documents.length })
    expect(met(player, 'stockRule')).toEqual([])
  })

  it('a count of goods that nobody has counted', () => {
    const player = begin('stockRule', 'stockCount')
    const count = { type: 'write', kind: 'stockCount', card: 'stockRule', submit: true }
    expect(refused(player, { ...count, lines: one('I20', 130) })).toEqual(['unknownPaper'])
    const sheet = player.paper('countSheet', null).id
    const named = { ...count, paper: sheet, lines: one('I20', 130) }
    expect(refused(player, named)).toEqual(['wrongSource'])
  })

  it('closing a month without purchases and sales', () => {
    const player = begin('monthClose')
    expect(refused(player, { type: 'closeMonth', card: 'monthClose', figures: [] })).toEqual([
      'nothingToClose',
    ])
  })

  it("an order without the customer's letter, delivered late", () => {
    const player = begin('creditLimit')
    player.nextDay(3)
    const invoice = player.state().documents.findLast(({ partner }) => partner === 'C50')?.id ?? 0
    player.write('payment', { source: invoice, amount: 60_000 })
    player.nextDay(12)
    const lines = one('I50', 20)
    const order = player.write('salesOrder', { card: 'creditLimit', partner: 'C50', lines })
    player.write('delivery', { source: order, lines })
    expect(met(player, 'creditLimit')).not.toContain('onTime')
    expect(erp.metricsOf(player.state()).onTime).toEqual({ part: 0, of: 20 })
  })
})

describe('[PRC-214] data that a card provides', () => {
  it('cannot be entered by the student before the card begins', () => {
    const player = begin()
    const partner = { name: 'Mine', role: 'customer', creditLimit: 9, paymentDays: 1 }
    const own = { type: 'savePartner', currency: 'home', ...partner }
    expect(refused(player, { ...own, code: 'C50' })).toEqual(['notYours'])
    const item = { name: 'Mine', price: 1, reorderPoint: 0, reorderUnits: 0 }
    expect(refused(player, { type: 'saveItem', ...item, code: 'I50' })).toEqual(['notYours'])
    // Students create the partner C10 themselves, so no card provides its code.
    expect(refused(player, { ...own, code: 'C10' })).toEqual([])
  })

  it('includes the credit limit of a customer, also for an invoice above the order', () => {
    const player = begin('creditLimit')
    const lines = one('I50', 20, 0)
    const order = player.write('salesOrder', { card: 'creditLimit', partner: 'C50', lines })
    player.write('delivery', { source: order, lines: one('I50', 20) })
    const invoice = { type: 'write', kind: 'customerInvoice', source: order, submit: true }
    expect(refused(player, { ...invoice, lines: one('I50', 20, 4_000) })).toEqual([
      'overCreditLimit',
    ])
  })

  it("includes the price of a supplier's invoice, which the student enters, so that the match finds a wrong price", () => {
    const player = begin('invoiceMismatch')
    const lines = one('I40', 20, 10_000)
    const order = player.write('purchaseOrder', { card: 'invoiceMismatch', partner: 'S40', lines })
    player.nextDay(2)
    player.write('goodsReceipt', { source: order, lines: one('I40', 20) })
    const paper = player.paper('supplierInvoice', 'S40').id
    const invoice = player.write('supplierInvoice', { source: order, paper, lines: one('I40', 20) })
    expect(player.state().documents[invoice - 1]).toMatchObject({ matched: false, net: 210_000 })
  })
})

describe('[PRC-214] a closed order', () => {
  it('can be invoiced for the goods that were delivered before it was closed', () => {
    const player = begin('goodsBack', 'partialReceipt')
    const sale = { card: 'goodsBack', partner: 'C70', lines: one('I70', 10) }
    const order = player.write('salesOrder', sale)
    player.write('delivery', { source: order, lines: one('I70', 9) })
    player.do({ type: 'close', document: order })
    expect(
      refused(player, {
        type: 'write',
        kind: 'delivery',
        source: order,
        lines: one('I70', 1),
        submit: true,
      }),
    ).toEqual(['sourceNotOpen'])
    const invoice = player.write('customerInvoice', { source: order, lines: one('I70', 9) })
    expect(player.state().documents[invoice - 1]).toMatchObject({ net: 50_400 })

    const lines = one('I30', 100, 600)
    const bought = player.write('purchaseOrder', { card: 'partialReceipt', partner: 'S30', lines })
    player.nextDay(2)
    player.do({ type: 'close', document: bought })
    const note = player.paper('deliveryNote', 'S30').lines[0]
    player.write('goodsReceipt', { source: bought, lines: one('I30', note?.left ?? 0) })
    const paper = player.paper('supplierInvoice', 'S30')
    const units = paper.lines[0]?.units ?? 0
    player.write('supplierInvoice', { source: bought, paper: paper.id, lines: one('I30', units) })
    expect(player.state().documents.at(-1)).toMatchObject({ kind: 'supplierInvoice' })
  })
})

describe('[PRC-244] a purchase order without a price', () => {
  const order = (price: number) => ({
    type: 'write' as const,
    kind: 'purchaseOrder' as const,
    card: 'stockRule',
    partner: 'S20',
    lines: one('I20', 100, price),
  })

  it('is refused at its line, when it is written and when its draft is submitted', () => {
    const player = begin('stockRule')
    expect(refused(player, { ...order(0), submit: true })).toEqual(['priceNeeded'])
    expect(
      erp.commandProblems(player.state(), { ...order(0), day: 1, submit: true }, 'clerk'),
    ).toMatchObject([{ path: 'lines.0.price', details: { item: 'I20' } }])
    player.do({ ...order(0), submit: false })
    const draft = player.state().documents.length
    expect(refused(player, { type: 'submit', document: draft })).toEqual(['priceNeeded'])
    player.do({ ...order(1_250), type: 'rewrite', document: draft })
    expect(refused(player, { type: 'submit', document: draft })).toEqual([])
    expect(refused(player, { ...order(1_250), submit: true })).toEqual([])
  })

  it('remains in older runs, whose other commands are not refused because of it', () => {
    const player = begin('stockRule')
    player.do({ ...order(0), submit: true })
    expect(player.state().documents.at(-1)).toMatchObject({ kind: 'purchaseOrder', total: 0 })
    const write = { type: 'write', kind: 'purchaseRequest', card: 'stockRule', submit: true }
    expect(refused(player, { ...write, lines: one('I20', 1) })).toEqual([])
  })
})

describe('[PRC-246] papers', () => {
  const papers = (player: Player) => erp.viewOf(player.state(), 'clerk')?.papers ?? []

  it('count as used only when all their lines are used', () => {
    const player = begin('partialReceipt')
    const lines = one('I30', 100, 600)
    const order = player.write('purchaseOrder', { card: 'partialReceipt', partner: 'S30', lines })
    player.nextDay(2)
    const note = () => papers(player).find(({ kind }) => kind === 'deliveryNote')
    expect(note()).toMatchObject({ used: false })
    player.write('goodsReceipt', { source: order, lines: one('I30', 10) })
    expect(note()).toMatchObject({ used: false })
    const { left = 0, leftDamaged = 0 } = note()?.lines[0] ?? {}
    player.write('goodsReceipt', {
      source: order,
      lines: [{ item: 'I30', units: left, damaged: leftDamaged }],
    })
    expect(note()).toMatchObject({ used: true })
  })

  it('are shown as long as they need an action, and of the used papers the newest 200', () => {
    const state = begin('stockRule').state()
    const [paper] = state.papers
    if (!paper) throw new Error('A card without a paper cannot be tried here.')
    const bill = (place: number, left: number) => ({
      ...paper,
      kind: 'supplierInvoice' as const,
      id: place + 1,
      left,
    })
    state.papers = Array.from({ length: 500 }, (_, place) => bill(place, place < 50 ? 1 : 0))
    const shown = erp.viewOf(state, 'clerk')?.papers ?? []
    expect(shown.map(({ id }) => id)).toEqual([
      ...Array.from({ length: 50 }, (_, place) => place + 1),
      ...Array.from({ length: 200 }, (_, place) => place + 301),
    ])
  })
})

it("[PRC-248] a customer's return can be entered only after the letter that announces it", () => {
  const player = begin('goodsBack')
  const lines = one('I70', 10)
  const order = player.write('salesOrder', { card: 'goodsBack', partner: 'C70', lines })
  const delivery = player.write('delivery', { source: order, lines })
  const back = {
    type: 'write',
    kind: 'return',
    source: delivery,
    lines: [{ item: 'I70', units: 3, damaged: 1 }],
    submit: true,
  }
  expect(refused(player, back)).toEqual(['notReturnedYet'])
  player.nextDay(player.state().day + 2)
  expect(player.paper('returnLetter', 'C70')).toBeDefined()
  expect(refused(player, back)).toEqual([])

  // A reset by the teacher reverses the documents, even if the letter of the next try has not
  // arrived yet.
  player.write('return', { source: delivery, lines: [{ item: 'I70', units: 3, damaged: 1 }] })
  const reset = { type: 'resetCard', card: 'goodsBack', day: player.state().day }
  expect(erp.commandProblems(player.state(), reset, 'teacher')).toEqual([])
})
