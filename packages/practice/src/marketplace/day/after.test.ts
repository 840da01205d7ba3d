import { describe, expect, it } from 'vitest'
import { after, endOf, marketSeed, morningOf } from '../../testing/market-days.ts'
import { sum } from '../../whole.ts'
import type { DecisionType } from '../commands/types.ts'
import { marketplace } from '../kind.ts'
import { balanceOf } from '../ledger/book.ts'
import { contentOfState, nicheOfProduct } from '../lookup.ts'
import { standardMarket } from '../scenario.ts'
import type { Lot, MarketState, Product } from '../state.ts'

const productOf = ({ products: [product] }: MarketState): Product => {
  if (!product) throw new Error('The good play has a product.')
  return product
}

const withProduct = (state: MarketState, more: Partial<Product>): MarketState => ({
  ...state,
  products: [{ ...productOf(state), ...more }],
})

/** Returns the state some days later, of a shop that sends its orders or does nothing. */
function later(state: MarketState, days: number, sends = true): MarketState {
  let next = state
  for (let passed = 0; passed < days; passed++) {
    const command = { type: 'shipOrder', day: next.day, order: 0, carrier: 'tracked' }
    const sent = sends ? [{ seat: 'seller', command }] : []
    next = marketplace.step(next, sent, standardMarket, marketSeed)
  }
  return next
}

const state = morningOf(35)
const { suppliers } = nicheOfProduct(contentOfState(state), productOf(state))
const worst = suppliers.reduce((one, other) => (other.quality < one.quality ? other : one)).code

const onTheWay = (supplier: string | null): Lot => {
  const [lot] = productOf(state).lots
  if (!lot || supplier === null) throw new Error('The good play has goods.')
  const away = { state: 'producing', nextDay: 1_000, left: 0, ownLeft: 0 } as const
  return { ...lot, ...away, supplier, lot: 999 }
}

describe('[PRC-034] reviews, messages and returns of customers', () => {
  it('do not come from goods that have not arrived', () => {
    const { lots } = productOf(state)
    const usual = later(state, 12)
    const ordered = later(withProduct(state, { lots: [...lots, onTheWay(worst)] }), 12)
    expect(productOf(ordered).stars).toBe(productOf(usual).stars)
    expect(ordered.last.case).toBe(usual.last.case)
  })

  it('depend on the lot that was sold', () => {
    const { lots, supplier } = productOf(state)
    const poor = lots.map((lot) => ({ ...lot, supplier: worst }))
    const usual = later(state, 12)
    const sold = later(withProduct(state, { lots: [...poor, onTheWay(supplier)] }), 12)
    expect(productOf(sold).stars).toBeLessThan(productOf(usual).stars)
    expect(sold.last.case).toBeGreaterThan(usual.last.case)
  })
})

describe('[PRC-034] a cancelled order', () => {
  const unsent = morningOf(35, { never: ['shipOrder'] })
  const order = unsent.orders.find((one) => one.state === 'toShip')
  if (!order) throw new Error('A shop that sends nothing has orders.')

  it('does not count as a sale', () => {
    const before = productOf(unsent)
    const then = productOf(after(unsent, { type: 'cancelOrder', order: order.order }))
    const rowOf = ({ rows }: Product) => rows.find(({ day }) => day === order.day)
    const row = rowOf(before)
    if (!row) throw new Error('A day with an order has a row.')
    expect(then.totals.units).toBe(before.totals.units - order.units)
    expect(rowOf(then)).toEqual({
      ...row,
      units: row.units - order.units,
      ownUnits: row.ownUnits - order.units,
      costOfGoods: row.costOfGoods - order.cost,
    })
  })

  it('is neither reviewed nor returned', () => {
    const there = productOf(state).lots.filter((lot) => lot.state === 'sellable')
    const lots = there.map((lot) => ({
      ...lot,
      left: 0,
      ownLeft: lot.left + lot.ownLeft,
    }))
    const own = withProduct({ ...state, orders: [] }, { lots, rows: [], sent: [] })
    const end = later(own, 12, false)
    expect(end.orders.some((one) => one.state === 'cancelled')).toBe(true)
    expect(productOf(end).reviews).toBe(productOf(own).reviews)
    expect(end.last.case).toBe(own.last.case)
    expect(productOf(later(own, 12)).reviews).toBeGreaterThan(productOf(own).reviews)
  })
})

describe('[PRC-034] a customer who sends goods back', () => {
  it('gets back the price of the sale', () => {
    const before = productOf(state)
    const dearer = later(withProduct(state, { price: before.price + 777 }), 5)
    const cases = dearer.cases.slice(state.cases.length)
    expect(cases.length).toBeGreaterThan(0)
    for (const one of cases)
      expect(before.rows.slice(-8).map(({ price }) => price)).toContain(one.price)
  })
})

describe('[PRC-037] the refunds by day', () => {
  it.each<DecisionType>(['decideReturn', 'shipOrder', 'answerMessage'])(
    'are those of the books, of a shop that never sends %s',
    (never) => {
      const scenario = { ...standardMarket, demandPermille: 3_000 }
      const { book, products } = endOf({ never: [never], scenario })
      const refunds = products.flatMap(({ rows }) => rows.map((row) => row.refunds))
      expect(sum(refunds)).toBeGreaterThan(0)
      expect(sum(refunds)).toBe(balanceOf(book, 'salesReturns'))
    },
  )

  it('include the money of a cancelled order on the day on which it is paid back', () => {
    const unsent = morningOf(20, { never: ['shipOrder'] })
    const order = unsent.orders.findLast((one) => one.state === 'toShip')
    if (!order) throw new Error('A shop that sends nothing has orders.')
    const refundsOf = (one: MarketState) => productOf(later(one, 1, false)).rows.at(-1)?.refunds
    const cancelled = after(unsent, { type: 'cancelOrder', order: order.order })
    expect(refundsOf(cancelled)).toBe((refundsOf(unsent) ?? 0) + order.units * order.price)
  })
})
