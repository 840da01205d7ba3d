import { describe, expect, it } from 'vitest'
import { begin, refusal, sale, scenario, shop } from '../testing/small-shop.ts'
import { commonFailures, commonSlips } from './cards/common-failures.ts'
import { salesOrdersOf } from './import-sales.ts'
import { erp } from './kind.ts'
import { one, type Player, playerOf } from './plays/player.ts'
import { resultMeasures, statementPoints } from './score.ts'

/** A card whose statement is met by any work, so that the measures give all their points. */
const met = { ownCards: [{ ...shop, statements: [{ form: 'trialBalanceZero' as const }] }] }

describe('a card', () => {
  it('costs a point for each hint, up to the number of its hints', () => {
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

  it('[PRC-195] returns for a failed statement the expected value and the value in the books', () => {
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

  it('begins once, and only then receives papers and counts documents', () => {
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

  it('[PRC-196] is reset by a teacher: its documents are reversed, the reversals do not count, and it begins again', () => {
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
    // The documents are reversed and not removed: every earlier document still exists.
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

  it('is not rated before the last day, and is 0 for a run without work', () => {
    const player = begin()
    expect(erp.scoreOf(player.state(), scenario, '')).toEqual([
      { name: 'statements', points: null, of: 70 },
      { name: 'accuracy', points: null, of: 15 },
      { name: 'result', points: null, of: 15 },
    ])
    expect(parts(finish(player))).toEqual([0, 0, 0])
  })

  it('[PRC-214] loses a point of accuracy for each reversed or wrong document, and its maximum grows with the work done', () => {
    const slips = (count: number) => {
      const player = begin()
      for (let time = 0; time < count; time++) {
        const order = player.write('salesOrder', { card: 'shop', partner: 'C', lines: one('A', 1) })
        player.do({ type: 'cancel', document: order })
      }
      return parts(finish(player))[1]
    }
    // One of two statements is met, so accuracy gives at most 8 of its points.
    expect([slips(0), slips(1), slips(7), slips(8), slips(9)]).toEqual([0, 7, 1, 0, 0])
  })

  it('counts as mistakes an invoice that does not match, its payment, a price other than agreed, and a dispute without reason', () => {
    const player = begin()
    const buy = (price: number) => {
      const order = player.write('purchaseOrder', {
        card: 'shop',
        partner: 'S',
        lines: one('A', 2, price),
      })
      player.nextDay(2)
      player.write('goodsReceipt', { source: order, lines: one('A', 2) })
      return { source: order, paper: player.paper('supplierInvoice', 'S').id }
    }
    const right = buy(500)
    player.do({ type: 'dispute', paper: right.paper })
    const invoice = player.write('supplierInvoice', { ...right, lines: one('A', 2, 510) })
    player.write('payment', { source: invoice, amount: 100 })
    // After these documents the statements of the card are met: five units were ordered, and ten
    // are in stock.
    const order = player.write('salesOrder', { card: 'shop', partner: 'C', lines: one('A', 5) })
    player.write('delivery', { source: order, lines: one('A', 2) })
    player.write('customerInvoice', { source: order, lines: one('A', 1, 999) })
    const codes = ['needlessDispute', 'mismatch', 'paidBeforeMatch', 'wrongPrice']
    expect(player.state().slips.map(({ code }) => code)).toEqual(codes)
    expect(parts(finish(player))[1]).toBe(11)
  })

  it('interpolates the points of the cash cycle between its best and its worst length', () => {
    const cycle = (cashDays: { best: number; worst: number }) => {
      const player = begin({ ...met, cashDays })
      const order = player.write('purchaseOrder', {
        card: 'shop',
        partner: 'S',
        lines: one('A', 2, 500),
      })
      player.nextDay(2)
      player.write('goodsReceipt', { source: order, lines: one('A', 2) })
      const paperId = player.paper('supplierInvoice', 'S').id
      player.write('supplierInvoice', { source: order, paper: paperId, lines: one('A', 2) })
      const sold = player.write('salesOrder', { card: 'shop', partner: 'C', lines: one('A', 4) })
      player.write('delivery', { source: sold, lines: one('A', 4) })
      player.write('customerInvoice', { source: sold, lines: one('A', 4) })
      const points = resultMeasures(player.state()).find(({ name }) => name === 'cashCycle')?.points
      return [erp.metricsOf(player.state()).cashDays, points]
    }
    // The stock of 4,500 lasts 6.75 days, since goods cost 2,000 in 3 days. Receivables and
    // payables are 3 days each.
    expect(cycle({ best: 7, worst: 10 })).toEqual([7, 3])
    expect(cycle({ best: 4, worst: 10 })).toEqual([7, 2])
    expect(cycle({ best: 1, worst: 7 })).toEqual([7, 0])
  })

  it('counts late deliveries, overdue invoices and wrong stock records', () => {
    const player = begin(met)
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
    // One of two stock records is right, and two of six units were on time.
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

describe('[PRC-198] sales of a marketplace', () => {
  const target = { day: 1, partner: 'C', card: 'shop' }

  it('become sales orders, one for each day, with all units and prices, and can be submitted', () => {
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

  it('become several orders of a day if it has more lines than a document can have', () => {
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

it('ranks the failed statements of a class, of begun cards only', () => {
  const sold = (units: number) => {
    const player = begin()
    player.write('salesOrder', { card: 'shop', partner: 'C', lines: one('A', units) })
    return player
  }
  const untouched = playerOf(scenario, 'seed')
  const cancelled = sold(4)
  cancelled.do({ type: 'cancel', document: cancelled.state().documents.length })
  const states = [sold(5), sold(4), begin(), untouched, cancelled].map((player) => player.state())
  expect(commonFailures(states)).toMatchObject([
    { card: 'shop', place: 0, statement: { form: 'documentExists' }, runs: 3, of: 4 },
    { card: 'shop', place: 1, statement: { form: 'stockOf' }, runs: 1, of: 4 },
  ])
  expect(commonFailures([])).toEqual([])
  expect(commonSlips(states)).toEqual([{ code: 'cancelled', count: 1 }])
})

it('[PRC-048] gives no points for orders that have no day', () => {
  const player = begin()
  const ordered = (dueDay: number | null) =>
    player.write('salesOrder', { card: 'shop', partner: 'C', dueDay, lines: one('A', 1) })
  const found = () => erp.metricsOf(player.state()).onTime
  ordered(null)
  expect(found()).toEqual({ part: 0, of: 0 })
  ordered(player.state().day + 1)
  expect(found()).toEqual({ part: 1, of: 1 })
})

it('[PRC-245] limits the points of each measure to the share of the work done, and returns the figure of each measure', () => {
  const sold = (more: Parameters<typeof begin>[0]) => {
    const player = begin(more)
    const lines = one('A', 1)
    const order = player.write('salesOrder', { card: 'shop', partner: 'C', dueDay: 3, lines })
    player.write('delivery', { source: order, lines })
    return resultMeasures(player.state())
  }
  const points = (more: Parameters<typeof begin>[0]) => sold(more).map((measure) => measure.points)
  const all = points(met)
  expect(all).toEqual([3, 2, 3, 0, 0])
  // The small trade meets one of two statements in the first case, and none in the second.
  const [one_, two] = [shop.statements[0], { form: 'trialBalanceZero' as const }]
  expect(
    points({ ownCards: [{ ...shop, statements: [one_, two].flatMap((each) => each ?? []) }] }),
  ).toEqual([2, 1, 2, 0, 0])
  expect(points({})).toEqual([0, 0, 0, 0, 0])
  expect(sold(met).map(({ name, found }) => [name, found])).toEqual([
    ['trialBalance', { unit: 'cents', value: 0, of: null }],
    ['stockAccuracy', { unit: 'parts', value: 1, of: 2 }],
    ['onTime', { unit: 'parts', value: 1, of: 1 }],
    ['overduePayables', { unit: 'parts', value: null, of: null }],
    ['cashCycle', { unit: 'days', value: null, of: null }],
  ])
})
