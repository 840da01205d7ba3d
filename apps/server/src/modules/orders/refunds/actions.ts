import type { Db } from '../../../platform/database/database.ts'
import type { RefundAnswer } from '../../../platform/payment/payment.ts'
import { secondsAfter } from '../../../platform/clock.ts'
import { endGrant, type OrderDeps, notifyBuyer } from '../actions.ts'
import { findPaying, lockAttempt, moveAttempt } from '../attempts/queries.ts'
import { book } from '../coins/queries.ts'
import { refundEntry } from '../coins/rules.ts'
import * as orderQueries from '../queries.ts'
import { isOfOrder, mostTries, refundableOf, secondsToTry, splitRefund } from '../rules.ts'
import type { AttemptRow, OrderRow, RefundRow } from '../tables.ts'
import * as queries from './queries.ts'

/** Seconds after which a running refund request is repeated. */
const patience = 3600

/**
 * Refunds unmatched money in full to its source (ORD-061, ORD-062); the caller locks the attempt.
 */
export async function giveBack(
  tx: Db,
  deps: OrderDeps,
  order: OrderRow,
  attempt: AttemptRow,
  { kind, reason, by }: { kind: 'late' | 'double' | 'held'; reason: string; by?: number },
): Promise<RefundRow | undefined> {
  const { now } = deps
  await moveAttempt(tx, attempt, 'giveBack')
  const refund = await queries.insertRefund(tx, {
    schoolId: order.schoolId,
    orderId: order.id,
    attemptId: attempt.id,
    kind,
    state: 'granted',
    amountMinor: attempt.receivedMinor,
    currency: attempt.receivedCurrency ?? attempt.currency,
    reason,
    key: `attempt ${attempt.id}`,
    tryAt: now,
    createdBy: by ?? null,
    decidedBy: by ?? null,
    createdAt: now,
    decidedAt: now,
  })
  await notifyBuyer(tx, deps, order, {
    what: 'paymentReturned',
    amountMinor: attempt.receivedMinor,
    reason,
  })
  return refund
}

interface Granted {
  amount: number
  decidedBy: number
  decision: string | null
}

/**
 * ORD-067: granted refunds never exceed the received money. The caller has locked the order, so
 * decisions happen one after another. @returns the remaining amount if the requested one is too
 * high
 */
export async function grant(
  tx: Db,
  { now }: Pick<OrderDeps, 'now'>,
  order: OrderRow,
  refund: RefundRow,
  { amount, decidedBy, decision }: Granted,
): Promise<RefundRow | { most: number }> {
  const promised = await queries.promisedOf(tx, order, refund.id)
  const most = refundableOf(order, promised.amount)
  if (amount > most) return { most }
  const given = await queries.onlineGivenBack(tx, order, refund.id)
  const { coins } = splitRefund(amount, order.receivedMinor - given)
  const attempt = await findPaying(tx, order)
  const granted = await queries.changeRefund(tx, refund, {
    state: 'granted',
    amountMinor: amount,
    coins,
    attemptId: attempt?.id ?? null,
    decision,
    decidedBy,
    decidedAt: now,
    tryAt: now,
    tries: 0,
  })
  await orderQueries.noteEvent(
    tx,
    order,
    {
      what: 'refundGranted',
      amountMinor: amount,
      byId: decidedBy,
      ...(decision && { note: decision }),
    },
    now,
  )
  return granted
}

