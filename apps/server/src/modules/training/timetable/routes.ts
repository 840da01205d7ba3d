import type { trainStaffCalls } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { taughtTrain } from '../programmes/present.ts'
import { getTaught } from '../programmes/taught-train.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

export const timetableAnswers: SomeAnswers<
  typeof trainStaffCalls,
  'trainTimetable' | 'saveChapterDates'
> = {
  trainTimetable: async ({ trainId }, context) => {
    const row = await getTaught(context, trainId)
    if (row instanceof Refusal) return row
    const place = { schoolId: row.schoolId, trainingId: row.id, courseId: row.courseId }
    const chapters = await queries.listChapters(context.db, place)
    return {
      train: taughtTrain(row, context),
      chapters: chapters.map((one) => present.chapter(one, context)),
    }
  },
  saveChapterDates: async ({ trainId, trainChapterId, startTime, endTime }, context) => {
    const row = await getTaught(context, trainId)
    if (row instanceof Refusal) return row
    const dates =
      startTime === null || endTime === null
        ? null
        : { startAt: new Date(startTime), endAt: new Date(endTime) }
    const chapterId = context.open('chapter', trainChapterId)
    const saved = await actions.saveDates(context, row, chapterId, dates)
    return saved instanceof Refusal ? saved : present.chapter(saved, context)
  },
}
