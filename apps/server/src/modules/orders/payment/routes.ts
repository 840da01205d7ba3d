import { type orders, pickText } from '@titian/contract'
import { owesIdentity, type User } from '../../../platform/actor.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import * as policy from '../policy.ts'
import * as orderQueries from '../queries.ts'
import type { OrderRow } from '../tables.ts'
import * as actions from './actions.ts'

type Asked = Context<never, User>

/**
 * Finds the buyer's own order of a sealed id. An order whose time to pay has ended is closed first.
 */
async function ownOrder(
  context: Asked,
  sign: string,
): Promise<OrderRow | Refusal<'orderNotFound'>> {
  const { db, school, actor, open } = context
  const order = await orderQueries.findOrder(db, school.id, {
    id: open('order', sign),
    userId: actor.userId,
  })
  return order ? actions.closeIfExpired(context, order) : refusal('orderNotFound')
}

/** Returns an order of the buyer that can be paid now, or refuses. */
async function payable(context: Asked, sign: string) {
  const order = await ownOrder(context, sign)
  if (order instanceof Refusal) return order
  return actions.refusePaying(order, context.now) ?? order
}

const lacksInfo = ({ actor, school }: Asked) =>
  policy.lacksPersonalInfo(actor, owesIdentity(school, actor))

export const paymentAnswers: SomeAnswers<
  typeof orders,
  'toOrderPay' | 'balancePay' | 'cancelOrder' | 'continuePayType'
> = {
  toOrderPay: async ({ sign }, context) => {
    const { db, school, client, language, refuse, payment } = context
    const order = await payable(context, sign)
    if (order instanceof Refusal) return order
    if (lacksInfo(context)) return refuse('personalInfoFirst')
    const { methods } = await orderQueries.getSettings(db, school.id)
    if (payment.kind === 'none' || methods.length === 0)
      return refuse('requestFailed', 'noOnlinePayment')
    const line = await orderQueries.getLine(db, order)
    const { orderNo, email, expiresAt } = order
    const started = await actions.startPaying(context, order, {
      schoolId: school.id,
      orderNo,
      title: pickText(line.titles, language, school.defaultLanguage),
      email,
      methods,
      // The page after paying has the same language (FRM-426).
      returnUrl: `${client.origin}/${language}/pay-in?orderNo=${orderNo}`,
      language,
    })
    if (started instanceof Refusal) return started
    return { orderNo, payUrl: started.payUrl, closeTime: expiresAt.toISOString() }
  },
  balancePay: async ({ sign }, context) => {
    const order = await payable(context, sign)
    if (order instanceof Refusal) return order
    if (lacksInfo(context)) return context.refuse('personalInfoFirst')
    return actions.payByCoins(context, order)
  },
  cancelOrder: async ({ sign }, context) => {
    const order = await payable(context, sign)
    if (order instanceof Refusal) return order
    await actions.endPaymentsAndClose(context, order, context.actor.userId)
    return null
  },
  continuePayType: async ({ sign }, context) => {
    const { db, school, actor, open, now, refuse } = context
    const order = await orderQueries.findOrder(db, school.id, {
      id: open('order', sign),
      userId: actor.userId,
    })
    if (!order) return refuse('orderNotFound')
    return actions.refusePaying(order, now) ?? { payType: order.payType }
  },
}
