import type { evaluations } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

async function show(context: actions.Keeping, id: number) {
  const { db, school } = context
  return present.rubric(await queries.getRubric(db, school.id, id), context)
}

/** Returns the rubric after the action, or why the action failed. */
async function shown<No extends Refusal>(context: actions.Keeping, done: Promise<number | No>) {
  const id = await done
  return id instanceof Refusal ? id : show(context, id)
}

export const rubricAnswers: SomeAnswers<
  typeof evaluations,
  | 'listRubrics'
  | 'rubricBySign'
  | 'saveRubric'
  | 'publishRubric'
  | 'newRubricVersion'
  | 'retireRubric'
  | 'removeRubric'
> = {
  listRubrics: async (filter, context) => {
    const { rows, total } = await queries.listRubrics(context.db, context.school.id, filter)
    return { list: rows.map((row) => present.card(row, context)), total }
  },
  rubricBySign: ({ sign }, context) => show(context, context.open('rubric', sign)),
  saveRubric: (input, context) => {
    const id = input.sign === null ? null : context.open('rubric', input.sign)
    return shown(context, actions.save(context, id, input))
  },
  publishRubric: ({ sign, version }, context) =>
    shown(context, actions.publish(context, { id: context.open('rubric', sign), version })),
  newRubricVersion: ({ sign }, context) =>
    shown(context, actions.newVersion(context, context.open('rubric', sign))),
  retireRubric: ({ sign, version }, context) =>
    shown(context, actions.retire(context, { id: context.open('rubric', sign), version })),
  removeRubric: ({ sign, version }, context) =>
    actions.remove(context, { id: context.open('rubric', sign), version }),
}
