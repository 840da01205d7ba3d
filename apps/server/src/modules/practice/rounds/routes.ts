import type { practice, FinishedGame } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { mayTeach } from '../../courses/index.ts'
import { taught } from '../assignments/present.ts'
import { getTaught, getTaughtFor } from '../assignments/queries.ts'
import { toTeach } from '../assignments/routes.ts'
import * as actions from './actions.ts'
import * as queries from './queries.ts'
import type { Context } from '../../../platform/http/context.ts'
import type { FinishedRun } from './queries.ts'

/** PRC-144: returns an ended game of an assignment, for the comparison by the teacher. */
function finishedGame(run: FinishedRun, { seal }: Pick<Context, 'seal'>): FinishedGame {
  const { id, endedAt, ...shown } = run
  return { ...shown, sign: seal('practiceRun', id), endedAt: new Date(endedAt).toISOString() }
}

export const roundAnswers: SomeAnswers<typeof practice, 'startNextRound' | 'finishedGames'> = {
  startNextRound: async ({ sign, ...wish }, context) => {
    const found = await toTeach(context, sign)
    if (found instanceof Refusal) return found
    const next = await actions.startNext(context, found.assignment.id, wish)
    if (next instanceof Refusal) return next
    return taught(await getTaught(context.db, context.school.id, next), context)
  },
  finishedGames: async ({ sign }, context) => {
    const { db, school, actor, open, refuse } = context
    const id = open('practiceAssignment', sign)
    const { assignment, course } = await getTaughtFor(db, school.id, id, actor.userId)
    if (!mayTeach(actor, course)) return refuse('noPermission')
    const { games, total } = await queries.readFinished(db, assignment)
    return {
      assignment: taught(assignment, context),
      list: games.map((one) => finishedGame(one, context)),
      total,
    }
  },
}
