import type { User } from '../../../../platform/actor.ts'
import { recordAudit } from '../../../../platform/audit/audit.ts'
import type { Db } from '../../../../platform/database/database.ts'
import type { Context } from '../../../../platform/http/context.ts'
import { Refusal, refusal, Refused } from '../../../../platform/refusal.ts'
import { counted } from '../../../people/index.ts'
import { markPaid } from '../../actions.ts'
import { hasOpen } from '../../disputes/queries.ts'
import { prepareReopening } from '../../payment/actions.ts'
import { hasHeldMoney, lockHeldAttempts, moveAttempt } from '../../attempts/queries.ts'
import * as orderQueries from '../../queries.ts'
import { carryOut, giveBack } from '../../refunds/actions.ts'
import { asAmount } from '../../rules.ts'
import type { AttemptRow, OrderRow, RefundRow } from '../../tables.ts'

type Asked = Context<never, User>
type HeldRefusal = Refusal<'alreadyDone' | 'requestFailed'>

/** Accepts held money as the price, only for a payable order in the same currency. */
async function accept(tx: Db, context: Asked, order: OrderRow, attempt: AttemptRow) {
  const { actor, now } = context
  if (await hasOpen(tx, attempt)) return refusal('requestFailed', 'orderDisputed')
  if (order.paidAt !== null || attempt.receivedCurrency !== order.currency)
    return refusal('requestFailed')
  if (order.state === 'closed' && !(await prepareReopening(tx, context, order)))
    return refusal('requestFailed', 'courseOwned')
  const coins = order.subtotalMinor - attempt.amountMinor
  const { receivedMinor } = attempt
  const paid = await markPaid(tx, context, order, { receivedMinor, coins })
  // The refusal is thrown. So the closing of the person's other order is rolled back too.
  if (paid === 'short') throw new Refused(refusal('requestFailed', 'notEnoughCoins'))
  if (!paid) throw new Refused(refusal('alreadyDone'))
  await moveAttempt(tx, attempt, 'accept')
  const event = { what: 'heldAccepted', amountMinor: receivedMinor, byId: actor.userId }
  await orderQueries.noteEvent(tx, order, event, now)
  return undefined
}

/**
 * ORD-063: staff accept or refund unmatched money of an order. If several amounts wait, the oldest
 * is decided first.
 */
export async function decide(
  context: Asked,
  { schoolId, id }: OrderRow,
  { action, reason }: { action: 'accept' | 'giveBack'; reason: string },
): Promise<true | HeldRefusal> {
  const { db, actor } = context
  const done = await db.transaction(async (tx): Promise<HeldRefusal | RefundRow | undefined> => {
    const order = await orderQueries.lockOrder(tx, schoolId, id)
    const [attempt] = await lockHeldAttempts(tx, order)
    if (!attempt) return refusal('alreadyDone')
    let refund: RefundRow | undefined
    if (action === 'accept') {
      const refused = await accept(tx, context, order, attempt)
      if (refused) return refused
    } else {
      const by = actor.userId
      refund = await giveBack(tx, context, order, attempt, { kind: 'held', reason, by })
    }
    await orderQueries.changeOrder(tx, order, { moneyReview: await hasHeldMoney(tx, order) })
    const amount = asAmount(attempt.receivedMinor).toFixed(2)
    await recordAudit(tx, context, {
      action: action === 'accept' ? 'order.heldAccepted' : 'order.heldReturned',
      subjectId: order.userId,
      reason,
      detail: counted({ orderNo: order.orderNo, amount }),
    })
    return refund
  })
  if (done instanceof Refusal) return done
  if (done) await carryOut(context, done)
  return true
}
