import { describe, expect, it } from 'vitest'
import { after, endOf, marketSeed, morningOf } from '../../testing/market-days.ts'
import { marketplace } from '../kind.ts'
import { firstMarket, standardMarket } from '../scenario.ts'
import type { MarketState } from '../state.ts'
import { rulesOf } from '../steps/rules.ts'
import { measuresOf } from './health.ts'

const silent = { never: ['shipOrder'] as const }

const lateOf = (state: MarketState) => {
  const found = measuresOf(state).find(({ measure }) => measure === 'lateShipment')
  return [found?.part, found?.of]
}

const nextDay = (state: MarketState, sent: Record<string, unknown>[] = []): MarketState =>
  marketplace.step(
    state,
    sent.map((command) => ({ seat: 'seller', command: { day: state.day, ...command } })),
    state.scenario,
    marketSeed,
  )

/** The first morning on which the only order of the shop must be sent by the evening. */
function dueMorning(): MarketState {
  for (let day = 5; day <= 60; day++) {
    const state = morningOf(day, silent)
    const [order] = state.orders
    if (order?.shipBy === day) return { ...state, orders: [order] }
  }
  throw new Error('The good play gets orders.')
}

describe('[PRC-200] an order that is not sent in time', () => {
  it('counts as late after its day, and only once, even if it is sent or cancelled later', () => {
    const due = dueMorning()
    expect(lateOf(due)).toEqual([0, 0])
    expect(marketplace.viewOf(due, 'seller')?.orders).toMatchObject([{ late: false }])
    const sentInTime = nextDay(due, [{ type: 'shipOrder', order: 0, carrier: 'tracked' }])
    expect(lateOf(sentInTime)).toEqual([0, 1])

    const overdue = nextDay(due)
    const [order] = overdue.orders
    expect(marketplace.viewOf(overdue, 'seller')?.orders[0]).toMatchObject({
      state: 'toShip',
      late: true,
    })
    expect(lateOf(overdue)).toEqual([1, 1])
    const alone = { ...overdue, orders: order ? [order] : [] }
    const sent = after(alone, { type: 'shipOrder', order: 0, carrier: 'tracked' })
    expect(sent.orders).toMatchObject([{ state: 'shipped', late: true }])
    expect(lateOf(sent)).toEqual([1, 1])
    const cancelled = after(alone, { type: 'cancelOrder', order: order?.order })
    expect(lateOf(cancelled)).toEqual([1, 1])
    let waiting: MarketState = alone
    while (waiting.orders[0]?.state === 'toShip')
      waiting = { ...nextDay(waiting), orders: nextDay(waiting).orders.slice(0, 1) }
    expect(waiting.orders).toMatchObject([{ state: 'cancelled', late: true }])
    const ofOthers = waiting.account.rows.filter(({ day }) => day <= due.day)
    expect(ofOthers.at(-1)).toMatchObject({ late: 1, due: 1 })
  })

  it('breaches the measure of few orders only if half of them are affected', () => {
    const due = dueMorning()
    const breachOf = (late: number, of: number) => {
      const [first] = due.account.rows
      if (!first) throw new Error('The shop has days.')
      const row = { ...first, day: due.day, due: of, late }
      const state = { ...due, account: { ...due.account, rows: [row] } }
      return measuresOf(state).find(({ measure }) => measure === 'lateShipment')?.breached
    }
    expect([breachOf(1, 1), breachOf(2, 2), breachOf(2, 4), breachOf(2, 5)]).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect([breachOf(2, 10), breachOf(1, 10)]).toEqual([true, false])
  })

  it('[PRC-036] worsens the account and its points, in a run of two weeks and in one of sixty days', () => {
    for (const scenario of [standardMarket, firstMarket]) {
      const end = endOf({ scenario, ...silent, never: ['shipOrder', 'appeal'] })
      expect(['warned', 'restricted']).toContain(end.account.state)
      expect(rulesOf(end, 'orders')[0]).toMatchObject({ rule: 'late', points: 0 })
    }
  })
})
