import { describe, expect, it } from 'vitest'
import { kindOf } from '../kinds.ts'
import type { PracticeKind } from '../engine.ts'
import { card, customer, item, paper, stock, supplier, supply } from './cards/parts.ts'
import { salesOrdersOf } from './import-sales.ts'
import { erp } from './kind.ts'
import { one, type Player, playerOf } from './plays/player.ts'
import { type ErpScenario, scenarioProblems, standardErp } from './scenario.ts'
import { resultMeasures, statementPoints } from './score.ts'
import { documentView } from './view.ts'

const shop = card('shop', {
  title: 'Shop',
  story: 'A shop.',
  partners: [customer('C', 'Customer', 10_600, 14), supplier('S', 'Supplier', 5)],
  items: [item('A', 'Lamp', 1_000), item('B', 'Bulb', 200)],
  stock: [stock('A', 10, 500, 8), stock('B', 5, 100)],
  supplies: [supply('S', 'A', 500)],
  events: [{ after: 'begin', days: 1, paper: paper('note', { number: 'N' }) }],
  statements: [
    { form: 'documentExists', document: 'salesOrder', partner: 'C', item: 'A', units: 5 },
    { form: 'stockOf', item: 'A', units: 10 },
  ],
  hints: ['First.', 'Second.'],
})

const scenario: ErpScenario = { ...standardErp, days: 20, cards: [], ownCards: [shop] }

function begin(more: Partial<ErpScenario> = {}): Player {
  const player = playerOf({ ...scenario, ...more }, 'seed')
  player.do({ type: 'beginCard', card: 'shop' })
  return player
}

/** Why a command is refused: the code of the rule and its details. */
function refusal(player: Player, command: object, seat = 'clerk') {
  const full = { day: player.state().day, ...command }
  const [first] = erp.commandProblems(player.state(), full, seat)
  if (first?.code === 'refused') return { [first.reason]: first.details, at: first.path }
  return first?.code === 'field' ? first.problem : first
}

const write = (kind: string, more: object) => ({
  type: 'write',
  kind,
  card: 'shop',
  submit: true,
  ...more,
})
const sale = (units: number, item_ = 'A') =>
  write('salesOrder', { partner: 'C', lines: one(item_, units) })

it('is a kind of practice like the others, and not yet one that the server offers', () => {
  const kind: PracticeKind = erp
  const state = kind.start(standardErp, 'seed')
  expect(kind.scenarioProblems(standardErp)).toEqual([])
  expect(kind.isFinished(state)).toBe(false)
  expect(kind.viewOf(state, 'clerk')).toMatchObject({ day: 1, cash: 5_000_000 })
  expect(kind.viewOf(state, 'consumer')).toBeUndefined()
  expect(kindOf('erp')).toBeUndefined()
})

