import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  attemptAfter,
  attemptMoves,
  type AttemptState,
  attemptStates,
  forestalled,
  isClosing,
  isInTime,
  mostTries,
  orderAfter,
  orderMoves,
  type OrderState,
  orderStates,
  refundableOf,
  secondsUntilNextPoll,
  secondsToTry,
  splitRefund,
  statusOf,
  taxIn,
} from './rules.ts'

const hasPaid = (state: OrderState) => ['paid', 'partly_refunded', 'refunded'].includes(state)
const hasMoney = (state: AttemptState) =>
  ['captured', 'held', 'refunding', 'refunded'].includes(state)

describe('the states of an order', () => {
  it('[ORD-060] [ORD-064] move forward only: a paid order is never unpaid or closed again, a refunded one stays refunded', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...orderMoves), { maxLength: 30 }), (moves) => {
        let state: OrderState = 'unpaid'
        let wasPaid = false
        let wasRefunded = false
        for (const move of moves) {
          state = orderAfter(state, move) ?? state
          expect(orderStates).toContain(state)
          wasPaid ||= hasPaid(state)
          wasRefunded ||= state === 'refunded'
          expect(hasPaid(state)).toBe(wasPaid)
          if (wasRefunded) expect(state).toBe('refunded')
        }
      }),
    )
  })

  it('[ORD-060] reach closed only through closing, from which paid is possible too', () => {
    expect(orderAfter('unpaid', 'close')).toBeUndefined()
    expect(orderAfter('unpaid', 'beginClosing')).toBe('closing')
    expect(orderAfter('closing', 'close')).toBe('closed')
    expect(orderAfter('closing', 'pay')).toBe('paid')
    expect(orderAfter('closed', 'pay')).toBeUndefined()
    expect(orderAfter('closed', 'payLate')).toBe('paid')
  })

  it('[ORD-058] [ORD-019] are shown as unpaid, paid, closed or refunded; a partly refunded order stays paid', () => {
    expect(orderStates.map(statusOf)).toEqual([1, 1, 3, 2, 2, 4])
  })

  it("[ORD-017] refuse payments from the end of the window by the server's clock", () => {
    const expiresAt = new Date('2026-11-02T08:30:00Z')
    const at = (moment: string) => isClosing({ state: 'unpaid', expiresAt }, new Date(moment))
    expect(at('2026-11-02T08:29:59.999Z')).toBe(false)
    expect(at('2026-11-02T08:30:00Z')).toBe(true)
    expect(isClosing({ state: 'paid', expiresAt }, new Date('2027-01-01'))).toBe(false)
  })
})

describe('the states of a payment', () => {
  it('[ORD-064] never change from received to failed or cancelled, and a refunded one is not refunded again', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...attemptMoves), { maxLength: 30 }), (moves) => {
        let state: AttemptState = 'created'
        let had = false
        for (const move of moves) {
          state = attemptAfter(state, move) ?? state
          expect(attemptStates).toContain(state)
          had ||= hasMoney(state)
          expect(hasMoney(state)).toBe(had)
        }
      }),
    )
    expect(attemptMoves.every((move) => attemptAfter('refunded', move) === undefined)).toBe(true)
  })

  it('[ORD-061] [ORD-064] allow received after failed or cancelled', () => {
    for (const state of ['failed', 'cancelled'] as const) {
      expect(attemptAfter(state, 'capture')).toBe('captured')
      expect(attemptAfter(state, 'fail')).toBeUndefined()
    }
  })

  it('[ORD-065] are queried every five minutes on the first day and daily for four more', () => {
    const from = new Date('2026-11-02T00:00:00Z')
    const after = (hours: number) =>
      secondsUntilNextPoll(from, new Date(from.getTime() + hours * 3_600_000))
    expect([0, 23, 25, 119, 121].map(after)).toEqual([300, 300, 86_400, 86_400, null])
  })

  it('[ORD-061] allow a late payment for 72 hours', () => {
    const from = new Date('2026-11-02T00:00:00Z')
    const after = (hours: number) => new Date(from.getTime() + hours * 3_600_000)
    expect(isInTime(from, after(72), 72)).toBe(true)
    expect(isInTime(from, after(72.01), 72)).toBe(false)
  })
})

describe('a refund', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 })

  it('[ORD-067] never exceeds the received money, for any amounts in any order, and its parts add up', () => {
    fc.assert(
      fc.property(amount, amount, fc.array(amount), (coins, receivedMinor, wanted) => {
        let refundedMinor = 0
        let online = receivedMinor
        let ofCoins = coins
        for (const one of wanted) {
          const most = refundableOf({ coins, receivedMinor, refundedMinor }, 0)
          if (one > most) continue
          const parts = splitRefund(one, online)
          expect(parts.online + parts.coins).toBe(one)
          online -= parts.online
          ofCoins -= parts.coins
          refundedMinor += one
          expect(online).toBeGreaterThanOrEqual(0)
          expect(ofCoins).toBeGreaterThanOrEqual(0)
        }
        expect(refundedMinor).toBeLessThanOrEqual(coins + receivedMinor)
      }),
    )
  })

  it('[ORD-069] is retried with growing pauses', () => {
    const pauses = Array.from({ length: mostTries }, (_, tries) => secondsToTry(tries))
    expect(pauses.toSorted((one, other) => one - other)).toEqual(pauses)
    expect(new Set(pauses).size).toBe(mostTries)
  })
})

it('[ORD-084] the tax included in a price is a whole number of minor units', () => {
  expect(taxIn(10_800, 800)).toBe(800)
  expect(taxIn(4800, 0)).toBe(0)
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 0, max: 5000 }),
      (minor, basis) => {
        const tax = taxIn(minor, basis)
        expect(Number.isInteger(tax)).toBe(true)
        expect(tax).toBeLessThanOrEqual(minor)
      },
    ),
  )
})

describe('refunds forestalled by a bank', () => {
  const promised = [
    { id: 3, online: 10 },
    { id: 2, online: 0 },
    { id: 1, online: 20 },
  ]
  const ids = (left: number, taken: number) =>
    forestalled(promised, { left, taken }).map(({ id }) => id)

  it('[ORD-099] are the newest ones that the remaining money cannot cover', () => {
    expect(ids(100, 70)).toEqual([])
    expect(ids(100, 75)).toEqual([3])
    expect(ids(100, 81)).toEqual([3, 1])
    expect(ids(100, 100)).toEqual([3, 1])
  })
})
