import { latePaymentHours } from '@titian/contract'
import { secondsAfter } from '../../../platform/clock.ts'
import { type Db, isConflict } from '../../../platform/database/database.ts'
import type { Notice, PaymentState, StartRequest } from '../../../platform/payment/payment.ts'
import { type Refusal, refusal } from '../../../platform/refusal.ts'
import { getCourseFor, hasLeft, isBarred } from '../../courses/index.ts'
import { beginClosing, close, markPaid, type OrderDeps } from '../actions.ts'
import * as attempts from '../attempts/queries.ts'
import { balanceOf } from '../coins/queries.ts'
import { applyDisputeNotice } from '../disputes/actions.ts'
import * as policy from '../policy.ts'
import * as orderQueries from '../queries.ts'
import { carryOut, giveBack, applyRefundState } from '../refunds/actions.ts'
import { findById } from '../refunds/queries.ts'
import { attemptAfter, isInTime, secondsOfDay, secondsUntilNextPoll } from '../rules.ts'
import type { AttemptRow, OrderRow, RefundRow } from '../tables.ts'
import * as queries from './queries.ts'

type Captured = Extract<Notice, { kind: 'captured' }>

interface Received {
  result: string
  refund?: RefundRow | undefined
}

async function refundUnmatchedPayment(
  tx: Db,
  deps: OrderDeps,
  order: OrderRow,
  attempt: AttemptRow,
  kind: 'late' | 'double',
): Promise<Received> {
  const what = kind === 'late' ? 'receivedLate' : 'receivedTwice'
  const event = { what, amountMinor: attempt.receivedMinor }
  await orderQueries.noteEvent(tx, order, event, deps.now)
  return { result: kind, refund: await giveBack(tx, deps, order, attempt, { kind, reason: '' }) }
}

async function receiveInTime(
  tx: Db,
  deps: OrderDeps,
  order: OrderRow,
  attempt: AttemptRow,
): Promise<Received> {
  const line = await orderQueries.getLine(tx, order)
  // The person has paid another order for the course since, so this money is refunded.
  if (!line.live) return refundUnmatchedPayment(tx, deps, order, attempt, 'double')
  const { receivedMinor } = attempt
  const paid = await markPaid(tx, deps, order, { receivedMinor, coins: order.coins })
  if (paid === 'short' || !paid) return refundUnmatchedPayment(tx, deps, order, attempt, 'double')
  const event = { what: 'received', amountMinor: receivedMinor }
  await orderQueries.noteEvent(tx, order, event, deps.now)
  return { result: 'paid' }
}

/**
 * ORD-061: true if a closed order may become active again for its course. A newer order that is
 * unpaid is then closed.
 */
export async function prepareReopening(tx: Db, deps: OrderDeps, order: OrderRow): Promise<boolean> {
  const { schoolId, userId } = order
  const { courseId } = await orderQueries.getLine(tx, order)
  const student = { schoolId, userId, courseId }
  const others = await orderQueries.lockOrdersOf(tx, student)
  const course = await getCourseFor(tx, schoolId, courseId, userId)
  const isOwned = course.joined || (await hasLeft(tx, student))
  const live = await orderQueries.findLive(tx, student)
  const isClosed = !policy.isSold(course) || (await isBarred(tx, student))
  if (isClosed || isOwned || live?.paidAt) return false
  const open = live && others.find(({ id }) => id === live.id)
  if (open && open.id !== order.id) {
    await orderQueries.setLive(tx, open, false)
    await beginClosing(tx, deps, open)
  }
  return true
}

async function receiveLate(
  tx: Db,
  deps: OrderDeps,
  order: OrderRow,
  attempt: AttemptRow,
): Promise<Received> {
  const isSoon = order.closedAt !== null && isInTime(order.closedAt, deps.now, latePaymentHours)
  const coins = order.subtotalMinor - attempt.amountMinor
  // When the order was closed, its coins became free, and the buyer may have spent them since.
  const reach = coins === 0 || (await balanceOf(tx, order.schoolId, order.userId)) >= coins
  if (!isSoon || !reach || !(await prepareReopening(tx, deps, order)))
    return refundUnmatchedPayment(tx, deps, order, attempt, 'late')
  const { receivedMinor } = attempt
  const paid = await markPaid(tx, deps, order, { receivedMinor, coins })
  if (paid === 'short' || !paid) return refundUnmatchedPayment(tx, deps, order, attempt, 'late')
  const event = { what: 'receivedLate', amountMinor: receivedMinor }
  await orderQueries.noteEvent(tx, order, event, deps.now)
  return { result: 'paidLate' }
}

