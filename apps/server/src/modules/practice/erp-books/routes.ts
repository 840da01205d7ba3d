import type { practice } from '@titian/contract'
import type { ErpState } from '@titian/practice/erp'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Refusal } from '../../../platform/refusal.ts'
import { current, type Own, show } from '../actions.ts'
import { listOfDay } from '../queries.ts'
import { isPlayed } from '../rules.ts'
import { importSales, wrong } from './actions.ts'
import * as present from './present.ts'
import { booksOf } from './rules.ts'

type BookAnswers = SomeAnswers<
  typeof practice,
  'erpDocument' | 'erpLedger' | 'erpStock' | 'importErpSales'
>

/**
 * Returns a view of the student's current books. The field is refused when it names an unknown
 * document, account or item.
 */
async function shown<Shown>(
  context: Own,
  sign: string,
  showIn: (state: ErpState) => Shown | undefined,
  field: string,
): Promise<Shown | Refusal<'invalidInput'>> {
  const run = await current(context, context.open('practiceRun', sign))
  const decided = isPlayed(run) ? await listOfDay(context.db, run.id, run.day) : []
  const state = booksOf(run, decided)
  if (!state) return wrong('sign', context)
  return showIn(state) ?? wrong(field, context)
}

export const erpBookAnswers: BookAnswers = {
  erpDocument: async ({ sign, document }, context) =>
    shown(context, sign, (state) => present.bookDocument(state, document), 'document'),
  erpLedger: async ({ sign, account, ...window }, context) =>
    shown(context, sign, (state) => present.bookLedger(state, account, window), 'account'),
  erpStock: async ({ sign, item, ...window }, context) =>
    shown(context, sign, (state) => present.bookStock(state, item, window), 'item'),
  importErpSales: async ({ sign, number, market }, context) => {
    const id = context.open('practiceRun', sign)
    const wish = { number, market: context.open('practiceRun', market) }
    return (await importSales(context, id, wish)) ?? show(context, id)
  },
}
