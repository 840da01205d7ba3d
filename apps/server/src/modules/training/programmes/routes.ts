import type { trainStaffCalls } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { isStaffOf, mayLead } from '../../courses/index.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import { getTaught } from './taught-train.ts'

async function show(context: actions.Writing, trainId: number) {
  const { db, school, actor } = context
  const row = await queries.getTrain(db, school.id, trainId, actor.userId)
  return present.taughtTrain(row, context)
}

export const programmeAnswers: SomeAnswers<
  typeof trainStaffCalls,
  | 'listTaughtTrains'
  | 'taughtTrain'
  | 'addTrain'
  | 'updateTrain'
  | 'publishTrain'
  | 'deleteTrain'
  | 'copyTrain'
> = {
  listTaughtTrains: async ({ text, state, ...window }, context) => {
    const { db, school, actor, now } = context
    const all = isStaffOf(actor, { schoolId: school.id })
    const filter = { userId: actor.userId, all, text, state }
    const { rows, total } = await queries.listTrains(db, school.id, filter, window, now)
    return { list: rows.map((row) => present.taughtTrain(row, context)), total }
  },
  taughtTrain: async ({ trainId }, context) => {
    const row = await getTaught(context, trainId)
    return row instanceof Refusal ? row : present.taughtTrain(row, context)
  },
  addTrain: async (fields, context) => show(context, await actions.add(context, fields)),
  updateTrain: async ({ trainId, ...fields }, context) => {
    const row = await getTaught(context, trainId)
    if (row instanceof Refusal) return row
    const changed = await actions.change(context, row, fields)
    const newer = await show(context, row.id)
    if (changed) return newer
    return context.refuse('alreadyDone', { reason: 'changedMeanwhile', extend: { newer } })
  },
  publishTrain: async ({ trainId, published }, context) => {
    const row = await getTaught(context, trainId)
    if (row instanceof Refusal) return row
    if (!isStaffOf(context.actor, row.course)) return context.refuse('noPermission')
    await actions.publish(context, row, published)
    return show(context, row.id)
  },
  deleteTrain: async ({ trainId }, context) => {
    const row = await getTaught(context, trainId)
    if (row instanceof Refusal) return row
    if (!mayLead(context.actor, row.course, row.course.leads)) return context.refuse('noPermission')
    return (await actions.remove(context, row)) ?? null
  },
  copyTrain: async ({ trainId, ...plan }, context) => {
    const row = await getTaught(context, trainId)
    if (row instanceof Refusal) return row
    const made = await actions.copy(context, row, plan)
    return made instanceof Refusal ? made : show(context, made)
  },
}