describe('[PRC-045] what is refused says why', () => {
  it('refuses another day than today', () => {
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

  it('refuses stock below zero: at the limit, and one beyond', () => {
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

  it('refuses to deliver what the books have and the shelf has not', () => {
    const player = begin()
    const order = player.write('salesOrder', { card: 'shop', partner: 'C', lines: one('A', 10) })
    const deliver = (units: number) => write('delivery', { source: order, lines: one('A', units) })
    expect(refusal(player, deliver(8))).toBeUndefined()
    expect(refusal(player, deliver(9))).toMatchObject({ notOnShelf: { shelf: 8, units: 9 } })
  })
})

describe('limits', () => {
  it('of credit: up to the limit with tax, and not one unit more', () => {
    expect(refusal(begin(), sale(10))).toBeUndefined()
    expect(refusal(begin(), sale(11))).toEqual({
      overCreditLimit: { limit: 10_600, exposure: 0, total: 11_660 },
      at: 'lines',
    })
  })

  it('of fields: none, the least, the most, and one more', () => {
    const player = begin()
    const order = (units: unknown, price: unknown) =>
      refusal(
        player,
        write('purchaseOrder', { partner: 'S', lines: [{ item: 'A', units, price }] }),
      )
    expect(order(10_000, 1_000_000)).toBeUndefined()
    expect(order(1, 0)).toBeUndefined()
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

  it('of the order, the arrivals, the bank and the bill', () => {
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
    expect(refusal(player, pay(1_061))).toMatchObject({ moreThanOpen: { open: 1_060 } })
    const poor = begin({ cash: 0 })
    expect(refusal(poor, write('payment', { source: 2, amount: 1 }))).toMatchObject({
      wrongSource: {},
    })
  })
})

describe('[PRC-042] documents', () => {
  it('have a number of their series, lines, their source and a state that follows what happens', () => {
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

  it('[PRC-043] change as drafts alone', () => {
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

describe('a card', () => {
  it('[PRC-047] costs a point for each hint, of which there are so many', () => {
    const player = begin()
    player.do({
      type: 'write',
      kind: 'salesOrder',
      card: 'shop',
      partner: 'C',
      lines: one('A', 5),
      submit: true,
    })
    expect(statementPoints(player.state())).toBe(70)
    player.do({ type: 'hint', card: 'shop' })
    expect(erp.viewOf(player.state(), 'clerk')?.cards[0]).toMatchObject({
      hints: 1,
      hintTexts: ['First.'],
    })
    player.do({ type: 'hint', card: 'shop' })
    expect(statementPoints(player.state())).toBe(68)
    expect(refusal(player, { type: 'hint', card: 'shop' })).toMatchObject({
      noHintLeft: { hints: 2 },
    })
  })

  it('says of a statement that failed what was expected and what the books have', () => {
    const player = begin()
    player.do({
      type: 'write',
      kind: 'salesOrder',
      card: 'shop',
      partner: 'C',
      lines: one('A', 4),
      submit: true,
    })
    expect(erp.viewOf(player.state(), 'clerk')?.cards[0]?.statements).toMatchObject([
      { met: false, expected: 5, found: 4 },
      { met: true, expected: 10, found: 10 },
    ])
  })

  it('begins once, and takes papers and documents for itself after that alone', () => {
    const player = begin()
    expect(refusal(player, { type: 'beginCard', card: 'shop' })).toMatchObject({ cardBegun: {} })
    expect(refusal(player, { type: 'beginCard', card: 'other' })).toMatchObject({ unknownCard: {} })
    expect(player.state().papers).toHaveLength(0)
    player.nextDay()
    expect(player.state().papers.map(({ number, card: of }) => [number, of])).toEqual([
      ['N', 'shop'],
    ])
    const early = playerOf(scenario, 'seed')
    expect(refusal(early, sale(1))).toMatchObject({ cardNotBegun: {} })
  })

  it('[PRC-050] is reset by a teacher: reversed by documents that do not count, and begun again', () => {
    const player = begin()
    const order = player.write('salesOrder', { card: 'shop', partner: 'C', lines: one('A', 4) })
    const delivery = player.write('delivery', { source: order, lines: one('A', 4) })
    player.do({ type: 'cancel', document: delivery })
    player.do({ type: 'hint', card: 'shop' })
    player.do({
      type: 'write',
      kind: 'salesOrder',
      card: 'shop',
      partner: 'C',
      lines: one('A', 1),
      submit: false,
    })
    player.nextDay()
    const before = player.state()
    expect(before.slips).toHaveLength(1)
    const reset = { type: 'resetCard', card: 'shop' } as const
    expect(refusal(player, reset)).toMatchObject({ notForThisSeat: {} })
    expect(refusal(player, sale(1), 'teacher')).toMatchObject({ notForThisSeat: {} })
    player.do(reset)
    const { documents, slips, balances, cards, stock: rows, papers } = player.state()
    expect(slips).toEqual([])
    expect(cards).toMatchObject([{ code: 'shop', round: 2, hints: 0, begunDay: 2 }])
    // Reversed, not removed: every document of before is still there.
    expect(documents.slice(0, before.documents.length).map(({ number }) => number)).toEqual(
      before.documents.map(({ number }) => number),
    )
    const open = documents.filter(
      ({ state, reverses }) => state !== 'cancelled' && reverses === null,
    )
    expect(open.map(({ kind, round }) => [kind, round])).toEqual([
      ['opening', 0],
      ['opening', 2],
    ])
    expect(documents.filter(({ byTeacher }) => byTeacher).length).toBeGreaterThan(2)
    expect(balances.inventory.debit - balances.inventory.credit).toBe(5_500)
    expect(rows.map(({ units, shelf }) => [units, shelf])).toEqual([
      [10, 8],
      [5, 5],
    ])
    expect(papers.filter(({ round, left }) => round === 1 && left > 0)).toEqual([])
    expect(erp.viewOf(player.state(), 'clerk')?.cards[0]?.met).toBe(0)
  })
})

describe('[PRC-048] the score', () => {
  const parts = (player: Player) =>
    erp.scoreOf(player.state(), scenario, 'seed').map(({ points }) => points)
  const finish = (player: Player) => {
    while (!player.state().finished) player.nextDay()
    return player
  }

  it('is not rated before the last day, and never a point for a run that did nothing', () => {
    const player = begin()
    expect(erp.scoreOf(player.state(), scenario, '')).toEqual([
      { name: 'statements', points: null, of: 70 },
      { name: 'accuracy', points: null, of: 15 },
      { name: 'result', points: null, of: 15 },
    ])
    expect(parts(finish(player))).toEqual([0, 0, 0])
  })

  it('takes a point of accuracy for each cancelled or wrong document, down to none', () => {
    const slips = (count: number) => {
      const player = begin()
      for (let time = 0; time < count; time++) {
        const order = player.write('salesOrder', { card: 'shop', partner: 'C', lines: one('A', 1) })
        player.do({ type: 'cancel', document: order })
      }
      return parts(finish(player))[1]
    }
    expect([slips(1), slips(15), slips(16)]).toEqual([14, 0, 0])
  })

  it('counts what is late, overdue and not on the shelf', () => {
    const player = begin()
    const pointsOf = () =>
      Object.fromEntries(resultMeasures(player.state()).map(({ name, points }) => [name, points]))
    const order = player.write('salesOrder', {
      card: 'shop',
      partner: 'C',
      dueDay: 2,
      lines: one('A', 6),
    })
    player.write('delivery', { source: order, lines: one('A', 2) })
    player.write('customerInvoice', { source: order, lines: one('A', 2) })
    const bought = player.write('purchaseOrder', {
      card: 'shop',
      partner: 'S',
      lines: one('A', 2, 500),
    })
    player.nextDay(2)
    player.write('goodsReceipt', { source: bought, lines: one('A', 2) })
    const paperId = player.paper('supplierInvoice', 'S').id
    const invoice = player.write('supplierInvoice', {
      source: bought,
      paper: paperId,
      lines: one('A', 2),
    })
    player.nextDay(5)
    // One of two rows of stock is right, and two of six units were on time.
    expect(pointsOf()).toMatchObject({
      trialBalance: 3,
      stockAccuracy: 2,
      onTime: 1,
      overduePayables: 3,
    })
    player.nextDay()
    expect(pointsOf()).toMatchObject({ overduePayables: 0 })
    player.write('payment', { source: invoice, amount: 1_060 })
    expect(pointsOf()).toMatchObject({ overduePayables: 3 })
    expect(erp.metricsOf(player.state()).cashDays).toBeGreaterThan(0)
  })
})

describe('[PRC-049] sales of a marketplace', () => {
  const target = { day: 1, partner: 'C', card: 'shop' }

  it('become sales orders of their days with all units and prices, and can be submitted', () => {
    const rows = [
      { day: 2, item: 'A', units: 2, price: 900 },
      { day: 1, item: 'A', units: 1, price: 1_000 },
      { day: 1, item: 'B', units: 3, price: 200 },
      { day: 1, item: 'A', units: 2, price: 1_000 },
      { day: 1, item: 'A', units: 1, price: 800 },
      { day: 3, item: 'A', units: 0, price: 900 },
    ]
    const orders = salesOrdersOf(rows, target)
    expect(orders.map(({ lines }) => lines)).toEqual([
      [
        { item: 'A', units: 3, price: 1_000 },
        { item: 'B', units: 3, price: 200 },
      ],
      [{ item: 'A', units: 1, price: 800 }],
      [{ item: 'A', units: 2, price: 900 }],
    ])
    const player = begin()
    for (const order of orders)
      expect(erp.commandProblems(player.state(), order, 'clerk')).toEqual([])
    const state = erp.decided?.(
      player.state(),
      orders.map((command) => ({ seat: 'clerk', command })),
      scenario,
      '',
    )
    const made = state?.documents.filter(({ kind }) => kind === 'salesOrder') ?? []
    expect(made.reduce((sum, { net }) => sum + net, 0)).toBe(3_000 + 600 + 800 + 1_800)
  })

  it('make more orders where a day has more than a document holds', () => {
    expect(salesOrdersOf([], target)).toEqual([])
    const many = Array.from({ length: 11 }, (_, at) => ({
      day: 1,
      item: `I${at}`,
      units: 1,
      price: 1,
    }))
    expect(salesOrdersOf(many, target).map(({ lines }) => lines?.length)).toEqual([10, 1])
    const [first, second] = salesOrdersOf([{ day: 1, item: 'A', units: 10_001, price: 1 }], target)
    expect([first?.lines?.[0]?.units, second?.lines?.[0]?.units]).toEqual([10_000, 1])
  })
})

it('names what is wrong with a scenario', () => {
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
