import type { trainStudentCalls } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { examinationsOf, listForStudent } from '../../exams/index.ts'
import { listMaterials } from '../../materials/index.ts'
import { visibleTraining } from '../actions.ts'
import { mayHaveFiles } from '../policy.ts'
import type { TrainingFor } from '../queries.ts'
import { isTask } from '../rules.ts'
import * as present from './present.ts'

/** Closes expired examinations first, so that none appears open. */
function examsOf(context: Context, { course }: TrainingFor) {
  const { db, school, actor } = context
  return actor.kind === 'user'
    ? examinationsOf({ ...context, actor }, course.id)
    : listForStudent(db, school.id, course.id, 0)
}

/** The sections of one training, each with its own call (TRN-012). */
export const planAnswers: SomeAnswers<
  typeof trainStudentCalls,
  | 'trainPlan'
  | 'trainProgress'
  | 'trainWorks'
  | 'trainResources'
  | 'trainExamineList'
  | 'trainPracticalTask'
> = {
  trainPlan: async ({ id }, context) => {
    const found = await visibleTraining(context, id)
    if (found instanceof Refusal) return found
    return present.plan(found, await examsOf(context, found), context)
  },
  trainProgress: async ({ id }, context) => {
    const found = await visibleTraining(context, id)
    if (found instanceof Refusal) return found
    return present.progress(found, await examsOf(context, found), context)
  },
  trainWorks: async ({ id }, context) => {
    const found = await visibleTraining(context, id)
    if (found instanceof Refusal) return found
    return found.works.filter(isTask).map((row) => present.work(row, context))
  },
  trainResources: async ({ id }, context) => {
    const { db, school, actor, refuse } = context
    const found = await visibleTraining(context, id)
    if (found instanceof Refusal) return found
    const { course } = found
    if (!mayHaveFiles(actor, course)) return refuse('noPermission', 'joinFirst')
    const rows = await listMaterials(db, school.id, { courseId: course.id })
    return rows.map((row) => present.resource(row, context))
  },
  trainExamineList: async ({ id }, context) => {
    const found = await visibleTraining(context, id)
    if (found instanceof Refusal) return found
    return present.examines(found, await examsOf(context, found), context)
  },
  trainPracticalTask: async ({ id }, context) => {
    const found = await visibleTraining(context, id)
    if (found instanceof Refusal) return found
    return present.practical(found.works, found.rules, context)
  },
}
