import type { practice } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

type CardAnswers = SomeAnswers<
  typeof practice,
  'erpCards' | 'erpCard' | 'addErpCard' | 'changeErpCard' | 'removeErpCard'
>

const show = async (context: Context<never, User>, id: number) =>
  present.document(await queries.getCard(context.db, context.school.id, id), context)

export const erpCardAnswers: CardAnswers = {
  erpCards: async (filter, context) => {
    const { rows, total } = await queries.listCards(context.db, context.school.id, filter)
    return { list: rows.map((row) => present.row(row, context)), total }
  },
  erpCard: async ({ sign }, context) => show(context, context.open('erpCard', sign)),
  addErpCard: async ({ key, content }, context) => {
    const id = await actions.add(context, key, content)
    return id instanceof Refusal ? id : show(context, id)
  },
  changeErpCard: async ({ sign, ...sent }, context) => {
    const id = await actions.change(context, context.open('erpCard', sign), sent)
    return id instanceof Refusal ? id : show(context, id)
  },
  removeErpCard: async ({ sign }, context) =>
    actions.remove(context, context.open('erpCard', sign)),
}