/**
 * ORD-061 to ORD-064: records a received payment, depending on the state of its order. Both rows
 * are locked.
 */
async function receive(
  tx: Db,
  deps: OrderDeps,
  { order, attempt }: { order: OrderRow; attempt: AttemptRow },
  { amountMinor, currency, payment }: Captured,
): Promise<Received> {
  const { now } = deps
  // The notice was sent again: the payment is already recorded as held or received.
  if (!attemptAfter(attempt.state, 'capture')) return { result: 'repeated' }
  const money = {
    receivedMinor: amountMinor,
    receivedCurrency: currency,
    receivedAt: now,
    payment: payment ?? attempt.payment,
    askAt: null,
  }
  const isRight = amountMinor === attempt.amountMinor && currency === attempt.currency
  const moved = await attempts.moveAttempt(tx, attempt, isRight ? 'capture' : 'hold', money)
  if (!moved) return { result: 'repeated' }
  if (!isRight) {
    await orderQueries.changeOrder(tx, order, { moneyReview: true })
    const note = currency === attempt.currency ? '' : currency
    await orderQueries.noteEvent(tx, order, { what: 'held', amountMinor, note }, now)
    return { result: 'held' }
  }
  // ORD-062: the order was paid already, in another tab or on another day.
  if (order.paidAt !== null) return refundUnmatchedPayment(tx, deps, order, moved, 'double')
  const done = order.state === 'closed' ? receiveLate : receiveInTime
  const received = await done(tx, deps, order, moved)
  // Open payments in other tabs become due at once. The next query of the provider then cancels
  // them.
  for (const other of await attempts.listOpen(tx, order)) await attempts.setAskAt(tx, other, now)
  return received
}

async function endedWithoutMoney(
  tx: Db,
  { now }: OrderDeps,
  { order, attempt }: { order: OrderRow; attempt: AttemptRow },
  kind: 'failed' | 'cancelled',
): Promise<Received> {
  const move = kind === 'failed' ? 'fail' : 'cancel'
  const moved = await attempts.moveAttempt(tx, attempt, move, { askAt: null })
  if (!moved) return { result: 'repeated' }
  if (kind === 'failed') await orderQueries.noteEvent(tx, order, { what: 'payFailed' }, now)
  return { result: kind }
}

async function applyNotice(tx: Db, deps: OrderDeps, provider: string, notice: Notice) {
  if (notice.kind === 'refunded' || notice.kind === 'refundFailed') {
    const refund = /^\d{1,15}$/.test(notice.refund)
      ? await findById(tx, Number(notice.refund))
      : undefined
    if (!refund) return { result: 'noRefund' }
    const state = notice.kind === 'refunded' ? 'refunded' : 'failed'
    await applyRefundState(tx, deps, refund, { state, reference: notice.reference })
    return { result: notice.kind, schoolId: refund.schoolId, attemptId: refund.attemptId }
  }
  const found = await attempts.findAttempt(tx, provider, notice)
  if (!found) return { result: 'amountMinor' in notice ? 'noAttempt' : 'notOurs' }
  const { schoolId, id: attemptId } = found
  const order = await orderQueries.lockOrder(tx, schoolId, found.orderId)
  const attempt = await attempts.lockAttempt(tx, found)
  if (!('dispute' in notice)) await attempts.noteReference(tx, attempt, notice.reference)
  const both = { order, attempt }
  if ('dispute' in notice) {
    // If a dispute is reported before its payment, it waits for the notice of the payment
    // (ORD-098).
    if (attempt.receivedAt === null) return attempts.setAskAt(tx, attempt, deps.now)
    return { ...(await applyDisputeNotice(tx, deps, both, notice)), schoolId, attemptId }
  }
  const received =
    notice.kind === 'captured'
      ? await receive(tx, deps, both, notice)
      : await endedWithoutMoney(tx, deps, both, notice.kind)
  return { ...received, schoolId, attemptId }
}

