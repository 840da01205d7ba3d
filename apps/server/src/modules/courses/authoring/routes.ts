import { type courses, reasons } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { getCourseFor } from '../access/queries.ts'
import * as policy from '../policy.ts'
import { viewOf } from '../present.ts'
import { likePattern } from '../rules.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import { type Chosen, type CourseInput, toMinor } from './rules.ts'

function chosenIn(input: CourseInput, open: Context['open']): Chosen {
  const openType = (sign: string | null) => (sign === null ? null : open('courseType', sign))
  return {
    pictureFileId: input.coursePicture === null ? null : open('file', input.coursePicture),
    typeId: openType(input.courseTypeIdSign),
    type2Id: openType(input.courseType2IdSign),
    type3Id: openType(input.courseType3IdSign),
  }
}

/** Creates, changes and deletes a course. */
export const courseAnswers: SomeAnswers<
  typeof courses,
  'myCourseList' | 'addCourse' | 'getCourseId' | 'updateCourse' | 'deleteCourse'
> = {
  myCourseList: async ({ courseName, auditStatus: status, ...window }, context) => {
    const { db, school, actor } = context
    const everything = policy.isStaffOf(actor, { schoolId: school.id })
    const filter = {
      userId: everything ? undefined : actor.userId,
      namePattern: courseName ? likePattern(courseName) : undefined,
      auditStatus: status,
    }
    const { rows, total } = await queries.listTaught(db, school.id, filter, window)
    return { list: rows.map((row) => present.taught(row, viewOf(context))), total }
  },
  addCourse: async (input, context) => {
    const courseId = await actions.addCourse(
      context.db,
      context,
      input,
      chosenIn(input, context.open),
    )
    return courseId instanceof Refusal ? courseId : { sign: context.seal('course', courseId) }
  },
  getCourseId: async ({ sign }, context) => {
    const { db, school, actor, open, refuse } = context
    const course = await getCourseFor(db, school.id, open('course', sign), actor.userId)
    if (!policy.mayEditContent(actor, course, course.teaches)) return refuse('noPermission')
    return present.courseDraft(course, actor, viewOf(context))
  },
  updateCourse: async (input, context) => {
    const { db, school, actor, open, refuse, language } = context
    const course = await getCourseFor(db, school.id, open('course', input.idSign), actor.userId)
    if (!policy.mayEditContent(actor, course, course.teaches)) return refuse('noPermission')
    if (
      toMinor(input.coursePrice) !== course.priceMinor &&
      !policy.mayLead(actor, course, course.leads)
    )
      return refuse('noPermission', {
        reason: 'priceNotYours',
        fields: { coursePrice: reasons.priceNotYours[language] },
      })
    const changed = await actions.changeCourse(db, context, course, input, chosenIn(input, open))
    if (changed instanceof Refusal) return changed
    const newest = present.courseDraft(
      await getCourseFor(db, school.id, course.id, actor.userId),
      actor,
      viewOf(context),
    )
    return changed
      ? newest
      : refuse('alreadyDone', { reason: 'changedMeanwhile', extend: { newer: newest } })
  },
  deleteCourse: async ({ sign }, context) => {
    const { db, school, actor, open, refuse } = context
    const course = await getCourseFor(db, school.id, open('course', sign), actor.userId)
    if (!policy.mayLead(actor, course, course.leads)) return refuse('noPermission')
    return (await actions.removeCourse(context, school.id, course.id)) ?? null
  },
}
