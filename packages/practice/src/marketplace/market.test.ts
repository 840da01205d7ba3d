import { describe, expect, it } from 'vitest'
import { sum } from '../whole.ts'
import { endOf, marketSeed, morningOf } from '../testing/market-days.ts'
import { raiseAfter, wonBy } from './day/auction.ts'
import { expectDay } from './day/expect.ts'
import { fieldOf as fieldOfRivals, rivalsOn } from './day/rivals.ts'
import { marketplace } from './kind.ts'
import { contentOfState, nicheOfProduct } from './lookup.ts'
import { expMillionths, lnThousandths } from './numbers.ts'
import { standardMarket } from './scenario.ts'
import type { MarketState, Product } from './state.ts'

const viewOf = (state: MarketState) => {
  const view = marketplace.viewOf(state, 'seller')
  const product = view?.products[0]
  if (!view || !product) throw new Error('The good play has a product.')
  return { view, product }
}

const productOf = (state: MarketState): Product => {
  const [product] = state.products
  if (!product) throw new Error('The good play has a product.')
  return product
}

const changed = (state: MarketState, more: Partial<Product>) => {
  const product = { ...productOf(state), ...more }
  return { state: { ...state, products: [product] }, product }
}

const unitsOf = (state: MarketState, more: Partial<Product>): number => {
  const one = changed(state, more)
  return sum(expectDay(one.state, one.product).terms.map(({ units }) => units))
}

const state = morningOf(35)

describe('integer functions', () => {
  it('[PRC-026] approximate the floating-point functions', () => {
    for (let power = -9_000; power <= 8_000; power += 37) {
      const right = Math.exp(power / 1_000) * 1_000_000
      expect(Math.abs(expMillionths(power) - right)).toBeLessThanOrEqual(3 + right / 500)
    }
    for (let over = 1; over < 90_000; over += 613)
      expect(Math.abs(lnThousandths(over, 2_499) - 1_000 * Math.log(over / 2_499))).toBeLessThan(
        1.5,
      )
  })
})

describe('[PRC-034] a day', () => {
  it('brings goods, ads, customers, fees, returns, reviews and messages', () => {
    const { view, product } = viewOf(endOf())
    const { rows } = product
    const all = (of: keyof (typeof rows)[number]) => sum(rows.map((row) => Number(row[of])))
    for (const name of ['searches', 'views', 'clicks', 'adClicks', 'units', 'ownUnits'] as const)
      expect(all(name)).toBeGreaterThan(0)
    for (const name of ['fees', 'fulfilment', 'storage', 'refunds', 'costOfGoods'] as const)
      expect(all(name)).toBeGreaterThan(0)
    expect(all('clicks')).toBeGreaterThan(all('units'))
    expect(all('views')).toBeGreaterThan(all('clicks'))
    expect(product.reviews).toBeGreaterThan(5)
    expect(view.cases.length).toBeGreaterThan(3)
    expect(view.messages.length).toBeGreaterThan(5)
    expect(rows.map(({ day }) => day)).toEqual(rows.map((_, place) => (rows[0]?.day ?? 0) + place))
  })

  it('lists what needs a decision, with its due day', () => {
    const first = marketplace.viewOf(marketplace.start(standardMarket, ''), 'seller')
    expect(first?.today.map(({ code }) => code)).toEqual(['chooseNiche', 'registerShop'])
    const never = ['shipOrder', 'decideReturn', 'answerMessage', 'reconcile'] as const
    const { view } = viewOf(morningOf(34, { never }))
    const codes = view.today.map(({ code }) => code)
    for (const code of ['shipOrders', 'decideReturn', 'answerMessage', 'reconcile'])
      expect(codes).toContain(code)
    const [open] = view.orders
      .filter((order) => order.state === 'toShip')
      .map(({ shipBy }) => shipBy)
    expect(view.today.find(({ code }) => code === 'shipOrders')?.dueDay).toBe(open)
    expect(viewOf(endOf()).view.today).toEqual([])
  })

  it('forecasts the results of an average day', () => {
    const { product } = viewOf(state)
    const next = viewOf(marketplace.step(state, [], standardMarket, marketSeed)).product.rows.at(-1)
    expect(Math.abs(product.forecast - 10 * (next?.units ?? 0))).toBeLessThan(product.forecast / 3)
  })
})

describe('[PRC-035] the choice of the customers', () => {
  it('is explained by partial values whose sum decides', () => {
    const row = viewOf(state).product.rows.at(-1)
    if (!row?.choice || !row.outcome) throw new Error('A day with sales is explained.')
    expect(row.choice.pictures).toBeGreaterThan(0)
    expect(Object.keys(row.choice)).toEqual(['price', 'rating', 'reviews', 'pictures', 'delivery'])
    const { own, rivals, nothing } = row.outcome
    expect(own + rivals + nothing).toBe(1_000)
    expect(Math.min(own, rivals, nothing)).toBeGreaterThan(0)
  })

  it('decreases with a higher price, and with less of any other property', () => {
    const { price, quality, reviews, stars } = productOf(state)
    const units = unitsOf(state, {})
    expect(unitsOf(state, { price: price + 300 })).toBeLessThan(units)
    expect(unitsOf(state, { price: price - 300 })).toBeGreaterThan(units)
    expect(unitsOf(state, { quality: quality - 300 })).toBeLessThan(units)
    expect(unitsOf(state, { stars: stars - reviews })).toBeLessThan(units)
    expect(unitsOf(state, { reviews: 0, stars: 0 })).toBeLessThan(units)
    expect(unitsOf(state, { cover: {} })).toBeLessThan(units)
    expect(unitsOf(state, { coupon: 10 })).toBeGreaterThan(units)
  })
})

