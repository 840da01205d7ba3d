import type { employment } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { assertKeeps } from '../keepers.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

async function show(context: actions.Keeping, id: number) {
  const { db, school, now } = context
  return present.keptCompany(await queries.getKept(db, school.id, id, now), context)
}

export const companyAnswers: SomeAnswers<
  typeof employment,
  'manageCompanies' | 'keptCompany' | 'saveCompany' | 'removeCompany' | 'mergeCompany'
> = {
  manageCompanies: async (filter, context) => {
    const { db, school, actor, now } = context
    assertKeeps(actor, school.id)
    const { rows, total } = await queries.listKept(db, school.id, filter, now)
    return { list: rows.map((row) => present.keptCompanyCard(row, context)), total }
  },
  keptCompany: async ({ sign }, context) => {
    assertKeeps(context.actor, context.school.id)
    return show(context, context.open('company', sign))
  },
  saveCompany: async ({ sign, version, ...fields }, context) => {
    assertKeeps(context.actor, context.school.id)
    const id = sign === null ? null : context.open('company', sign)
    const saved = await actions.save(context, id, { version, fields })
    return saved instanceof Refusal ? saved : show(context, saved)
  },
  removeCompany: async ({ sign, reason }, context) => {
    assertKeeps(context.actor, context.school.id)
    return actions.remove(context, context.open('company', sign), reason)
  },
  mergeCompany: async ({ sign, intoSign, reason }, context) => {
    const { actor, school, open } = context
    assertKeeps(actor, school.id)
    const into = open('company', intoSign)
    const refused = await actions.merge(context, { id: open('company', sign), into, reason })
    return refused ?? show(context, into)
  },
}
