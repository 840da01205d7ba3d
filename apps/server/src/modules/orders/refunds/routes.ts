import { type orders } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { refuseUnproved } from '../../accounts/index.ts'
import * as present from '../present.ts'
import * as orderQueries from '../queries.ts'
import { asMinor } from '../rules.ts'
import * as asking from './asking/actions.ts'
import * as queries from './queries.ts'

export const refundAnswers: SomeAnswers<
  typeof orders,
  'requestRefund' | 'decideRefund' | 'refundOrder'
> = {
  requestRefund: async ({ sign, reason }, context) => {
    const { db, school, actor, open, refuse } = context
    const of = { id: open('order', sign), userId: actor.userId }
    const row = await orderQueries.findShown(db, school.id, of)
    if (!row) return refuse('orderNotFound')
    const asked = await asking.ask(context, row, reason)
    if (asked instanceof Refusal) return asked
    const after = await orderQueries.findShown(db, school.id, of)
    return after ? present.order(after, context) : refuse('orderNotFound')
  },
  decideRefund: async ({ sign, amount, ...decision }, context) => {
    const { db, school, open } = context
    const refund = await queries.getRefund(db, school.id, open('refund', sign))
    const unproved = decision.action === 'refuse' ? undefined : await refuseUnproved(context)
    if (unproved) return unproved
    const decided = await asking.decide(context, refund, {
      ...decision,
      amount: amount === null ? null : asMinor(amount),
    })
    return decided instanceof Refusal ? decided : present.refund(decided, context)
  },
  refundOrder: async ({ sign, amount, ...act }, context) => {
    const { db, school, open, refuse } = context
    const order = await orderQueries.findOrder(db, school.id, { id: open('order', sign) })
    if (!order) return refuse('orderNotFound')
    const unproved = await refuseUnproved(context)
    if (unproved) return unproved
    const made = await asking.refund(context, order, { ...act, amount: asMinor(amount) })
    return made instanceof Refusal ? made : present.refund(made, context)
  },
}
