import { setupSteps, type statistics } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { isStaffOf, refusedCourses, waitingReviews } from '../../courses/index.ts'
import { waitingQuestions, waitingReports } from '../../discussions/index.ts'
import { waitingPapers } from '../../exams/index.ts'
import { waitingHandIns } from '../../homework/index.ts'
import { waitingRequests } from '../../identities/index.ts'
import { waitingOrders } from '../../orders/index.ts'
import { countWaiting, readSetup, type WaitingPart } from './queries.ts'

export const waitingAnswers: SomeAnswers<typeof statistics, 'waitingWork' | 'schoolSetup'> = {
  waitingWork: async (_, { db, school, actor }) => {
    const isStaff = isStaffOf(actor, { schoolId: school.id })
    const teacherId = isStaff ? undefined : actor.userId
    const taught = teacherId === undefined ? {} : { teacherId }
    const parts: WaitingPart[] = [
      ['papers', waitingPapers(school.id, { ...taught, graderId: actor.userId })],
      ['handIns', waitingHandIns(school.id, taught)],
      ['questions', waitingQuestions(school.id, actor.userId)],
      ['refusedCourses', refusedCourses(school.id, actor.userId)],
    ]
    if (isStaff)
      parts.push(
        ['reviews', waitingReviews(school.id)],
        ['identities', waitingRequests(school.id)],
        ['reports', waitingReports(school.id)],
        ['orders', waitingOrders(school.id)],
      )
    return { list: await countWaiting(db, parts) }
  },
  schoolSetup: async (_, { db, school }) => {
    const has = await readSetup(db, school.id)
    return { steps: setupSteps.map((step) => ({ step, done: has[step] })) }
  },
}
