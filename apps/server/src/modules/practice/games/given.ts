import type { ReasonName } from '@titian/contract'
import type { Db } from '../../../platform/database/database.ts'
import { mayTakePart } from '../../courses/index.ts'
import type { Own } from '../actions.ts'
import { getFor, getStanding, lockAssignment } from '../assignments/queries.ts'
import { openRunOf, startProblem } from '../assignments/rules.ts'
import type { AssignmentRow } from '../tables.ts'

/** What an assignment says to a person who makes or joins a game of it. */
export interface Standing {
  assignment: AssignmentRow
  isMember: boolean
  /** The game of the assignment in which the person plays or waits already. */
  open: number | null
  /** Why the person cannot begin a further attempt. */
  problem: ReasonName | undefined
}

/**
 * PRC-101: the transaction has locked the runs of the person. The assignment is locked against changes, so that what a
 * lobby freezes is not changed at the same time.
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
