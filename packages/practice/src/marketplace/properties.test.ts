import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { replay, type Sent } from '../engine.ts'
import { sum } from '../whole.ts'
import { anyPlayedMarket, type PlayedMarket } from '../testing/made-up-markets.ts'
import { marketplace } from './kind.ts'
import { accounts, balanceOf, cashOf, profitOf, settled } from './ledger/book.ts'
import { standardMarket } from './scenario.ts'
import type { MarketState } from './state.ts'

// Playing and comparing whole runs takes longer than five seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const runs = { numRuns: 40 }

const goodsOf = ({ products }: MarketState) => products.flatMap(({ lots }) => lots)

const sentOn = ({ log }: PlayedMarket, day: number): Sent[] =>
  log.filter((entry) => entry.day === day).map(({ seat, command }) => ({ seat, command }))

describe('the books', () => {
  it('[PRC-037] record every movement in two accounts, and agree with the existing money and goods', () => {
    let sold = 0
    fc.assert(
      fc.property(anyPlayedMarket, ({ scenario, states }) => {
        for (const state of states) {
          const { book } = state
          expect(sum(accounts.map((one) => book.debit[one]))).toBe(
            sum(accounts.map((one) => book.credit[one])),
          )
          const arrived = goodsOf(state).filter((lot) => lot.state === 'sellable')
          const away = goodsOf(state).filter((lot) => lot.state !== 'sellable')
          expect(balanceOf(book, 'inventory')).toBe(
            sum(arrived.map(({ left, ownLeft, unitCost }) => (left + ownLeft) * unitCost)),
          )
          expect(balanceOf(book, 'goodsInTransit')).toBe(
            sum(away.map(({ units, unitCost }) => units * unitCost)),
          )
          const worth = balanceOf(book, 'inventory') + balanceOf(book, 'goodsInTransit')
          expect(profitOf(book)).toBe(cashOf(book) + worth - scenario.cash)
          expect(cashOf(book)).toBeGreaterThanOrEqual(-scenario.overdraft)
          sold += state.finished ? sum(state.products.map(({ totals }) => totals.units)) : 0
        }
      }),
      runs,
    )
    expect(sold).toBeGreaterThan(100)
  })

  it('[PRC-037] agree with the days of the products and the settlement', () => {
    fc.assert(
      fc.property(anyPlayedMarket, ({ states }) => {
        const last = states.at(-1)
        if (!last) throw new Error('A run has a last state.')
        const rows = last.products.flatMap((product) => product.rows)
        const { book } = last
        expect(0 - balanceOf(book, 'sales')).toBe(sum(rows.map(({ sales }) => sales)))
        expect(balanceOf(book, 'advertising')).toBe(sum(rows.map(({ adSpend }) => adSpend)))
        expect(balanceOf(book, 'marketplaceFees')).toBe(sum(rows.map(({ fees }) => fees)))
        expect(balanceOf(book, 'fulfilment')).toBe(sum(rows.map(({ fulfilment }) => fulfilment)))
        expect(balanceOf(book, 'salesReturns')).toBe(sum(rows.map(({ refunds }) => refunds)))
        expect(balanceOf(book, 'storage')).toBe(sum(rows.map(({ storage }) => storage)))
        for (const account of settled) {
          const balance = balanceOf(book, account)
          const inBooks = account === 'sales' ? 0 - balance : balance
          expect(sum(book.days.map((day) => day[account]))).toBe(inBooks)
        }
      }),
      runs,
    )
  })

  it('[PRC-037] account for all goods: each unit was sold, returned, used as a replacement, or is in stock', () => {
    fc.assert(
      fc.property(anyPlayedMarket, ({ states }) => {
        const last = states.at(-1)
        if (!last) throw new Error('A run has a last state.')
        const lots = goodsOf(last).filter((lot) => lot.state === 'sellable')
        for (const lot of lots) {
          expect(lot.left).toBeGreaterThanOrEqual(0)
          expect(lot.ownLeft).toBeGreaterThanOrEqual(0)
        }
        const replaced = last.cases.filter((one) => one.decided?.decision === 'replace').length
        const sold = sum(last.products.map(({ totals }) => totals.units))
        const there = sum(lots.map(({ left, ownLeft }) => left + ownLeft))
        expect(sum(lots.map(({ units }) => units))).toBe(sold + there + replaced)
        const rows = last.products.flatMap((product) => product.rows)
        expect(sum(rows.map(({ units }) => units))).toBe(sold)
      }),
      runs,
    )
  })
})

describe('the log of decisions', () => {
  it('[PRC-026] [PRC-031] replays to the same states', () => {
    fc.assert(
      fc.property(anyPlayedMarket, ({ scenario, seed, log, states }) => {
        const again = replay(marketplace, { scenario, seed, log, days: scenario.days })
        expect(again).toEqual(states)
        // A state is stored as JSON.
        expect(JSON.parse(JSON.stringify(again.at(-1)))).toEqual(states.at(-1))
      }),
      { numRuns: 20 },
    )
  })

  it('[PRC-150] gives the same result when a decision is sent at once or with the end of the day', () => {
    fc.assert(
      fc.property(anyPlayedMarket, fc.nat(30), (market, cut) => {
        const { scenario, seed, states } = market
        for (const state of states.slice(0, -1)) {
          const sent = sentOn(market, state.day)
          const before = JSON.stringify(state)
          const first = marketplace.decided?.(state, sent.slice(0, cut), scenario, seed) ?? state
          expect(marketplace.step(first, sent.slice(cut), scenario, seed)).toEqual(
            marketplace.step(state, sent, scenario, seed),
          )
          // The previous state is never changed.
          expect(JSON.stringify(state)).toBe(before)
        }
      }),
      { numRuns: 20 },
    )
  })

  it('[PRC-151] changes nothing if it has problems, and has none if it is accepted', () => {
    let refused = 0
    fc.assert(
      fc.property(anyPlayedMarket, (market) => {
        const { scenario, seed, states } = market
        for (const before of states.slice(0, -1)) {
          let state = before
          for (const one of sentOn(market, before.day)) {
            const problems = marketplace.commandProblems(state, one.command, one.seat)
            const next = marketplace.decided?.(state, [one], scenario, seed) ?? state
            if (problems.length > 0) {
              refused += 1
              expect(next).toEqual(state)
            } else expect(next.decisions.length).toBe(state.decisions.length + 1)
            state = next
          }
        }
      }),
      { numRuns: 15 },
    )
    expect(refused).toBeGreaterThan(10)
  })

  it('[PRC-151] answers any value with problems and never throws', () => {
    const state = marketplace.start(standardMarket, '')
    const types = ['saveListing', 'reconcile', 'appeal', 'event', 'orderGoods', 'constructor']
    const value = fc.oneof(
      fc.anything(),
      fc.record({ type: fc.constantFrom(...types), day: fc.constant(1), lines: fc.anything() }),
      fc.dictionary(fc.string(), fc.anything()).map((fields) => ({
        ...fields,
        type: 'saveListing',
        day: 1,
      })),
    )
    fc.assert(
      fc.property(value, fc.constantFrom('seller', 'teacher', 'x'), (command, seat) => {
        expect(marketplace.commandProblems(state, command, seat).length).toBeGreaterThan(0)
        const sent = [{ seat, command }]
        expect(marketplace.step(state, sent, standardMarket, '')).toEqual(
          marketplace.step(state, [], standardMarket, ''),
        )
      }),
      { numRuns: 500 },
    )
  })
})