/**
 * Looks up the payment page of a dispute's payment id, if it is new. Runs outside of a transaction,
 * because it is a network request.
 */
async function fetchPaymentDetails(
  { db, payment }: OrderDeps,
  eventId: number,
): Promise<'known' | 'providerUnavailable'> {
  const event = await queries.findUnhandled(db, eventId)
  if (!event || event.provider !== payment.kind || !('dispute' in event.notice)) return 'known'
  if (await attempts.findAttempt(db, event.provider, event.notice)) return 'known'
  const name = event.notice.reference
  const found = await payment.find(name)
  if (found === 'providerUnavailable') return 'providerUnavailable'
  const { reference } = found
  if (reference !== undefined)
    await attempts.notePayment(db, event.provider, { reference, payment: name })
  return 'known'
}

/**
 * Applies one stored notice in one transaction, and then requests refunds. If a notice came too
 * early, it stays stored, and the job applies it later.
 */
export async function handleEvent(deps: OrderDeps, eventId: number): Promise<void> {
  const { db, now } = deps
  // The notice stays stored, and the job applies it later.
  if ((await fetchPaymentDetails(deps, eventId)) === 'providerUnavailable') return
  const refund = await db.transaction(async (tx) => {
    const event = await queries.lockEvent(tx, eventId)
    if (!event) return undefined
    const applied = await applyNotice(tx, deps, event.provider, event.notice)
    if (!applied) return undefined
    const { refund: due, ...handled } = { refund: undefined, ...applied }
    await queries.completeEvent(tx, eventId, { ...handled, handledAt: now }, event.notice.schoolId)
    return due
  })
  if (refund) await carryOut(deps, refund)
}

/** ORD-038: stores a notice once by the provider's id; undefined when it was stored before. */
export function storeNotice(
  { db, payment, now }: OrderDeps,
  notice: Notice,
  raw: string,
): Promise<number | undefined> {
  return queries.storeEvent(db, {
    provider: payment.kind,
    eventId: notice.eventId,
    raw,
    notice,
    receivedAt: now,
  })
}

/** ORD-065: applies a state that the provider returned to a query, in the same way as a notice. */
async function applyPaymentState(
  deps: OrderDeps,
  attempt: AttemptRow,
  reported: PaymentState,
): Promise<void> {
  if (reported.state === 'open') return
  const { state: kind, ...money } = reported
  const notice = {
    eventId: `asked ${attempt.id} ${kind} ${JSON.stringify(money)}`,
    reference: attempt.reference ?? '',
    attempt: String(attempt.id),
    kind,
    ...money,
  } as Notice
  const stored = await storeNotice(deps, notice, JSON.stringify(reported))
  if (stored !== undefined) await handleEvent(deps, stored)
}

/**
 * Returns the provider's id of an attempt. If the first response was lost, the payment is requested
 * again. For the provider this is the same payment, because the attempt is the same.
 */
async function referenceOf(deps: OrderDeps, attempt: AttemptRow) {
  if (attempt.reference !== null) return attempt.reference
  const started = await deps.payment.start(attempt.request)
  if (typeof started === 'string') return started === 'refused' ? undefined : 'providerUnavailable'
  await attempts.noteReference(deps.db, attempt, started.reference)
  return started.reference
}

/** Cancels a payment at the provider. Returns `providerUnavailable` if the result is unknown. */
async function endAttempt(
  deps: OrderDeps,
  attempt: AttemptRow,
): Promise<'ended' | 'providerUnavailable'> {
  if (attempt.provider !== deps.payment.kind) return 'providerUnavailable'
  const reference = await referenceOf(deps, attempt)
  if (reference === 'providerUnavailable') return 'providerUnavailable'
  const reported: PaymentState | 'providerUnavailable' =
    reference === undefined ? { state: 'cancelled' } : await deps.payment.expire(reference)
  if (reported === 'providerUnavailable' || reported.state === 'open') return 'providerUnavailable'
  await applyPaymentState(
    deps,
    { ...attempt, reference: reference ?? `none ${attempt.id}` },
    reported,
  )
  return 'ended'
}

