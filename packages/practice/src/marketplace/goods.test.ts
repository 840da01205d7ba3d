import { expect, it } from 'vitest'
import type { Sent } from '../engine.ts'
import { after, endOf, morningOf, typeOf } from '../testing/market-days.ts'
import { manners } from './plays/plays.ts'
import { playDay } from './plays/reference.ts'
import { marketplace } from './kind.ts'
import type { MarketState } from './state.ts'

/** Plays the good play with this share of its goods in the shop's own warehouse. */
const withOwnShare = (ownShare: number) =>
  endOf({
    never: ['orderGoods'],
    more: (state: MarketState): Sent[] =>
      playDay(state, manners.reference)
        .filter((sent) => typeOf(sent) === 'orderGoods')
        .map((sent) => ({ ...sent, command: { ...(sent.command as object), ownShare } })),
  })

const profitOf = (state: MarketState) => (marketplace.metricsOf(state) as { profit: number }).profit

it("has no advantage from storing all goods in the shop's own warehouse", () => {
  const [marketplaces, mixed, own] = [0, 10, 100].map(withOwnShare)
  if (!marketplaces || !mixed || !own) throw new Error('Three plays were asked for.')
  expect(own.book.debit.ownShipping).toBeGreaterThan(0)
  expect(profitOf(own)).toBeLessThan(profitOf(marketplaces))
  expect(profitOf(own)).toBeLessThan(profitOf(mixed))
})

it('charges the freight of the cartons that the goods need, however few were booked', () => {
  const state = morningOf(20)
  const product = 'lunchBox'
  const costOf = (cartons: number) => {
    const goods = { type: 'orderGoods', product, units: 120, way: 'air', cartons, ownShare: 0 }
    const lots = after(state, goods).products[0]?.lots ?? []
    return lots.find(({ orderedDay }) => orderedDay === 20)
  }
  const right = costOf(3)
  expect(costOf(1)).toMatchObject({ unitCost: right?.unitCost, planError: true })
  expect(costOf(9)?.unitCost).toBeGreaterThan(right?.unitCost ?? 0)
  expect(right?.planError).toBe(false)
})
