import type { MarketView } from '@titian/contract'
import { expect, it } from 'vitest'
import { marketDay, marketProduct, marketStepsOf, marketView } from '../../../testing/market.ts'
import { dayTotals, dueToday, findingOf, timesOutOfStock, weekFigures } from './figures.ts'
import { isGuided, nextStep, waitingFor } from './guide-step.ts'
import { moneyChange, shopMoney } from './shop-money.ts'

const shopOf = (...products: MarketView['products']) => ({
  products,
  finance: { cash: 0, accounts: [], periods: [] },
})

const daysOf = (sales: readonly number[], out: readonly number[] = []) =>
  dayTotals(
    shopOf(
      marketProduct({
        rows: sales.map((amount, at) =>
          marketDay({ day: at + 1, sales: amount, stockOut: out.includes(at + 1) }),
        ),
      }),
    ),
  )

const noLines = {
  sales: 0,
  salesReturns: 0,
  costOfGoods: 0,
  marketplaceFees: 0,
  fulfilment: 0,
  advertising: 0,
  storage: 0,
  ownShipping: 0,
}

it('dayTotals adds up all products of a day with each of their costs', () => {
  const rows = [marketDay({ day: 4 }), marketDay({ day: 5, refunds: 700 })]
  const shop = shopOf(
    marketProduct({ rows }),
    marketProduct({ product: 'cup', rows: [marketDay({ day: 5, stockOut: true })] }),
  )
  const totals = dayTotals(shop)
  expect(totals.map(({ day, sales, cost }) => [day, sales, cost])).toEqual([
    [4, 20_000, 15_000],
    [5, 40_000, 30_700],
  ])
  expect(totals[1]?.out).toEqual(['cup'])
  const settlement = [{ ...noLines, day: 5, ownShipping: 960 }]
  const period = { period: 1, from: 1, to: 14, over: false, settlement, statement: null }
  const finance = { ...shop.finance, periods: [period] }
  expect(dayTotals({ ...shop, finance })[1]?.cost).toBe(31_660)
})

it('weekFigures compares the last seven days with the seven before, and has no margin without sales', () => {
  const rows = Array.from({ length: 14 }, (_, at) =>
    marketDay({ day: at + 1, units: at < 7 ? 10 : 13 }),
  )
  const week = weekFigures(dayTotals(shopOf(marketProduct({ rows }))))
  expect(week).toMatchObject({ units: 91, unitsChange: 21, profit: 35_000, margin: 0.25 })
  expect(week.adCost).toBe(0.2)
  expect(week.marginBeforeAds).toBeCloseTo(0.3)
  expect(weekFigures([])).toMatchObject({ units: 0, unitsChange: null, margin: null, adCost: null })
})

it('timesOutOfStock joins consecutive days without stock', () => {
  expect(timesOutOfStock(daysOf([1, 1, 1, 1, 1], [2, 3, 5]))).toEqual([
    { from: 2, to: 3, products: ['lunchBox'] },
    { from: 5, to: 5, products: ['lunchBox'] },
  ])
})

it.each([
  ['no day', daysOf([]), { name: 'none' }],
  ['nothing sold', daysOf([0, 0]), { name: 'none' }],
  ['a short run', daysOf([100, 200]), { name: 'soFar', sales: 300, days: 2 }],
  [
    'sales that fell without stock',
    daysOf([100, 100, 100, 40, 40], [4, 5]),
    { name: 'fellWithoutStock', day: 4, products: ['lunchBox'] },
  ],
  [
    'stock that ran out without a fall',
    daysOf([100, 100, 120], [3]),
    { name: 'outOfStock', day: 3, products: ['lunchBox'] },
  ],
  [
    'a week that rose',
    daysOf([...Array<number>(7).fill(100), ...Array<number>(7).fill(150)]),
    { name: 'rose', share: 0.5 },
  ],
  [
    'a week that fell',
    daysOf([...Array<number>(7).fill(100), ...Array<number>(7).fill(50)]),
    { name: 'fell', share: 0.5 },
  ],
  [
    'a week that rose from few units',
    daysOf(Array<number>(14).fill(100)).map((day, at) => ({
      ...day,
      units: at === 3 ? 1 : at > 6 ? 1 : 0,
      sales: at === 3 ? 100 : at > 6 ? 100 : 0,
    })),
    { name: 'roseFrom', from: 1, to: 7 },
  ],
  [
    'a week that fell from few units',
    daysOf(Array<number>(14).fill(100)).map((day, at) => ({
      ...day,
      units: at < 7 ? 1 : at === 9 ? 1 : 0,
      sales: at < 7 ? 100 : at === 9 ? 100 : 0,
    })),
    { name: 'fellTo', from: 7, to: 1 },
  ],
  ['a steady week', daysOf(Array<number>(14).fill(100)), { name: 'steady' }],
])('names what the plot shows: %s', (_, totals, finding) => {
  expect(findingOf(totals)).toEqual(finding)
})