async function endAttempts(
  deps: OrderDeps,
  order: OrderRow,
): Promise<'ended' | 'providerUnavailable'> {
  for (const attempt of await attempts.listOpen(deps.db, order))
    if ((await endAttempt(deps, attempt)) === 'providerUnavailable') return 'providerUnavailable'
  return 'ended'
}

/**
 * ORD-101: true for an attempt at a former provider whose pages must have expired; they are valid
 * for a day at most.
 */
function isAbandoned(
  { payment, now }: OrderDeps,
  { expiresAt }: OrderRow,
  { provider }: AttemptRow,
) {
  return provider !== payment.kind && !isInTime(expiresAt, now, 24)
}

/**
 * ORD-060: stops accepting payments, cancels open payments at the provider, and closes the order
 * when the result is certain. Without a response, the order stays in `closing`.
 */
export async function endPaymentsAndClose(
  deps: OrderDeps,
  order: OrderRow,
  cancelledBy?: number,
): Promise<void> {
  const { db } = deps
  await db.transaction(async (tx) => {
    const locked = await orderQueries.lockOrder(tx, order.schoolId, order.id)
    if (locked.state === 'unpaid') await beginClosing(tx, deps, locked, cancelledBy)
  })
  await endAttempts(deps, order)
  await db.transaction(async (tx) => {
    const locked = await orderQueries.lockOrder(tx, order.schoolId, order.id)
    if (locked.state !== 'closing') return
    const open = await attempts.listOpen(tx, locked)
    if (open.some((attempt) => !isAbandoned(deps, locked, attempt))) return
    await close(tx, deps, locked, open.length === 0 ? 'closed' : 'closedUnheard')
  })
}

type PaymentRefusal = Refusal<'orderPaid' | 'orderClosed' | 'requestFailed'>

/** Returns why an order cannot be paid now, or undefined. */
export function refusePaying(
  order: Pick<OrderRow, 'paidAt' | 'state' | 'expiresAt'>,
  now: Date,
): Refusal<'orderPaid' | 'orderClosed'> | undefined {
  if (order.state === 'refunded') return refusal('orderClosed')
  if (order.paidAt !== null) return refusal('orderPaid')
  const isOpen = order.state === 'unpaid' && order.expiresAt > now
  return isOpen ? undefined : refusal('orderClosed')
}

/** Closes an order whose time to pay has ended, and returns its current state. */
export async function closeIfExpired(deps: OrderDeps, order: OrderRow): Promise<OrderRow> {
  const isDue = order.state === 'unpaid' && order.expiresAt <= deps.now
  if (!isDue) return order
  await endPaymentsAndClose(deps, order)
  return (await orderQueries.findOrder(deps.db, order.schoolId, { id: order.id })) ?? order
}

type Ask = Omit<StartRequest, 'attempt' | 'amountMinor' | 'currency' | 'createdAt' | 'expiresAt'>

/** Creates an attempt of a payable order; undefined when another tab was first. */
async function openAttempt(deps: OrderDeps, { schoolId, id }: OrderRow, ask: Ask) {
  const { db, payment, now } = deps
  try {
    return await db.transaction(async (tx) => {
      const order = await orderQueries.lockOrder(tx, schoolId, id)
      const refused = refusePaying(order, now)
      if (refused) return refused
      // A coin order may be paid online instead.
      if (order.payType === 2) await orderQueries.changeOrder(tx, order, { payType: 1 })
      const amountMinor = order.subtotalMinor - order.coins
      const request = {
        ...ask,
        attempt: '',
        amountMinor,
        currency: order.currency,
        createdAt: now.toISOString(),
        expiresAt: order.expiresAt.toISOString(),
      }
      const attempt = await attempts.insertAttempt(tx, {
        schoolId,
        orderId: id,
        provider: payment.kind,
        request,
        state: 'created',
        amountMinor,
        currency: order.currency,
        createdAt: now,
        askAt: secondsAfter(now, 300),
      })
      await orderQueries.noteEvent(tx, order, { what: 'payStarted', amountMinor }, now)
      return attempts.nameAttempt(tx, attempt)
    })
  } catch (error) {
    if (isConflict(error, 'payment_attempts_open')) return undefined
    throw error
  }
}

