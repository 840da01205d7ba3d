import type { courses } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { refusal, Refusal } from '../../../platform/refusal.ts'
import { getCourse, getCourseFor } from '../access/queries.ts'
import * as queries from '../authoring/queries.ts'
import * as policy from '../policy.ts'
import { viewOf } from '../present.ts'
import * as present from './present.ts'
import { studyInfoValues } from './rules.ts'

/** Returns the course, for people who may write its content, including its summary (TCH-086). */
async function courseToEdit({ db, school, actor, open }: Context<never, User>, sign: string) {
  const course = await getCourseFor(db, school.id, open('course', sign), actor.userId)
  return policy.mayEditContent(actor, course, course.teaches) ? course : refusal('noPermission')
}

export const studyInfoAnswers: SomeAnswers<typeof courses, 'addStudyInfo' | 'getStudyInfo'> = {
  addStudyInfo: async (input, context) => {
    const { db, school, language, now, refuse } = context
    const course = await courseToEdit(context, input.courseIdSign)
    if (course instanceof Refusal) return course
    const values = studyInfoValues(course, input, language, school.defaultLanguage)
    // Compares with the version that was read here. So of two saves at the same time, only one
    // succeeds (TCH-084).
    const changed =
      course.version === input.version &&
      (await queries.changeCourse(db, course, { ...values, updatedAt: now }))
    const newest = present.studyInfo(await getCourse(db, school.id, course.id), viewOf(context))
    return changed
      ? newest
      : refuse('alreadyDone', { reason: 'changedMeanwhile', extend: { newer: newest } })
  },
  getStudyInfo: async ({ courseIdSign }, context) => {
    const course = await courseToEdit(context, courseIdSign)
    return course instanceof Refusal ? course : present.studyInfo(course, viewOf(context))
  },
}
