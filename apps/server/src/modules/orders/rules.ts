import { orderStatus, type OrderStatus } from '@titian/contract'

export const orderStates = [
  'unpaid',
  'closing',
  'closed',
  'paid',
  'partly_refunded',
  'refunded',
] as const
export type OrderState = (typeof orderStates)[number]

export const orderMoves = [
  'beginClosing',
  'close',
  'pay',
  'payLate',
  'refundPart',
  'refundAll',
] as const
export type OrderMove = (typeof orderMoves)[number]

/** Decision 0034: the allowed changes of an order's state. All others are refused. */
const orderTable: Record<OrderState, Partial<Record<OrderMove, OrderState>>> = {
  unpaid: { beginClosing: 'closing', pay: 'paid' },
  closing: { close: 'closed', pay: 'paid' },
  closed: { payLate: 'paid' },
  paid: { refundPart: 'partly_refunded', refundAll: 'refunded' },
  partly_refunded: { refundPart: 'partly_refunded', refundAll: 'refunded' },
  refunded: {},
}

export function orderAfter(state: OrderState, move: OrderMove): OrderState | undefined {
  return orderTable[state][move]
}

export const attemptStates = [
  'created',
  'pending',
  'captured',
  'failed',
  'cancelled',
  'held',
  'refunding',
  'refunded',
] as const
export type AttemptState = (typeof attemptStates)[number]

export const attemptMoves = [
  'start',
  'capture',
  'hold',
  'fail',
  'cancel',
  'accept',
  'giveBack',
  'returned',
] as const
export type AttemptMove = (typeof attemptMoves)[number]

const stillOpen = {
  capture: 'captured',
  hold: 'held',
  fail: 'failed',
  cancel: 'cancelled',
} as const

/** ORD-064: a received payment never becomes failed or cancelled; money may arrive after both. */
const attemptTable: Record<AttemptState, Partial<Record<AttemptMove, AttemptState>>> = {
  created: { ...stillOpen, start: 'pending' },
  pending: stillOpen,
  failed: { capture: 'captured', hold: 'held' },
  cancelled: { capture: 'captured', hold: 'held' },
  captured: { giveBack: 'refunding', hold: 'held' },
  held: { accept: 'captured', giveBack: 'refunding' },
  refunding: { returned: 'refunded' },
  refunded: {},
}

export function attemptAfter(state: AttemptState, move: AttemptMove): AttemptState | undefined {
  return attemptTable[state][move]
}

/** States in which the provider may still charge the buyer. */
export const openAttempts = ['created', 'pending'] as const

export const isPaid = (state: OrderState) => state === 'paid' || state === 'partly_refunded'

/** The kinds of refunds of an order's payment; the other kinds return unmatched money. */
const orderRefunds = ['asked', 'staff', 'dispute'] as const
export type RefundKind = (typeof orderRefunds)[number] | 'late' | 'double' | 'held'

export const isOfOrder = (kind: RefundKind) => orderRefunds.some((one) => one === kind)

/**
 * ORD-099: returns granted refunds that cannot be paid because a bank has withdrawn the money,
 * newest first. @param left the part of the payment that is not refunded
 */
export function forestalled<Promised extends { online: number }>(
  promised: readonly Promised[],
  { left, taken }: { left: number; taken: number },
): Promised[] {
  let short = promised.reduce((sum, { online }) => sum + online, 0) + taken - left
  return promised.filter(({ online }) => {
    if (short <= 0 || online === 0) return false
    short -= online
    return true
  })
}

/** ORD-058: returns the status shown to the buyer. */
export function statusOf(state: OrderState): OrderStatus {
  if (state === 'unpaid' || state === 'closing') return orderStatus.unpaid
  if (state === 'closed') return orderStatus.closed
  return state === 'refunded' ? orderStatus.refunded : orderStatus.paid
}

/**
 * ORD-017: true while the order is being closed, and as soon as its time to pay has ended by the
 * server's clock, even if the closing job has not run.
 */
export function isClosing(order: { state: OrderState; expiresAt: Date }, now: Date): boolean {
  return order.state === 'closing' || (order.state === 'unpaid' && order.expiresAt <= now)
}

interface Paid {
  coins: number
  receivedMinor: number
  refundedMinor: number
}

/**
 * ORD-067: returns the received money and coins that are neither refunded nor granted, in minor
 * units.
 */
export function refundableOf({ coins, receivedMinor, refundedMinor }: Paid, promised: number) {
  return coins + receivedMinor - refundedMinor - promised
}

/**
 * ORD-039: splits a refund. The part paid through the provider is refunded first, then coins.
 * @param online what the provider can still refund
 */
export function splitRefund(amount: number, online: number): { online: number; coins: number } {
  const ofProvider = Math.min(amount, Math.max(0, online))
  return { online: ofProvider, coins: amount - ofProvider }
}

const dayMillis = 24 * 60 * 60 * 1000
export const secondsOfDay = dayMillis / 1000

export function refundUntil({ paidAt, refundDays }: { paidAt: Date; refundDays: number }): Date {
  return new Date(paidAt.getTime() + refundDays * dayMillis)
}

/** ORD-061: true when a payment is early enough after the close to reopen the order. */
export function isInTime(closedAt: Date, now: Date, hours: number): boolean {
  return now.getTime() - closedAt.getTime() <= hours * 60 * 60 * 1000
}

/**
 * Returns the tax included in a price, in minor units.
 * @param basis hundredths of a percent
 */
export function taxIn(minor: number, basis: number): number {
  return Math.round((minor * basis) / (10_000 + basis))
}

/**
 * Returns the seconds until the next query of the provider: every five minutes on the first day,
 * and daily for four more days (ORD-065). Null afterwards.
 */
export function secondsUntilNextPoll(createdAt: Date, now: Date): number | null {
  const age = now.getTime() - createdAt.getTime()
  if (age < dayMillis) return 300
  return age < 5 * dayMillis ? secondsOfDay : null
}

/** The number of refund tries before staff must act, and the seconds between them (ORD-069). */
export const mostTries = 6
export const secondsToTry = (tries: number) => 60 * 2 ** Math.min(tries, 8)

export const asAmount = (minor: number) => minor / 100
export const asMinor = (amount: number) => Math.round(amount * 100)
