import type { promote } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { assertKeeps } from '../../employment/index.ts'
import { listStages } from '../queries.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

async function show(context: actions.Keeping, id: number) {
  const { db, school } = context
  const path = await queries.getKept(db, school.id, id)
  const stages = await listStages(db, school.id, id)
  const rows = await queries.listNamed(db, school.id, {
    courseIds: stages.flatMap(({ courseIds }) => courseIds),
    trainingIds: stages.flatMap(({ trainingId }) => trainingId ?? []),
  })
  return present.keptPath(path, stages, rows, context)
}

export const keepingAnswers: SomeAnswers<
  typeof promote,
  'listPaths' | 'keptPath' | 'savePath' | 'publishPath' | 'withdrawPath' | 'removePath'
> = {
  listPaths: async (filter, context) => {
    assertKeeps(context.actor, context.school.id)
    const { rows, total } = await queries.listKept(context.db, context.school.id, filter)
    return { list: rows.map((row) => present.keptPathCard(row, context)), total }
  },
  keptPath: async ({ sign }, context) => {
    assertKeeps(context.actor, context.school.id)
    return show(context, context.open('careerPath', sign))
  },
  savePath: async ({ sign, version, ...fields }, context) => {
    assertKeeps(context.actor, context.school.id)
    const id = sign === null ? null : context.open('careerPath', sign)
    const saved = await actions.save(context, id, { version, fields })
    return saved instanceof Refusal ? saved : show(context, saved)
  },
  publishPath: async ({ sign, version }, context) => {
    assertKeeps(context.actor, context.school.id)
    const id = context.open('careerPath', sign)
    return (await actions.setPublished(context, { id, version }, true)) ?? show(context, id)
  },
  withdrawPath: async ({ sign, version }, context) => {
    assertKeeps(context.actor, context.school.id)
    const id = context.open('careerPath', sign)
    return (await actions.setPublished(context, { id, version }, false)) ?? show(context, id)
  },
  removePath: async ({ sign, version, reason }, context) => {
    assertKeeps(context.actor, context.school.id)
    return actions.remove(context, { id: context.open('careerPath', sign), version }, reason)
  },
}