it('dueToday includes what ends today or ended before', () => {
  const task = { code: 'x', step: 'orders', product: null, ref: 1, count: null } as const
  const today = [3, 4, 5, null].map((dueDay) => ({ ...task, dueDay }))
  expect(dueToday({ day: 4, today }).map(({ dueDay }) => dueDay)).toEqual([3, 4])
})

it('[PRC-170] nextStep returns the first step that is not begun, then one with a task for today, then one with a failed rule, then none', () => {
  const failed = { rule: 'price', met: false, points: 0, of: 3, details: {} }
  const task = { code: 'x', step: 'orders', product: null, ref: 1, dueDay: 4, count: 1 } as const
  const states = { research: 'passed', pricing: 'inProgress', orders: 'open' } as const
  const lead = (fields: object) => nextStep({ ...marketView(), ...fields })
  expect(lead({ steps: marketStepsOf({ ...states, listing: 'open' }) })).toBe('listing')
  expect(lead({ steps: marketStepsOf(states), today: [task] })).toBe('orders')
  const withFailed = marketStepsOf(states).map((step) =>
    step.step === 'pricing' ? { ...step, rules: [failed] } : step,
  )
  expect(lead({ steps: withFailed, day: 3 })).toBe('pricing')
  // After the first days, the student can end the day although a rule failed.
  expect(lead({ steps: withFailed, day: 4 })).toBeNull()
  expect(lead({ steps: marketStepsOf(states) })).toBeNull()
})

it('[PRC-170] waiting for a sample or goods suggests ending the day', () => {
  const supplier = {
    code: 'valley',
    unitPrice: 500,
    minimum: 100,
    leadDays: 1,
    unitsPerCarton: 40,
    seaPerCarton: 100,
    airPerCarton: 200,
    seaDays: 3,
    airDays: 1,
    dutyPermille: 60,
    samplePrice: 1_000,
    quality: null,
    defectsPermille: null,
    chosen: false,
  }
  const withSample = (sample: 'none' | 'ordered' | 'arrived') => {
    const suppliers = [{ ...supplier, sample }]
    const product = marketProduct({ supplier: null, suppliers, lots: [] })
    const steps = marketStepsOf({ research: 'passed', sourcing: 'open' })
    const view = marketView({ products: [product], steps })
    return [nextStep(view), waitingFor(view)]
  }
  expect(withSample('none')).toEqual(['sourcing', 'end'])
  expect(withSample('ordered')).toEqual([null, 'waitSample'])
  expect(withSample('arrived')).toEqual(['sourcing', 'end'])
  const [lot] = marketProduct().lots
  const withLot = (state: 'transit' | 'sellable') =>
    waitingFor({ products: [marketProduct({ lots: lot ? [{ ...lot, state }] : [] })] })
  expect(lot).toBeDefined()
  expect([withLot('transit'), withLot('sellable')]).toEqual(['waitGoods', 'end'])
})

it('[PRC-170] the guide ends with the first shipped order, on any day', () => {
  const order = { order: 1, product: 'lunchBox', units: 1, price: 1, day: 8, shipBy: 10 } as const
  const orderIn = (state: 'toShip' | 'shipped' | 'delivered' | 'cancelled') => ({
    ...order,
    state,
    carrier: null,
    late: false,
  })
  const sold = { rows: [marketDay({ day: 8, units: 2 })] }
  const guided = (orders: ReturnType<typeof orderIn>[], product = {}) =>
    isGuided({ orders, products: [marketProduct({ ownStock: 0, ...product })] })
  expect(isGuided({ orders: [], products: [] })).toBe(true)
  expect(guided([], { rows: [] })).toBe(true)
  expect(guided([orderIn('toShip')], sold)).toBe(true)
  // The first order can still come from stock in the own warehouse.
  expect(guided([], { ...sold, ownStock: 10 })).toBe(true)
  expect(guided([], sold)).toBe(false)
  expect(guided([orderIn('toShip'), orderIn('shipped')], sold)).toBe(false)
  expect(guided([orderIn('delivered')], sold)).toBe(false)
  expect(guided([orderIn('cancelled')], sold)).toBe(false)
})

it('money has its sign before the currency', () => {
  expect(shopMoney(-123_456)).toBe('−$1,234.56')
  expect(moneyChange(500)).toBe('+$5.00')
  expect(moneyChange(-500)).toBe('−$5.00')
})
