import type { trainStudentCalls } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { hasLeft, isBarred, presentTeacher, viewOf } from '../../courses/index.ts'
import { join } from '../../study/index.ts'
import { visibleTraining } from '../actions.ts'
import { mayJoin } from '../policy.ts'
import { inWords, stateOf } from '../present.ts'
import * as present from './present.ts'

/** One training: description, teachers, and joining. */
export const detailAnswers: SomeAnswers<
  typeof trainStudentCalls,
  'trainHeaderDetail' | 'trainBodyDetail' | 'trainTeachers' | 'joinTrain'
> = {
  trainHeaderDetail: async ({ id }, context) => {
    const found = await visibleTraining(context, id)
    return found instanceof Refusal ? found : present.header(found, context)
  },
  trainBodyDetail: async ({ id }, context) => {
    const found = await visibleTraining(context, id)
    if (found instanceof Refusal) return found
    const { content, details, detailsTwo, aims, audience, requirements } = found.course
    const view = viewOf(context)
    return {
      content: inWords(content, view),
      courseDetails: inWords(details, view),
      courseDetailsTwo: inWords(detailsTwo, view),
      aims: inWords(aims, view),
      audience: inWords(audience, view),
      requirements: inWords(requirements, view),
    }
  },
  trainTeachers: async ({ trainId }, context) => {
    const found = await visibleTraining(context, trainId)
    if (found instanceof Refusal) return found
    return found.teachers.map((row) => presentTeacher(row, viewOf(context)))
  },
  joinTrain: async ({ trainId }, context) => {
    const { db, school, actor, now, refuse } = context
    const found = await visibleTraining(context, trainId)
    if (found instanceof Refusal) return found
    const { course, card } = found
    // Joining again changes nothing.
    if (course.joined) return null
    const student = { schoolId: school.id, userId: actor.userId, courseId: course.id }
    if (await isBarred(db, student)) return refuse('noPermission', 'removedForGood')
    const state = stateOf(card, now)
    // A former student may return, whatever the current price is (CRS-197).
    if (!mayJoin(course, state) && !(await hasLeft(db, student))) {
      if (state === 'completed') return refuse('noPermission', 'trainEnded')
      return refuse('noPermission', course.priceMinor > 0 ? 'courseNotFree' : undefined)
    }
    await join(context, student, now)
    return null
  },
}
