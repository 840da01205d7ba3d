import type { trainStaffCalls } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { TrainRow } from '../programmes/queries.ts'
import { getTaught } from '../programmes/taught-train.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

const placeOf = ({ schoolId, id, courseId }: TrainRow): queries.Train => ({
  schoolId,
  trainingId: id,
  courseId,
})

export const boardAnswers: SomeAnswers<typeof trainStaffCalls, 'trainBoard'> = {
  trainBoard: async ({ trainId, page, size, ...filter }, context) => {
    const row = await getTaught(context, trainId)
    if (row instanceof Refusal) return row
    const window = { limit: size, offset: (page - 1) * size }
    const { db, now } = context
    const found = await queries.readBoard(db, placeOf(row), { ...filter, ...window }, now)
    return present.board(found, context)
  },
}

/** Returns `find`, which reads the students who are behind at the time of sending. */
export async function studentsBehind(context: Parameters<typeof getTaught>[0], trainId: string) {
  const row = await getTaught(context, trainId)
  if (row instanceof Refusal) return row
  const find = (tx: Db) => queries.listBehind(tx, placeOf(row), context.now)
  return { courseId: row.courseId, find }
}
