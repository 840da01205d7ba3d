import type { evaluations, FedTask, TaskChoice } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import { mayTeach } from '../../courses/index.ts'
import { getPlaced, type PlacedEvaluation } from '../queries.ts'
import { targetOf } from '../signs.ts'
import { choose, isPassedOn } from './actions.ts'
import * as queries from './queries.ts'

type CallerContext = Context<never, User>

const toPlace = (context: CallerContext, assignment: string) =>
  getPlaced(context.db, targetOf(context, { assignment, work: null }), context.actor.userId)

async function toTeach(context: CallerContext, assignment: string) {
  const place = await toPlace(context, assignment)
  return mayTeach(context.actor, place.course) ? place : refusal('noPermission')
}

async function show(
  { db, seal }: CallerContext,
  { course, evaluation }: PlacedEvaluation,
): Promise<TaskChoice> {
  const rows = await queries.listTasks(db, { schoolId: course.schoolId, courseId: course.id })
  const own = evaluation === null ? null : String(evaluation.id)
  const tasks = rows.map(({ id, evaluationId, ...task }): FedTask => {
    const isTaken = evaluationId !== null && evaluationId !== own
    return { sign: seal('homework', id), ...task, isTaken }
  })
  return {
    task: evaluation?.taskId ? seal('homework', evaluation.taskId) : null,
    tasks,
    version: evaluation?.version ?? 0,
    mayChoose: evaluation !== null && !isPassedOn(evaluation),
  }
}

export const taskAnswers: SomeAnswers<
  typeof evaluations,
  'practicalTasksOf' | 'choosePracticalTask'
> = {
  practicalTasksOf: async ({ assignment }, context) => {
    const place = await toTeach(context, assignment)
    return place instanceof Refusal ? place : show(context, place)
  },
  choosePracticalTask: async ({ assignment, task, version }, context) => {
    const place = await toTeach(context, assignment)
    if (place instanceof Refusal) return place
    const { schoolId, id: courseId } = place.course
    const taskId = task === null ? null : context.open('homework', task)
    const target = { ...place.rated, schoolId, courseId }
    const no = await choose(context, target, { taskId, version })
    return no ?? show(context, await toPlace(context, assignment))
  },
}
