import { expect, it } from 'vitest'
import { after, morningOf } from '../../testing/market-days.ts'
import { marketplace } from '../kind.ts'

it('[PRC-208] shows the newest 200 decisions, and says how many there were before', () => {
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
