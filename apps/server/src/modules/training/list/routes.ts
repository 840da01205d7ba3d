import type { trainStudentCalls } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { likePattern, viewOf } from '../../courses/index.ts'
import * as present from '../present.ts'
import { shareDone } from '../rules.ts'
import * as queries from './queries.ts'

const mostRecommended = 6

/** The lists of all trainings, and of the trainings of the caller. */
export const listAnswers: SomeAnswers<
  typeof trainStudentCalls,
  'recommendedTrain' | 'trainList' | 'myTrainList' | 'userSmallPlate'
> = {
  recommendedTrain: async (_, context) => {
    const { db, school, now } = context
    const rows = await queries.listRecommended(db, school.id, now, mostRecommended)
    return rows.map((row) => present.card(row, viewOf(context)))
  },
  trainList: async ({ trainName, state, isFree, ...window }, context) => {
    const { db, school, now } = context
    const filter = {
      namePattern: trainName ? likePattern(trainName) : undefined,
      state,
      free: isFree === undefined ? undefined : isFree === 1,
    }
    const { rows, total } = await queries.listPublished(db, school.id, filter, now, window)
    return { list: rows.map((row) => present.card(row, viewOf(context))), total }
  },
  myTrainList: async ({ state, ...window }, context) => {
    const { db, school, actor, now, seal } = context
    const student = { schoolId: school.id, userId: actor.userId }
    const { rows, total } = await queries.listOwn(db, student, state, now, window)
    const list = rows.map(
      ({ card, done, entries, openWorks, openExams, lastLessonId, ...row }) => ({
        ...present.card(card, viewOf(context), row.state),
        progress: shareDone({ done, total: entries }),
        openWorks,
        openExams,
        lastVideoId: lastLessonId === null ? null : seal('lesson', lastLessonId),
      }),
    )
    return { list, total }
  },
  userSmallPlate: async (_, { db, school, actor, now, seal }) => {
    const student = { schoolId: school.id, userId: actor.userId }
    const { work, exam } = await queries.findWaiting(db, student, now)
    return {
      workTrainId: work === null ? null : seal('training', work),
      examTrainId: exam === null ? null : seal('training', exam),
    }
  },
}
