import type { ReasonName } from '@titian/contract'
import type { Db } from '../../../platform/database/database.ts'
import { mayTakePart } from '../../courses/index.ts'
import type { Own } from '../actions.ts'
import { getFor, getStanding, lockAssignment } from '../assignments/queries.ts'
import { openRunOf, startProblem } from '../assignments/rules.ts'
import type { AssignmentRow } from '../tables.ts'

/** What matters about a person in an assignment when the person creates or joins a game. */
export interface Standing {
  assignment: AssignmentRow
  isMember: boolean
  /** The assignment's game in which the person plays or waits. */
  open: number | null
  /** Why a further attempt is refused, or undefined. */
  problem: ReasonName | undefined
}

/**
 * PRC-101: reads what matters about a person in an assignment. The caller's transaction has locked
 * the person's runs. This function also locks the assignment, so that fields that a lobby has
 * frozen cannot change at the same time.
 */
export async function standingIn(tx: Db, context: Own, id: number): Promise<Standing> {
  const { school, actor, now } = context
  const { course } = await getFor(tx, school.id, id, actor.userId)
  const assignment = await lockAssignment(tx, school.id, id, 'share')
  const { opensAt, attempts } = assignment
  const { runs, dueAt } = await getStanding(tx, id, actor.userId)
  return {
    assignment,
    isMember: mayTakePart(actor, course),
    open: openRunOf(runs, now),
    problem: startProblem({ opensAt, dueAt, attempts, used: runs.used }, now),
  }
}
