import { isActing, type User } from '../../platform/actor.ts'
import type { Context } from '../../platform/http/context.ts'
import type { SomeAnswers } from './answers.ts'
import { maySimulate } from './policy.ts'
import * as queries from './queries.ts'
import { clearSimulationCookies, endSimulation, startSimulation } from './simulations.ts'

function isActingContext(context: Context): context is Context & { actor: User } {
  return isActing(context.actor)
}

/** Staff look at the school as one of its students (ACC-209, ACC-241). */
export const simulationAnswers: SomeAnswers<'startSimulation' | 'exitSimulation'> = {
  startSimulation: async ({ sign, reason }, context) => {
    const { db, school, actor, open, refuse } = context
    const student = await queries.getUser(db, school.id, open('user', sign))
    if (!maySimulate(actor, student)) return refuse('noPermission', 'onlyStudents')
    const endsAt = await startSimulation(context, student, reason)
    return { studentName: student.name, endsAt: endsAt.toISOString() }
  },
  exitSimulation: async (_, context) => {
    if (isActingContext(context)) await endSimulation(context)
    clearSimulationCookies(context.client)
    return null
  },
}
