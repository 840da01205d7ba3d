import type { courses } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { getCourseFor } from '../access/queries.ts'
import * as policy from '../policy.ts'
import { viewOf } from '../present.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

type Asked = Context<never, User>

/** Returns the course, for people who may change its team (TCH-086). */
async function courseToLead({ db, school, actor, open }: Asked, sign: string) {
  const course = await getCourseFor(db, school.id, open('course', sign), actor.userId)
  return policy.mayLead(actor, course, course.leads) ? course : refusal('noPermission')
}

async function teamOf(context: Asked, courseId: number, window: { page: number; size: number }) {
  const { rows, total } = await queries.listTeam(context.db, context.school.id, courseId, window)
  return { list: rows.map((row) => present.teamMember(row, courseId, viewOf(context))), total }
}

export const teamAnswers: SomeAnswers<
  typeof courses,
  | 'allTeachers'
  | 'addCourseTeacher'
  | 'courseTeacherList'
  | 'deleteCourseTeacherFlag'
  | 'updateMainTeacherFlag'
> = {
  allTeachers: async ({ name, ...window }, context) => {
    const { rows, total } = await queries.listTeachers(context.db, context.school.id, name, window)
    return { list: rows.map((row) => present.offeredTeacher(row, viewOf(context))), total }
  },
  addCourseTeacher: async ({ courseIdSign, teacherIdSign }, context) => {
    const course = await courseToLead(context, courseIdSign)
    if (course instanceof Refusal) return course
    return (await actions.add(context, course, context.open('user', teacherIdSign))) ?? null
  },
  courseTeacherList: async ({ courseIdSign, ...window }, context) => {
    const { db, school, actor, open, refuse } = context
    const course = await getCourseFor(db, school.id, open('course', courseIdSign), actor.userId)
    if (!policy.mayEditContent(actor, course, course.teaches)) return refuse('noPermission')
    return teamOf(context, course.id, window)
  },
  deleteCourseTeacherFlag: async ({ courseIdSign, teacherIdSign }, context) => {
    const course = await courseToLead(context, courseIdSign)
    if (course instanceof Refusal) return course
    return (await actions.remove(context, course, context.open('user', teacherIdSign))) ?? null
  },
  updateMainTeacherFlag: async ({ courseIdSign, bindMasterSign, unbindMasterSign }, context) => {
    const { open, refuse } = context
    const course = await courseToLead(context, courseIdSign)
    if (course instanceof Refusal) return course
    const from = unbindMasterSign === '' ? null : open('user', unbindMasterSign)
    const to = open('user', bindMasterSign)
    const refused = await actions.changeLeader(context, course, { from, to })
    if (refused === 'changedMeanwhile') {
      const newer = await teamOf(context, course.id, { page: 1, size: 50 })
      return refuse('alreadyDone', { reason: refused, extend: { newer } })
    }
    return refused ?? null
  },
}
