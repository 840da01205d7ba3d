import fc from 'fast-check'
import { expect, it } from 'vitest'
import { standardContent } from './data/scenarios.ts'
import { breakEven, isNear, landedCost, marginOf, marginPercentOf } from './money.ts'
import { judgePricing } from './pricing.ts'
import { judgeResearch } from './research.ts'
import { judgeSourcing } from './sourcing.ts'

const nicheOf = (code: string) => standardContent.niches.find((one) => one.code === code)!
const lunchBox = nicheOf('lunchBox')
const valley = lunchBox.suppliers.find(({ code }) => code === 'valley')!
const met = (rules: readonly { rule: string; met: boolean }[]) =>
  rules.filter((one) => one.met).map(({ rule }) => rule)

it('adds goods, duty and the share of a full carton to the landed cost', () => {
  const supplier = {
    ...valley,
    unitPrice: 500,
    dutyPermille: 50,
    unitsPerCarton: 40,
    seaPerCarton: 2_000,
    airPerCarton: 8_000,
  }
  expect([landedCost(supplier, 'sea'), landedCost(supplier, 'air')]).toEqual([575, 725])
})

it('makes a loss at a price below the break-even price, and none at it', () => {
  const amounts = fc.integer({ min: 1, max: 50_000 })
  fc.assert(
    fc.property(
      amounts,
      amounts,
      fc.integer({ min: 0, max: 500 }),
      (cost, fulfilment, permille) => {
        const niche = {
          ...lunchBox,
          fees: { ...lunchBox.fees, fulfilment, referralPermille: permille },
        }
        const price = breakEven(niche, cost)
        expect(marginOf(price, cost, niche.fees)).toBeGreaterThanOrEqual(0)
        // The fee is rounded to a cent, hence one cent of tolerance.
        expect(marginOf(price - 1, cost, niche.fees)).toBeLessThanOrEqual(0)
      },
    ),
  )
})

it('accepts a figure that differs by at most two percent, or by one cent', () => {
  expect([980, 1_020, 979, 1_021].map((entered) => isNear(entered, 1_000, 20))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect([isNear(11, 10, 20), isNear(12, 10, 20)]).toEqual([true, false])
})

it('judges the six niches by margin, demand and certificate', () => {
  const why = 'The margin stays above a fifth, and few strong offers share a demand that grows.'
  const of = (code: string) =>
    met(judgeResearch(standardContent, nicheOf(code), { why, reports: [code] }))
  expect(of('lunchBox')).toEqual(['margin', 'demand', 'restricted', 'reasons'])
  expect(of('yogaStrap')).toEqual(['margin', 'demand', 'restricted', 'reasons'])
  expect(of('nightLight')).toEqual(['margin', 'demand', 'restricted', 'reasons'])
  expect(of('bottle')).toEqual(['margin', 'restricted', 'reasons'])
  expect(of('phoneStand')).toEqual(['demand', 'restricted', 'reasons'])
  expect(of('slimmingTea')).toEqual(['margin', 'demand', 'reasons'])
})

it('accepts a meaningful reason in any of the languages, after the report was bought', () => {
  const isReason = (why: string, reports = ['lunchBox']) =>
    met(judgeResearch(standardContent, lunchBox, { why, reports })).includes('reasons')
  expect(
    isReason('这个品类利润率超过两成，强势竞争对手不多，而且搜索量在稳定增长，退货也少。'),
  ).toBe(true)
  expect(
    isReason(
      'Margin melebihi dua puluh peratus, pesaing kuat sedikit, dan carian terus bertambah.',
    ),
  ).toBe(true)
  expect(isReason('good '.repeat(30))).toBe(false)
  expect(isReason('It is good.')).toBe(false)
  expect(
    isReason('The margin stays above a fifth, and few strong offers share a demand.', []),
  ).toBe(false)
})

it('judges the landed cost by sea or by air, the sample, and the defects', () => {
  const of = (supplier: typeof valley, cost: number, sampled = true) =>
    met(judgeSourcing(lunchBox, supplier, { landedCost: cost, sampled }))
  expect(of(valley, landedCost(valley, 'sea'))).toEqual(['landedCost', 'sample', 'supplier'])
  expect(of(valley, landedCost(valley, 'air'), false)).toEqual(['landedCost', 'supplier'])
  expect(of(valley, valley.unitPrice)).toEqual(['sample', 'supplier'])
  const river = lunchBox.suppliers.find(({ code }) => code === 'river')!
  expect(of(river, landedCost(river, 'sea'))).toEqual(['landedCost', 'sample'])
})

it('judges break-even, price, and the price after coupon and deal', () => {
  const right = breakEven(lunchBox, 729)
  const of = (given: Partial<Parameters<typeof judgePricing>[1]>) =>
    met(
      judgePricing(lunchBox, {
        price: 2_499,
        coupon: 0,
        deal: 0,
        breakEven: right,
        landedCost: 729,
        ...given,
      }),
    )
  expect(of({})).toEqual(['breakEven', 'price', 'discount'])
  expect(of({ breakEven: right + 30 })).toEqual(['price', 'discount'])
  expect(of({ coupon: 25, deal: 25 })).toEqual(['breakEven', 'price'])
  expect(of({ price: right - 1 })).toEqual(['breakEven'])
  expect(of({ price: right })).toEqual(['breakEven', 'price', 'discount'])
})

it('rounds the margin of a niche down, so that 19.9 percent does not count as 20', () => {
  const fees = { ...lunchBox.fees, referralPermille: 0, fulfilment: 0 }
  expect(marginPercentOf({ ...lunchBox, medianPrice: 1_000, usualCost: 801, fees })).toBe(19)
  expect(marginPercentOf({ ...lunchBox, medianPrice: 1_000, usualCost: 800, fees })).toBe(20)
})
