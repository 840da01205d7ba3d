import { expect, it } from 'vitest'
import { after, morningOf } from '../../testing/market-days.ts'
import { marketplace } from '../kind.ts'
import { firstMarket, standardMarket } from '../scenario.ts'

it('[PRC-208] shows the newest 200 decisions, and the number of earlier ones', () => {
  const early = marketplace.viewOf(morningOf(3), 'seller')
  expect(early).toMatchObject({ olderDecisions: 0 })
  expect(early?.decisions.length).toBeLessThan(200)
  const state = morningOf(5)
  const points = Array.from({ length: 8_000 }, (_, units) => ({
    type: 'setReorderPoint',
    product: 'lunchBox',
    units,
  }))
  const many = after(state, ...points)
  const view = marketplace.viewOf(many, 'seller')
  expect(view?.decisions).toHaveLength(200)
  expect(view?.olderDecisions).toBe(many.decisions.length - 200)
  expect(view?.decisions).toEqual(many.decisions.slice(-200))
  const usual = JSON.stringify(marketplace.viewOf(state, 'seller')).length
  expect(JSON.stringify(view).length).toBeLessThan(usual + 20_000)
})

it('[PRC-034] shows no due day after the last day of the run', () => {
  const never = ['shipOrder', 'decideReturn', 'answerMessage', 'appeal'] as const
  for (const scenario of [firstMarket, standardMarket])
    for (let day = scenario.days - 4; day <= scenario.days + 1; day++) {
      const state = morningOf(day, { scenario, never })
      const view = marketplace.viewOf(state, 'seller')
      if (!view) throw new Error('A seller sees the shop.')
      const { orders, cases, messages, today, health } = view
      const named = [
        ...orders.flatMap((one) => [one.day, one.shipBy]),
        ...cases.flatMap((one) => [one.day, one.dueDay]),
        ...messages.flatMap((one) => [one.day, one.dueDay]),
        ...today.flatMap(({ dueDay }) => dueDay ?? []),
        health.nextDay ?? 1,
      ]
      expect(named.length).toBeGreaterThan(5)
      expect(Math.max(...named)).toBeLessThanOrEqual(scenario.days)
    }
})