describe('[PRC-153] ads', () => {
  const niche = nicheOfProduct(contentOfState(state), productOf(state))
  const [keyword] = niche.keywords
  if (!keyword) throw new Error('A niche has keywords.')
  const { bids: rivals } = fieldOfRivals(niche, productOf(state).rivals, standardMarket.weights)
  const wonFor = (bid: number, match: 'exact' | 'broad' = 'exact') =>
    wonBy({ ...productOf(state), raises: {} }, keyword, rivals, [
      { keyword: keyword.code, match, bid },
    ])

  it('cost one cent more than the bid for the next rank, but never more than the bid', () => {
    for (const bid of [30, 60, 90, 200, 1_000])
      for (const { price } of wonFor(bid)) expect(price).toBeLessThanOrEqual(bid)
    expect(wonFor(3)).toEqual([])
    // After the first slot is won, a higher bid changes no price.
    expect(wonFor(500)).toEqual(wonFor(1_000))
    expect(wonFor(60).length).toBeLessThan(wonFor(1_000).length)
  })

  it('cost more some days later, because rivals react to a higher bid, and less again after it has ended', () => {
    let raise = 1_000
    const up = Array.from({ length: 10 }, () => (raise = raiseAfter(raise, 120, 60, 5)))
    expect(up[0]).toBe(1_200)
    expect(up.at(-1)).toBeLessThanOrEqual(2_000)
    expect(up.at(-1)).toBeGreaterThan(1_850)
    const down = Array.from({ length: 40 }, () => (raise = raiseAfter(raise, 0, 60, 5)))
    expect(down.at(-1)).toBe(1_000)
    const before = wonFor(1_000)[0]?.price ?? 0
    const dear = { ...productOf(state), raises: { [keyword.code]: 2_000 } }
    const bid = { keyword: keyword.code, match: 'exact' as const, bid: 1_000 }
    expect(wonBy(dear, keyword, rivals, [bid])[0]?.price).toBeGreaterThan(before)
  })

  it('for broad terms reach people who search for other things, until a negative term excludes them', () => {
    const leaksOf = (match: 'exact' | 'phrase' | 'broad', negatives: string[] = []) => {
      const bids = [{ keyword: keyword.code, match, bid: 300 }]
      const one = changed(state, { bids, negatives })
      return expectDay(one.state, one.product)
        .terms.flatMap(({ leaks }) => leaks)
        .map(({ term }) => term)
    }
    const terms = niche.leaks.map(({ text }) => text)
    expect(leaksOf('exact')).toEqual([])
    expect(leaksOf('broad')).toEqual(terms)
    expect(leaksOf('phrase')).toEqual(terms)
    expect(leaksOf('broad', [terms[0] ?? ''])).toEqual(terms.slice(1))
  })

  it('end when the budget is used up, and never cost more', () => {
    const spendOf = (budget: number) => {
      const one = changed(state, { campaign: { active: true, budget } })
      return sum(expectDay(one.state, one.product).terms.map(({ spend }) => spend)) / 1_000
    }
    const free = spendOf(100_000)
    expect(spendOf(500)).toBeLessThanOrEqual(500)
    expect(spendOf(500)).toBeGreaterThan(450)
    expect(spendOf(0)).toBe(0)
    expect(free).toBeGreaterThan(500)
  })
})

describe('[PRC-040] an event of the teacher', () => {
  const event = (name: string, on: number, days: number) => ({
    more: ({ day }: MarketState) =>
      day === on ? [{ seat: 'teacher', command: { type: 'event', day, event: name, days } }] : [],
  })

  it('delays ships, lowers the prices of rivals, increases searches and raises fees', () => {
    const delayed = endOf(event('portStrike', 20, 15))
    const late = productOf(delayed).lots.filter(
      ({ way, lateDays }) => way === 'sea' && lateDays > 5,
    )
    expect(late.length).toBeGreaterThan(0)
    const niche = nicheOfProduct(contentOfState(state), productOf(state))
    const rivals = rivalsOn(morningOf(31, event('competitorPromotion', 30, 3)), niche, marketSeed)
    expect(rivals.every(({ promotion }) => promotion)).toBe(true)
    const rowOf = (one: MarketState) => viewOf(one).product.rows.find(({ day }) => day === 30)
    const usual = rowOf(morningOf(32))
    const peak = rowOf(morningOf(32, event('demandPeak', 30, 1)))
    expect((peak?.searches ?? 0) / (usual?.searches ?? 1)).toBeCloseTo(1.6, 1)
    const fee = (one: MarketState) => viewOf(one).product.fees.fulfilment
    expect(fee(morningOf(31, event('feeRise', 30, 3)))).toBe(Math.floor(fee(state) * 1.25))
    expect(fee(morningOf(33, event('feeRise', 30, 3)))).toBe(fee(state))
  })
})
