import type { practice } from '@titian/contract'
import type { ErpState } from '@titian/practice/erp'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Refusal } from '../../../platform/refusal.ts'
import { current, type Own, show as showRun } from '../actions.ts'
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
 * Responds with a part of the books of a student's own ERP run, such as one account. `partOf`
 * returns the part. If the books do not contain it, the call is refused at `field`, the field of
 * the input that names the part.
 */
async function answerPart<Part>(
  context: Own,
  sign: string,
  partOf: (books: ErpState) => Part | undefined,
  field: string,
): Promise<Part | Refusal<'invalidInput'>> {
  const run = await current(context, context.open('practiceRun', sign))
  const decided = isPlayed(run) ? await listOfDay(context.db, run.id, run.day) : []
  const books = booksOf(run, decided)
  if (!books) return wrong('sign', context)
  return partOf(books) ?? wrong(field, context)
}

export const erpBookAnswers: BookAnswers = {
  erpDocument: async ({ sign, document }, context) =>
    answerPart(context, sign, (books) => present.bookDocument(books, document), 'document'),
  erpLedger: async ({ sign, account, ...window }, context) =>
    answerPart(context, sign, (books) => present.bookLedger(books, account, window), 'account'),
  erpStock: async ({ sign, item, ...window }, context) =>
    answerPart(context, sign, (books) => present.bookStock(books, item, window), 'item'),
  importErpSales: async ({ sign, number, market }, context) => {
    const id = context.open('practiceRun', sign)
    const wish = { number, market: context.open('practiceRun', market) }
    return (await importSales(context, id, wish)) ?? showRun(context, id)
  },
}
