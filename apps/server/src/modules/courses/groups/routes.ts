import type { statistics } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { found, Refusal } from '../../../platform/refusal.ts'
import { type Asked, checkedFilter, courseOf } from '../members/routes.ts'
import { type Failing, getGroup } from '../members/queries.ts'
import * as actions from './actions.ts'

/** Returns the group, for teachers of its course and staff of the school. */
async function groupOf(context: Asked, sign: string) {
  const { db, school, open } = context
  const group = await getGroup(db, school.id, open('courseGroup', sign))
  const course = await courseOf(context, group.courseId)
  return course instanceof Refusal ? course : group
}

type GroupAnswers = SomeAnswers<
  typeof statistics,
  'saveCourseGroup' | 'removeCourseGroup' | 'changeCourseGroup'
>

/** TCH-155: returns the calls about groups; `failing` comes from the module that computes marks. */
export const groupAnswers = (failing: Failing): GroupAnswers => ({
  saveCourseGroup: async ({ courseIdSign, sign, name }, context) => {
    const { school, open, seal, refuse } = context
    const course = await courseOf(context, open('course', courseIdSign))
    if (course instanceof Refusal) return course
    const group = sign === undefined ? undefined : await groupOf(context, sign)
    if (group instanceof Refusal) return group
    if (group && group.courseId !== course.id) return refuse('notFound')
    const scope = { schoolId: school.id, courseId: course.id }
    const saved = await actions.save(context, scope, { groupId: group?.id, name })
    return saved instanceof Refusal ? saved : { sign: seal('courseGroup', saved) }
  },
  removeCourseGroup: async ({ sign }, context) => {
    const group = await groupOf(context, sign)
    if (group instanceof Refusal) return group
    await actions.remove(context, context.school.id, group.id)
    return null
  },
  changeCourseGroup: async ({ sign, act, studentList, filter }, context) => {
    const group = await groupOf(context, sign)
    if (group instanceof Refusal) return group
    const scope = { schoolId: context.school.id, courseId: group.courseId }
    const changed = await actions.change(context, scope, {
      groupId: group.id,
      act,
      whom: studentList
        ? { enrolmentIds: [...new Set(studentList)].map((one) => context.open('enrolment', one)) }
        : { filter: await checkedFilter(context, scope, found(filter), failing) },
    })
    return changed instanceof Refusal ? changed : { changed }
  },
})
