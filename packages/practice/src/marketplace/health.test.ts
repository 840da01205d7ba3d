import { describe, expect, it } from 'vitest'
import { endOf, marketSeed, morningOf, problemsOf } from '../testing/market-days.ts'
import { breachedMeasures } from './day/health.ts'
import { goodAppeal } from './content/verdicts.ts'
import { marketplace } from './kind.ts'
import { standardMarket } from './scenario.ts'
import type { MarketState } from './state.ts'

const appealOf = (state: MarketState) => ({
  type: 'appeal',
  ...goodAppeal(breachedMeasures(state)),
  text: 'We ship each day now.',
})

/** A shop that sends no orders and never appeals. */
const lazy = { never: ['shipOrder', 'appeal'] as const }

const firstDayOf = (state: 'warned' | 'hidden' | 'restricted'): MarketState => {
  for (let day = 10; day <= 60; day++) {
    const found = morningOf(day, lazy)
    if (found.account.state === state) return found
  }
  throw new Error(`The account was never ${state}.`)
}

describe('[PRC-036] account health', () => {
  it('stays good when the shop sends its orders', () => {
    const view = marketplace.viewOf(endOf(), 'seller')
    expect(view?.health.state).toBe('good')
    expect(view?.health.measures.map(({ limit, most }) => [limit, most])).toEqual([
      [10, true],
      [40, true],
      [25, true],
      [950, false],
      [900, false],
    ])
  })

  it('goes from a warning to hidden listings after seven days, and then to restriction', () => {
    const warned = firstDayOf('warned')
    const hidden = firstDayOf('hidden')
    const restricted = firstDayOf('restricted')
    expect(hidden.day - warned.day).toBe(standardMarket.warningDays)
    expect(restricted.day - hidden.day).toBe(standardMarket.warningDays)
    const breached = marketplace
      .viewOf(warned, 'seller')
      ?.health.measures.filter((one) => one.breached)
      .map(({ measure }) => measure)
    expect(breached?.length).toBeGreaterThan(0)
    expect(['lateShipment', 'cancellation']).toEqual(expect.arrayContaining(breached ?? []))
    const product = marketplace.viewOf(hidden, 'seller')?.products[0]
    expect(product).toMatchObject({ hidden: true, live: false, forecast: 0 })
    const next = marketplace.step(hidden, [], standardMarket, marketSeed)
    expect(next.products[0]?.rows.at(-1)?.units).toBe(0)
  })

  it('refuses an appeal of an account that is neither hidden nor restricted', () => {
    const refused = [{ code: 'field', problem: { path: 'type', code: 'unknownName' } }]
    for (const state of [morningOf(30), firstDayOf('warned')]) {
      expect(problemsOf(state, appealOf(state))).toEqual(refused)
      expect(marketplace.viewOf(state, 'seller')?.health.appeal).toBeNull()
    }
  })

  it('is restored by an appeal that names cause, remedy and prevention, and by no other', () => {
    const restricted = firstDayOf('restricted')
    const answered = (appeal: Record<string, unknown>) => {
      let state: MarketState = restricted
      const command = { day: state.day, ...appeal }
      state = marketplace.step(state, [{ seat: 'seller', command }], standardMarket, marketSeed)
      expect(problemsOf(state, { ...appeal, day: state.day })).toHaveLength(1)
      return marketplace.step(state, [], standardMarket, marketSeed)
    }
    const good = answered(appealOf(restricted))
    expect(good.account.state).toBe('good')
    expect(good.account.appeals).toMatchObject([{ accepted: true }])
    const bad = answered({ ...appealOf(restricted), cause: 'customersFault' })
    expect(bad.account.state).toBe('restricted')
    expect(bad.account.appeals).toMatchObject([{ accepted: false }])
    // An appeal consists of codes of the scenario only.
    expect(problemsOf(restricted, { ...appealOf(restricted), remedy: 'pray' })).toEqual([
      { code: 'field', problem: { path: 'remedy', code: 'unknownName' } },
    ])
  })

  it('[PRC-201] can be appealed once, and again only after a change, by a day that is shown', () => {
    const step = (state: MarketState, ...sent: Record<string, unknown>[]): MarketState =>
      marketplace.step(
        state,
        sent.map((command) => ({ seat: 'seller', command: { day: state.day, ...command } })),
        standardMarket,
        marketSeed,
      )
    const appealView = (state: MarketState) => marketplace.viewOf(state, 'seller')?.health.appeal
    const asks = (state: MarketState) =>
      marketplace.viewOf(state, 'seller')?.today.some(({ code }) => code === 'sendAppeal')
    const refusedBy = (limit: number | undefined) => [
      { code: 'field', problem: { path: 'type', code: 'nothingChanged', limit } },
    ]
    const hidden = firstDayOf('hidden')
    const wrong = { ...appealOf(hidden), cause: 'customersFault' }
    expect([asks(hidden), appealView(hidden)?.refused]).toEqual([true, null])
    const answered = step(step(hidden, wrong))
    expect(answered.account.appeals).toMatchObject([{ accepted: false }])
    const worse = hidden.account.since + standardMarket.warningDays
    // The right appeal is also too late on this day, because repeated guessing is what the rule
    // prevents.
    expect(problemsOf(answered, appealOf(answered))).toEqual(refusedBy(worse))
    expect(appealView(answered)?.refused).toEqual({ nextDay: worse })
    expect(asks(answered)).toBe(false)
    expect(step(answered, appealOf(answered)).account.appeals).toHaveLength(1)

    let restricted = answered
    while (restricted.account.state === 'hidden') restricted = step(restricted)
    expect(restricted.day).toBe(worse)
    expect([asks(restricted), appealView(restricted)?.refused]).toEqual([true, null])
    const again = step(step(restricted, { ...appealOf(restricted), cause: 'customersFault' }))
    const next = appealView(again)?.refused?.nextDay
    expect(problemsOf(again, appealOf(again))).toEqual(refusedBy(next ?? undefined))

    // Old days stop counting exactly on the announced day, not on the day before.
    expect(next).toBeGreaterThan(again.day)
    let changed = again
    const before = breachedMeasures(again)
    while (changed.day < (next ?? 0)) {
      expect(breachedMeasures(changed)).toEqual(before)
      changed = step(changed)
    }
    expect(breachedMeasures(changed)).not.toEqual(before)
    expect(problemsOf(changed, appealOf(changed))).toEqual([])
  })

  it('[PRC-201] remains refused, without a day, if no change is expected', () => {
    const hidden = firstDayOf('hidden')
    const refused = { day: hidden.day + 1, accepted: false, right: false, measures: [] }
    const account = {
      ...hidden.account,
      state: 'restricted' as const,
      rows: [],
      appeals: [refused],
    }
    const state = { ...hidden, day: hidden.day + 3, account }
    expect(problemsOf(state, appealOf(state))).toEqual([
      { code: 'field', problem: { path: 'type', code: 'nothingChanged' } },
    ])
    expect(marketplace.viewOf(state, 'seller')?.health.appeal?.refused).toEqual({ nextDay: null })
  })

  it('can be restored after all breaches have ended, by an appeal about the former ones', () => {
    const restricted = firstDayOf('restricted')
    // The measures no longer include the days of the breach, so there is no breach now.
    const quiet: MarketState = { ...restricted, account: { ...restricted.account, rows: [] } }
    expect(breachedMeasures(quiet)).toEqual([])
    const answered = (appeal: Record<string, unknown>) => {
      const command = { day: quiet.day, ...appeal }
      const next = marketplace.step(
        quiet,
        [{ seat: 'seller', command }],
        standardMarket,
        marketSeed,
      )
      return marketplace.step(next, [], standardMarket, marketSeed).account
    }
    expect(answered(appealOf(restricted)).state).toBe('good')
    expect(answered(appealOf(restricted)).hiddenFor).toEqual([])
    expect(answered({ ...appealOf(restricted), cause: 'customersFault' }).state).toBe('restricted')
    expect(answered({ ...appealOf(restricted), ...goodAppeal(['onTimeDelivery']) }).state).toBe(
      'restricted',
    )
  })

  it('[PRC-038] caps the total of a run that ends restricted, and of no other', () => {
    const end = endOf(lazy)
    expect(end.account.state).toBe('restricted')
    expect(marketplace.capOf?.(end)).toBe(59)
    const [measures] =
      marketplace.viewOf(end, 'seller')?.steps.find(({ step }) => step === 'health')?.rules ?? []
    expect(measures).toMatchObject({ rule: 'measures', met: false, points: 0 })
    expect(marketplace.capOf?.(endOf())).toBeNull()
    expect(marketplace.capOf?.(firstDayOf('restricted'))).toBeNull()
  })
})
