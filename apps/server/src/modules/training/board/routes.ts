import type { trainStaffCalls } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { messageTo } from '../../courses/index.ts'
import type { TrainRow } from '../programmes/queries.ts'
import { getTaught } from '../programmes/taught-train.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

const placeOf = ({ schoolId, id, courseId }: TrainRow): queries.Train => ({
  schoolId,
  trainingId: id,
  courseId,
})

export const boardAnswers: SomeAnswers<typeof trainStaffCalls, 'trainBoard' | 'messageBehind'> = {
  trainBoard: async ({ trainId, page, size, ...filter }, context) => {
    const row = await getTaught(context, trainId)
    if (row instanceof Refusal) return row
    const window = { limit: size, offset: (page - 1) * size }
    const { db, now } = context
    const found = await queries.readBoard(db, placeOf(row), { ...filter, ...window }, now)
    return present.board(found, context)
  },
  messageBehind: async ({ trainId, title, content, key }, context) => {
    const row = await getTaught(context, trainId)
    if (row instanceof Refusal) return row
    const told = await messageTo(
      context,
      row.course,
      (tx) => queries.listBehind(tx, placeOf(row), context.now),
      { text: `${title}\n\n${content}`, key, nobody: 'nobodyBehind' },
    )
    return told instanceof Refusal ? told : { told }
  },
}