/** Completes a refund: totals, state, coins and access change in one transaction. */
export async function completeRefund(
  tx: Db,
  deps: OrderDeps,
  refund: RefundRow,
  reference: string | null,
) {
  const { now } = deps
  const order = await orderQueries.lockOrder(tx, refund.schoolId, refund.orderId)
  const current = await queries.lockRefund(tx, refund.schoolId, refund.id)
  if (current.state !== 'granted' && current.state !== 'failed') return
  await queries.changeRefund(tx, current, {
    state: 'refunded',
    settledAt: now,
    reference,
    tryAt: null,
  })
  const amountMinor = current.amountMinor
  await orderQueries.noteEvent(tx, order, { what: 'refunded', amountMinor }, now)
  if (!isOfOrder(current.kind)) {
    if (current.attemptId === null) return
    const attempt = await lockAttempt(tx, { schoolId: order.schoolId, id: current.attemptId })
    await moveAttempt(tx, attempt, 'returned')
    return
  }
  const { schoolId, userId, id: orderId } = order
  if (current.coins > 0)
    await book(
      tx,
      refundEntry({ schoolId, userId, orderId, amount: current.coins }, current.id),
      now,
    )
  const refundedMinor = order.refundedMinor + amountMinor
  const isAll = refundedMinor === order.coins + order.receivedMinor
  await orderQueries.moveOrder(tx, order, isAll ? 'refundAll' : 'refundPart', { refundedMinor })
  if (isAll) await endGrant(tx, deps, order)
  await notifyBuyer(tx, deps, order, { what: 'orderRefunded', amountMinor, reason: current.reason })
}

async function fail(tx: Db, { now }: OrderDeps, refund: RefundRow) {
  const order = await orderQueries.lockOrder(tx, refund.schoolId, refund.orderId)
  const current = await queries.lockRefund(tx, refund.schoolId, refund.id)
  if (current.state !== 'granted') return
  await queries.changeRefund(tx, current, { state: 'failed', tryAt: null })
  const amountMinor = current.amountMinor
  await orderQueries.noteEvent(tx, order, { what: 'refundFailed', amountMinor }, now)
}

/** Applies a refund state from a response or a notice. */
export async function applyRefundState(
  tx: Db,
  deps: OrderDeps,
  refund: RefundRow,
  { state, reference }: RefundAnswer,
): Promise<void> {
  if (state === 'refunded') await completeRefund(tx, deps, refund, reference)
  else if (state === 'failed') await fail(tx, deps, refund)
}

async function tryLater({ db, now }: OrderDeps, refund: RefundRow, isPending: boolean) {
  const tries = refund.tries + (isPending ? 0 : 1)
  const seconds = isPending ? patience : secondsToTry(tries)
  await queries.changeRefund(db, refund, { tries, tryAt: secondsAfter(now, seconds) })
}

/**
 * ORD-069: requests a granted refund at the provider. Requesting it again does no harm. After
 * several failures, the refund waits for staff.
 */
export async function carryOut(deps: OrderDeps, refund: RefundRow): Promise<void> {
  const { db, payment } = deps
  if (refund.state !== 'granted') return
  const online = refund.amountMinor - refund.coins
  if (online === 0) {
    await db.transaction((tx) => completeRefund(tx, deps, refund, null))
    return
  }
  const attempt =
    refund.attemptId === null
      ? undefined
      : await db.transaction((tx) =>
          lockAttempt(tx, { schoolId: refund.schoolId, id: refund.attemptId ?? 0 }),
        )
  const isPossible = attempt?.reference && attempt.provider === payment.kind
  const answer = isPossible
    ? await payment.refund({
        reference: attempt.reference ?? '',
        refund: String(refund.id),
        amountMinor: online,
        currency: refund.currency,
      })
    : 'providerUnavailable'
  if (answer === 'providerUnavailable') {
    if (refund.tries + 1 >= mostTries) await db.transaction((tx) => fail(tx, deps, refund))
    else await tryLater(deps, refund, false)
    return
  }
  if (answer.state === 'pending') return tryLater(deps, refund, true)
  await db.transaction((tx) => applyRefundState(tx, deps, refund, answer))
}

/** Requests granted refunds that are due. */
export async function carryOutDue(
  deps: OrderDeps,
  report: (error: unknown) => void,
): Promise<void> {
  for (const refund of await queries.listDue(deps.db, deps.now))
    await carryOut(deps, refund).catch(report)
}
