import { type orders } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

export const coinAnswers: SomeAnswers<
  typeof orders,
  'virtualBalance' | 'virtualRecordList' | 'creditCoins' | 'listCoinCredits' | 'decideCoinCredit'
> = {
  virtualBalance: async (_, { db, school, actor }) => ({
    balance: await queries.balanceOf(db, school.id, actor.userId),
  }),
  virtualRecordList: async (window, context) => {
    const { db, school, actor } = context
    const { rows, total } = await queries.listRecords(db, school.id, actor.userId, window)
    return { list: rows.map((row) => present.record(row, context)), total }
  },
  creditCoins: async ({ userSign, ...wanted }, context) => {
    const userId = context.open('user', userSign)
    const made = await actions.credit(context, { ...wanted, userId })
    return made instanceof Refusal ? made : present.credit(made, context, context.actor.userId)
  },
  listCoinCredits: async ({ state, ...window }, context) => {
    const { rows, total } = await queries.listCredits(context.db, context.school.id, state, window)
    const { userId } = context.actor
    return { list: rows.map((row) => present.credit(row, context, userId)), total }
  },
  decideCoinCredit: async ({ sign, ...decision }, context) => {
    const { db, school, actor, open } = context
    const credit = await queries.getCredit(db, school.id, { id: open('coinCredit', sign) })
    const decided = await actions.decide(context, credit, decision)
    return decided instanceof Refusal ? decided : present.credit(decided, context, actor.userId)
  },
}