/** How often this is tried again when two tabs cancel each other's payments. */
const mostRounds = 4

/** ORD-026: cancels an older tab's payment at the provider, and opens a new one. */
export async function startPaying(
  deps: OrderDeps,
  order: OrderRow,
  ask: Ask,
): Promise<{ payUrl: string } | PaymentRefusal> {
  for (let round = 0; round < mostRounds; round += 1) {
    if ((await endAttempts(deps, order)) === 'providerUnavailable')
      return refusal('requestFailed', 'providerSilent')
    const attempt = await openAttempt(deps, order, ask)
    if (!attempt) continue
    if (!('request' in attempt)) return attempt
    const started = await deps.payment.start(attempt.request)
    if (started === 'providerUnavailable') return refusal('requestFailed', 'providerSilent')
    if (started === 'refused') {
      await applyPaymentState(
        deps,
        { ...attempt, reference: `none ${attempt.id}` },
        { state: 'cancelled' },
      )
      return refusal('requestFailed', 'noOnlinePayment')
    }
    const { reference, url } = started
    await attempts.noteReference(deps.db, attempt, reference)
    await attempts.moveAttempt(deps.db, attempt, 'start', { reference, payUrl: url })
    return { payUrl: url }
  }
  return refusal('requestFailed', 'providerSilent')
}

/**
 * ORD-051: books the coins and pays the order in one transaction; false when the coins are not
 * enough.
 */
export async function payByCoins(
  deps: OrderDeps,
  order: OrderRow,
): Promise<boolean | PaymentRefusal> {
  if ((await endAttempts(deps, order)) === 'providerUnavailable')
    return refusal('requestFailed', 'providerSilent')
  return deps.db.transaction(async (tx) => {
    const locked = await orderQueries.lockOrder(tx, order.schoolId, order.id)
    const refused = refusePaying(locked, deps.now)
    if (refused) return refused
    if ((await attempts.listOpen(tx, locked)).length > 0)
      return refusal('requestFailed', 'providerSilent')
    // One coin is one minor unit.
    const coins = locked.subtotalMinor
    const paid = await markPaid(tx, deps, locked, { receivedMinor: 0, coins, payType: 2 })
    if (paid === 'short' || !paid) return false
    const event = { what: 'paidByCoins', amountMinor: coins }
    await orderQueries.noteEvent(tx, locked, event, deps.now)
    return true
  })
}

/** Applies stored notices whose processing was interrupted. */
export async function handleWaiting(
  deps: OrderDeps,
  report: (error: unknown) => void,
): Promise<void> {
  for (const id of await queries.listUnhandled(deps.db)) await handleEvent(deps, id).catch(report)
}

/**
 * ORD-016: closes orders whose time to pay has ended. If one fails, the others are still closed.
 */
export async function closeAllDue(
  deps: OrderDeps,
  report: (error: unknown) => void,
  of?: { schoolId: number; userId: number },
): Promise<void> {
  for (const order of await orderQueries.listDue(deps.db, deps.now, of))
    await endPaymentsAndClose(deps, order).catch(report)
}

async function look(deps: OrderDeps, attempt: AttemptRow): Promise<void> {
  const { db, now, payment } = deps
  // An attempt at a former provider is checked every day, because the school may set this provider
  // again (ORD-101).
  const isOurs = attempt.provider === payment.kind
  const seconds = isOurs ? secondsUntilNextPoll(attempt.createdAt, now) : secondsOfDay
  await attempts.setAskAt(db, attempt, seconds === null ? null : secondsAfter(now, seconds))
  const order = await orderQueries.findOrder(db, attempt.schoolId, { id: attempt.orderId })
  if (order?.state !== 'unpaid') {
    await endAttempt(deps, attempt)
    return
  }
  if (attempt.reference === null || attempt.provider !== payment.kind) return
  const reported = await payment.ask(attempt.reference)
  if (reported !== 'providerUnavailable') await applyPaymentState(deps, attempt, reported)
}

/** ORD-065: queries open payments that are due. */
export async function askAll(deps: OrderDeps, report: (error: unknown) => void): Promise<void> {
  for (const attempt of await attempts.listToAsk(deps.db, deps.now))
    await look(deps, attempt).catch(report)
}
