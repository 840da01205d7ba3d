import { reasons, wrongField } from '@titian/contract'
import type { User } from '../../../../platform/actor.ts'
import { recordAudit } from '../../../../platform/audit/audit.ts'
import { type Db, isConflict } from '../../../../platform/database/database.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { Refusal, refusal } from '../../../../platform/refusal.ts'
import { counted } from '../../../people/index.ts'
import { notifyBuyer } from '../../actions.ts'
import * as policy from '../../policy.ts'
import * as orderQueries from '../../queries.ts'
import { asAmount, isPaid, refundableOf } from '../../rules.ts'
import type { OrderRow, RefundRow } from '../../tables.ts'
import { carryOut, grant } from '../actions.ts'
import * as queries from '../queries.ts'

type Asked = Context<never, User>
type RefundRefusal = Refusal<'alreadyDone' | 'requestFailed' | 'invalidInput'>

/** ORD-039: stores the buyer's request for a refund of everything that is paid and not refunded. */
export async function ask(
  context: Asked,
  shown: orderQueries.ShownOrder,
  reason: string,
): Promise<true | RefundRefusal> {
  const { db, actor, now } = context
  try {
    return await db.transaction(async (tx) => {
      const order = await orderQueries.lockOrder(tx, shown.schoolId, shown.id)
      const { amount } = await queries.promisedOf(tx, order)
      if (shown.isAsked) return refusal('alreadyDone')
      if (order.disputed) return refusal('requestFailed', 'orderDisputed')
      if (!policy.mayAskRefund(order, { promised: amount, isAsked: false }, now))
        return refusal('requestFailed', 'refundOver')
      const amountMinor = refundableOf(order, amount)
      await queries.insertRefund(tx, {
        schoolId: order.schoolId,
        orderId: order.id,
        kind: 'asked',
        state: 'requested',
        amountMinor,
        currency: order.currency,
        reason,
        key: `asked ${order.version}`,
        createdBy: actor.userId,
        createdAt: now,
      })
      // Raises the version, so that the next request has another key.
      await orderQueries.changeOrder(tx, order, {})
      const event = { what: 'refundAsked', amountMinor, byId: actor.userId, note: reason }
      await orderQueries.noteEvent(tx, order, event, now)
      return true
    })
  } catch (error) {
    if (isConflict(error, 'refunds_asked')) return refusal('alreadyDone')
    throw error
  }
}

interface Decision {
  action: 'grant' | 'refuse' | 'retry'
  /** Minor units; null for the full requested amount. */
  amount: number | null
  reason: string
}

const tooMuch = ({ language }: Asked, most: number) =>
  refusal('invalidInput', {
    reason: 'refundTooMuch',
    fields: {
      amount: reasons.refundTooMuch[language].replace('{{most}}', asAmount(most).toFixed(2)),
    },
    extend: { most: asAmount(most) },
  })

type Log = Parameters<typeof recordAudit>[1]

async function log(
  tx: Db,
  context: Log,
  order: OrderRow,
  {
    action,
    amount,
    reason,
  }: { action: 'order.refunded' | 'order.refundRefused'; amount: number; reason: string },
) {
  const detail = counted({ orderNo: order.orderNo, amount: asAmount(amount).toFixed(2) })
  const subjectId = order.userId
  await recordAudit(tx, context, { action, subjectId, detail, ...(reason && { reason }) })
}

async function refuseIt(
  tx: Db,
  context: Asked,
  order: OrderRow,
  refund: RefundRow,
  reason: string,
) {
  const { actor, now } = context
  const refused = await queries.changeRefund(tx, refund, {
    state: 'refused',
    decision: reason,
    decidedBy: actor.userId,
    decidedAt: now,
  })
  const { amountMinor } = refund
  const event = { what: 'refundRefused', amountMinor, byId: actor.userId, note: reason }
  await orderQueries.noteEvent(tx, order, event, now)
  await notifyBuyer(tx, context, order, { what: 'refundRefused', amountMinor, reason })
  await log(tx, context, order, { action: 'order.refundRefused', amount: amountMinor, reason })
  return refused
}

async function decideInTransaction(
  tx: Db,
  context: Asked,
  { schoolId, orderId, id }: RefundRow,
  { action, amount, reason }: Decision,
): Promise<RefundRow | RefundRefusal> {
  const { actor, now, language } = context
  const order = await orderQueries.lockOrder(tx, schoolId, orderId)
  const refund = await queries.lockRefund(tx, schoolId, id)
  if (action === 'retry') {
    if (refund.state !== 'failed') return refusal('alreadyDone')
    return queries.changeRefund(tx, refund, { state: 'granted', tries: 0, tryAt: now })
  }
  if (refund.state !== 'requested') return refusal('alreadyDone')
  if (action === 'refuse') {
    if (reason.length >= 3) return refuseIt(tx, context, order, refund, reason)
    return refusal('invalidInput', { fields: wrongField('reason', language) })
  }
  if (order.disputed) return refusal('requestFailed', 'orderDisputed')
  const wanted = amount ?? refund.amountMinor
  const granted = await grant(tx, context, order, refund, {
    amount: wanted,
    decidedBy: actor.userId,
    decision: reason || null,
  })
  if ('most' in granted) return tooMuch(context, granted.most)
  await log(tx, context, order, { action: 'order.refunded', amount: wanted, reason })
  return granted
}

/**
 * ORD-039: stores the decision of staff. A granted refund is requested from the provider at once.
 * If this fails, a job requests it again.
 */
export async function decide(
  context: Asked,
  refund: RefundRow,
  decision: Decision,
): Promise<RefundRow | RefundRefusal> {
  const { db } = context
  const decided = await db.transaction((tx) => decideInTransaction(tx, context, refund, decision))
  return decided instanceof Refusal ? decided : carriedOut(context, decided)
}

async function carriedOut(context: Asked, refund: RefundRow): Promise<RefundRow> {
  await carryOut(context, refund)
  return queries.getRefund(context.db, refund.schoolId, refund.id)
}

/**
 * Refunds money that the buyer did not ask for. Repeating the call with the same key refunds only
 * once.
 */
export async function refund(
  context: Asked,
  { schoolId, id }: OrderRow,
  { amount, reason, key }: { amount: number; reason: string; key: string },
): Promise<RefundRow | RefundRefusal> {
  const { db, actor, now } = context
  const made = await db.transaction(async (tx) => {
    const order = await orderQueries.lockOrder(tx, schoolId, id)
    const same = await queries.findByKey(tx, order, key)
    if (same) {
      const isSame = same.amountMinor === amount && same.reason === reason
      return isSame ? same : refusal('alreadyDone', 'sameKeyOtherOrder')
    }
    if (!isPaid(order.state)) return tooMuch(context, 0)
    if (order.disputed) return refusal('requestFailed', 'orderDisputed')
    const { amount: promised } = await queries.promisedOf(tx, order)
    const most = refundableOf(order, promised)
    if (amount > most) return tooMuch(context, most)
    const inserted = await queries.insertRefund(tx, {
      schoolId,
      orderId: id,
      kind: 'staff',
      state: 'requested',
      amountMinor: amount,
      currency: order.currency,
      reason,
      key,
      createdBy: actor.userId,
      createdAt: now,
    })
    if (!inserted) return refusal('alreadyDone')
    const granted = await grant(tx, context, order, inserted, {
      amount,
      decidedBy: actor.userId,
      decision: null,
    })
    if ('most' in granted) return tooMuch(context, granted.most)
    await log(tx, context, order, { action: 'order.refunded', amount, reason })
    return granted
  })
  return made instanceof Refusal ? made : carriedOut(context, made)
}
