import type { ReasonName } from '@titian/contract'
import type { Db } from '../../../platform/database/database.ts'
import { mayTakePart } from '../../courses/index.ts'
import type { Own } from '../actions.ts'
import { getFor, getStanding, lockAssignment } from '../assignments/queries.ts'
import { openRunOf, startProblem } from '../assignments/rules.ts'
import type { AssignmentRow } from '../tables.ts'

/** A person's situation in an assignment when creating or joining a game. */
export interface Standing {
  assignment: AssignmentRow
  isMember: boolean
  /** The assignment's game in which the person plays or waits. */
  open: number | null
  /** Why a further attempt is refused, or undefined. */
  problem: ReasonName | undefined
}

/**
 * PRC-101: reads the situation of a person in an assignment. The caller's transaction has locked
 * the person's runs. This function locks the assignment too, so that fields frozen by a lobby do
 * not change in parallel.
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
