import type { Db } from '../../../platform/database/database.ts'
import type { DisputeNotice } from '../../../platform/payment/payment.ts'
import { pauseGrant, resumeGrant, type OrderDeps, notifyBuyer } from '../actions.ts'
import { hasHeldMoney } from '../attempts/queries.ts'
import * as orderQueries from '../queries.ts'
import { giveBack, completeRefund } from '../refunds/actions.ts'
import * as refundQueries from '../refunds/queries.ts'
import { forestalled, isOfOrder, isPaid, refundableOf } from '../rules.ts'
import type { AttemptRow, DisputeRow, OrderRow } from '../tables.ts'
import * as queries from './queries.ts'

interface Both {
  order: OrderRow
  attempt: AttemptRow
}

/**
 * ORD-098: begins a dispute. The bank has withdrawn the money, so the access is suspended until the
 * dispute is decided.
 */
async function begin(
  tx: Db,
  deps: OrderDeps,
  { order, attempt }: Both,
  { dispute, amountMinor, currency, reason }: DisputeNotice,
): Promise<DisputeRow> {
  const { now } = deps
  const { schoolId, id: orderId } = order
  const row = await queries.insertDispute(tx, {
    schoolId,
    orderId,
    attemptId: attempt.id,
    provider: attempt.provider,
    reference: dispute,
    state: 'open',
    amountMinor,
    currency,
    reason,
    openedAt: now,
  })
  await orderQueries.noteEvent(tx, order, { what: 'disputed', amountMinor, note: reason }, now)
  // Unmatched money granted no access and waits for staff already, so nothing is suspended.
  if (attempt.state !== 'captured') return row
  await orderQueries.changeOrder(tx, order, { disputed: true })
  if (isPaid(order.state) && !order.disputed) {
    await pauseGrant(tx, deps, order)
    await notifyBuyer(tx, deps, order, { what: 'orderDisputed', amountMinor })
  }
  return row
}

/** Records the money that a bank withdrew from the payment of an order. */
async function takeOfOrder(
  tx: Db,
  deps: OrderDeps,
  { order, attempt }: Both,
  { id, amountMinor, reason, reference }: DisputeRow,
) {
  const { now } = deps
  const waiting = (await refundQueries.lockPromised(tx, order)).filter(({ kind }) =>
    isOfOrder(kind),
  )
  const promised = waiting.map((refund) => ({
    ...refund,
    online: refund.amountMinor - refund.coins,
  }))
  const given = await refundQueries.onlineGivenBack(tx, order)
  const left = order.receivedMinor - given + promised.reduce((sum, { online }) => sum + online, 0)
  // Withdraws granted refunds for which the provider has no money any more.
  for (const one of forestalled(promised, { left, taken: amountMinor }))
    await refundQueries.changeRefund(tx, one, {
      state: 'refused',
      decision: reason,
      tryAt: null,
      decidedAt: now,
    })
  const still = await refundQueries.promisedOf(tx, order)
  const rest = left - (still.amount - still.coins)
  const online = Math.min(amountMinor, rest)
  // If everything that was paid online is refunded, the coins are refunded too, because the buyer
  // loses the course.
  const coins = online === rest ? refundableOf(order, still.amount) - online : 0
  if (online + coins <= 0) return
  const refund = await refundQueries.insertRefund(tx, {
    schoolId: order.schoolId,
    orderId: order.id,
    attemptId: attempt.id,
    kind: 'dispute',
    state: 'granted',
    amountMinor: online + coins,
    coins,
    currency: order.currency,
    reason,
    key: `dispute ${id}`,
    createdAt: now,
    decidedAt: now,
  })
  if (refund) await completeRefund(tx, deps, refund, reference)
}

/** Handles unmatched money that the bank has withdrawn. The refund of this money counts as done. */
async function takeOther(
  tx: Db,
  deps: OrderDeps,
  { order, attempt }: Both,
  { reason, reference }: DisputeRow,
) {
  const waiting = await refundQueries.lockPromised(tx, order)
  const refund =
    attempt.state === 'held'
      ? await giveBack(tx, deps, order, attempt, { kind: 'held', reason })
      : waiting.find(({ attemptId, kind }) => attemptId === attempt.id && !isOfOrder(kind))
  if (refund) await completeRefund(tx, deps, refund, reference)
  await orderQueries.changeOrder(tx, order, { moneyReview: await hasHeldMoney(tx, order) })
}

/**
 * ORD-099: ends a dispute. If it was lost, it becomes a refund; if it was won, the order is
 * restored.
 */
async function end(
  tx: Db,
  deps: OrderDeps,
  { order, attempt }: Both,
  row: DisputeRow,
  isLost: boolean,
) {
  const { now } = deps
  const { amountMinor } = row
  await queries.closeDispute(tx, row, { state: isLost ? 'lost' : 'won', closedAt: now })
  const what = isLost ? 'disputeLost' : 'disputeWon'
  await orderQueries.noteEvent(tx, order, { what, amountMinor }, now)
  if (attempt.state !== 'captured') {
    if (isLost) await takeOther(tx, deps, { order, attempt }, row)
    return
  }
  if (isLost) await takeOfOrder(tx, deps, { order, attempt }, row)
  const disputed = await queries.hasOpen(tx, attempt)
  await orderQueries.changeOrder(tx, order, { disputed })
  const after = await orderQueries.lockOrder(tx, order.schoolId, order.id)
  if (disputed || !isPaid(after.state)) return
  await resumeGrant(tx, deps, after)
  await notifyBuyer(tx, deps, after, { what: 'disputeOver', amountMinor })
}

/**
 * Applies a provider's notice about a dispute. Notices may come in any order and several times.
 * Order and attempt are locked.
 */
export async function applyDisputeNotice(
  tx: Db,
  deps: OrderDeps,
  both: Both,
  notice: DisputeNotice,
): Promise<{ result: string }> {
  const known = await queries.findDispute(tx, both.attempt.provider, notice.dispute)
  const isOver = notice.kind !== 'disputed'
  if (known && (!isOver || known.state !== 'open')) return { result: 'repeated' }
  const row = known ?? (await begin(tx, deps, both, notice))
  if (!isOver) return { result: notice.kind }
  const order = await orderQueries.lockOrder(tx, both.order.schoolId, both.order.id)
  await end(tx, deps, { ...both, order }, row, notice.kind === 'disputeLost')
  return { result: notice.kind }
}
