import type { grades } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { getCourseFor, mayLead, maySee } from '../../courses/index.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

export const standardAnswers: SomeAnswers<
  typeof grades,
  'assessmentStandardList' | 'addAssessmentStandard' | 'updateAssessmentStandard'
> = {
  assessmentStandardList: async ({ courseIdSign, page }, context) => {
    const { db, school, actor, open, refuse } = context
    const userId = actor.kind === 'user' ? actor.userId : 0
    const course = await getCourseFor(db, school.id, open('course', courseIdSign), userId)
    if (!maySee(actor, course, course)) return refuse('notFound')
    const standard = await queries.findStandard(db, school.id, course.id)
    if (!standard) return { list: [], total: 0 }
    return { list: page === 1 ? [present.assessmentStandard(standard, context)] : [], total: 1 }
  },
  addAssessmentStandard: async ({ courseId, ...values }, context) => {
    const { db, school, actor, open, refuse, now } = context
    const course = await getCourseFor(db, school.id, open('course', courseId), actor.userId)
    if (!mayLead(actor, course, course.leads)) return refuse('noPermission')
    const courseKey = { schoolId: school.id, courseId: course.id }
    const added = await queries.insertStandard(db, { ...values, ...courseKey, changedAt: now })
    if (added) return present.assessmentStandard(added, context)
    const there = await queries.findStandard(db, school.id, course.id)
    return refuse('alreadyDone', {
      reason: 'changedMeanwhile',
      ...(there && { extend: { newer: present.assessmentStandard(there, context) } }),
    })
  },
  updateAssessmentStandard: async ({ id, version, ...values }, context) => {
    const { db, school, actor, open, refuse, now } = context
    const standard = await queries.getStandard(db, school.id, open('standard', id))
    const course = await getCourseFor(db, school.id, standard.courseId, actor.userId)
    if (!mayLead(actor, course, course.leads)) return refuse('noPermission')
    const changed = await queries.changeStandard(db, standard, version, {
      ...values,
      changedAt: now,
    })
    if (changed) return present.assessmentStandard(changed, context)
    const newer = await queries.getStandard(db, school.id, standard.id)
    return refuse('alreadyDone', {
      reason: 'changedMeanwhile',
      extend: { newer: present.assessmentStandard(newer, context) },
    })
  },
}
