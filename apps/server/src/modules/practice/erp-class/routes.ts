import { type practice, wrongField } from '@titian/contract'
import type { ErpState } from '@titian/practice/erp'
import type { User } from '../../../platform/actor.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { mayTeach } from '../../courses/index.ts'
import { reviewed } from '../assignments/actions.ts'
import { toTeach } from '../assignments/routes.ts'
import { getRunFor } from '../board/queries.ts'
import { bookDocument, bookLedger, bookStock } from '../erp-books/present.ts'
import { booksOf } from '../erp-books/rules.ts'
import { listOfDay } from '../queries.ts'
import { isPlayed } from '../rules.ts'
import * as actions from './actions.ts'
import { readCommonErrors } from './queries.ts'

type ClassAnswers = SomeAnswers<
  typeof practice,
  'boardErpDocument' | 'boardErpLedger' | 'boardErpStock' | 'erpCommonErrors' | 'resetErpCard'
>
type Asked = Context<never, User>

async function runToTeach({ db, school, actor, open }: Asked, sign: string) {
  const found = await getRunFor(db, school.id, open('practiceRun', sign), actor.userId)
  return mayTeach(actor, found.course) ? found.run : refusal('noPermission')
}

/** PRC-219: returns a view of a student's current books; an unknown field is refused. */
async function shown<Shown>(
  context: Asked,
  sign: string,
  show: (state: ErpState) => Shown | undefined,
  field: string,
) {
  const wrong = (name: string) =>
    refusal('invalidInput', { fields: wrongField(name, context.language) })
  const found = await runToTeach(context, sign)
  if (found instanceof Refusal) return found
  const run = await reviewed(context, found)
  const decided = isPlayed(run) ? await listOfDay(context.db, run.id, run.day) : []
  const state = booksOf(run, decided)
  if (!state) return wrong('sign')
  return show(state) ?? wrong(field)
}

export const erpClassAnswers: ClassAnswers = {
  boardErpDocument: async ({ sign, document }, context) =>
    shown(context, sign, (state) => bookDocument(state, document), 'document'),
  boardErpLedger: async ({ sign, account, ...window }, context) =>
    shown(context, sign, (state) => bookLedger(state, account, window), 'account'),
  boardErpStock: async ({ sign, item, ...window }, context) =>
    shown(context, sign, (state) => bookStock(state, item, window), 'item'),
  erpCommonErrors: async ({ sign }, context) => {
    const found = await toTeach(context, sign)
    if (found instanceof Refusal) return found
    return readCommonErrors(context.db, found.assignment)
  },
  resetErpCard: async ({ sign, card }, context) => {
    const run = await runToTeach(context, sign)
    return run instanceof Refusal ? run : actions.reset(context, run.id, card)
  },
}
