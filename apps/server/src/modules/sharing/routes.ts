import { sharing } from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import { answer } from '../../platform/http/answer.ts'
import type { Context } from '../../platform/http/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { getCourseFor, isStaffOf, likePattern, mayEditContent } from '../courses/index.ts'
import * as actions from './actions.ts'
import * as policy from './policy.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

async function activate({ shareCode }: { shareCode: string }, context: Context<never, User>) {
  const shared = await actions.activate(context, shareCode)
  if (shared instanceof Refusal) return shared
  return present.result(shared.sharerName, shared.course.names, context)
}

export const sharingRoutes = answer(sharing, {
  activateShareCode: async (input, context) => activate(input, context),
  activateCourse: async (input, context) => activate(input, context),
  createShareLink: async ({ courseIdSign, ...plan }, context) => {
    const { db, school, actor, open, refuse } = context
    const course = await getCourseFor(db, school.id, open('course', courseIdSign), actor.userId)
    if (!policy.mayShare(actor, course, course.leads)) return refuse('noPermission')
    if (!policy.isShareable(course)) return refuse('noPermission', 'shareUnlisted')
    const made = await actions.create(context, course.id, plan)
    return made instanceof Refusal ? made : present.record(made, context)
  },
  listShareLinks: async ({ courseIdSign, ...window }, context) => {
    const { db, school, actor, open } = context
    const of = {
      userId: actor.userId,
      courseId: courseIdSign === undefined ? undefined : open('course', courseIdSign),
    }
    const { rows, total } = await queries.listRecords(db, school.id, of, window)
    return { list: rows.map((row) => present.record(row, context)), total }
  },
  listShareArrivals: async ({ courseIdSign, ...window }, { db, school, actor, open, refuse }) => {
    const course = await getCourseFor(db, school.id, open('course', courseIdSign), actor.userId)
    if (!mayEditContent(actor, course, course.teaches)) return refuse('noPermission')
    const { rows, total } = await queries.listArrivals(db, school.id, course.id, window)
    return { list: rows.map(present.arrival), total }
  },
  withdrawShareLink: async ({ sign }, { db, school, actor, open, refuse, now }) => {
    const link = await queries.getRecord(db, school.id, open('shareLink', sign))
    if (link.createdBy !== actor.userId) return refuse('noPermission')
    if (!(await queries.withdraw(db, school.id, link.id, now)))
      return refuse('alreadyDone', 'shareLinkUsed')
    return null
  },
  listShareableCourses: async ({ courseName, ...window }, context) => {
    const { db, school, actor } = context
    const { rows, total } = await queries.listShareable(
      db,
      school.id,
      {
        ...(!isStaffOf(actor, { schoolId: school.id }) && { ledBy: actor.userId }),
        ...(courseName !== '' && { namePattern: likePattern(courseName) }),
      },
      window,
    )
    return { list: rows.map((row) => present.shareable(row, context)), total }
  },
  mayShareCourse: async ({ courseIdSign }, { db, school, actor, open }) => {
    const course = await getCourseFor(db, school.id, open('course', courseIdSign), actor.userId)
    return { may: policy.isShareable(course) && policy.mayShare(actor, course, course.leads) }
  },
})
