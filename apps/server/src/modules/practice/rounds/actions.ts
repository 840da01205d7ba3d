import { randomUUID } from 'node:crypto'
import { reasons, wrongField } from '@titian/contract'
import { type Db, isConflict } from '../../../platform/database/database.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import type { Own } from '../actions.ts'
import { getTaught, insertAssignment, lockAssignment } from '../assignments/queries.ts'
import { findPractice } from '../built-in.ts'
import { seatTeam } from '../games/actions.ts'
import { kindOf } from '../kinds/kinds.ts'
import type { AssignmentRow, NewAssignment } from '../tables.ts'
import * as queries from './queries.ts'
import { teamsOf } from './rules.ts'

export interface NextRound {
  /** The code of the practice. */
  idSign: string
  teams: 'same' | 'new'
  /** PRC-181: whether teams are left out if one of their players has not ended a game. */
  leaveOut: boolean
}

type No = Refusal<'invalidInput'>

/**
 * Returns the assignment of the next round: the chosen scenario, with the rules of the previous
 * round.
 */
function following(
  { actor, now, language }: Own,
  before: AssignmentRow,
  idSign: string,
): NewAssignment | No {
  const practice = findPractice(idSign)
  const fits = practice?.kind === before.kind && kindOf(practice.kind).modes.includes(before.mode)
  if (!practice || !fits) return refusal('invalidInput', { fields: wrongField('idSign', language) })
  const { schoolId, courseId, kind, mode, attempts, weights, passLine, turnSeconds } = before
  const { code, version: practiceVersion, scenario } = practice
  return {
    schoolId,
    courseId,
    kind,
    mode,
    attempts,
    weights,
    passLine,
    turnSeconds,
    practice: code,
    practiceVersion,
    scenario,
    authorId: actor.userId,
    key: randomUUID(),
    followsId: before.id,
    createdAt: now,
    updatedAt: now,
  }
}

async function insertNext(tx: Db, context: Own, id: number, wish: NextRound) {
  const { school, language } = context
  const before = await lockAssignment(tx, school.id, id, 'update')
  const there = await queries.findNext(tx, id)
  if (there !== undefined) return there
  const row = following(context, before, wish.idSign)
  if (row instanceof Refusal) return row
  const isTogether = before.mode === 'team' && wish.teams === 'same'
  const teams = isTogether ? teamsOf(await queries.listEndedSeats(tx, before)) : []
  if (isTogether && teams.length === 0)
    return refusal('invalidInput', { fields: { teams: reasons.noTeamYet[language] } })
  const { leftOut } = (await getTaught(tx, school.id, id)).counts
  if (isTogether && leftOut > 0 && !wish.leaveOut)
    return refusal('invalidInput', {
      fields: { leaveOut: reasons.teamsPlaying[language] },
      extend: { leftOut },
    })
  const next = await insertAssignment(tx, row)
  if (next === undefined) throw new Error('A new key was in use already.')
  const assignment = { ...before, ...row, id: next }
  for (const team of teams) await seatTeam(tx, context, assignment, team)
  return next
}

/**
 * PRC-143: assigns the next round, only once, and gives the teams their seats in it. If the code of
 * a game is in use, the action is repeated.
 */
export async function startNext(context: Own, id: number, wish: NextRound): Promise<number | No> {
  for (;;)
    try {
      return await context.db.transaction((tx) => insertNext(tx, context, id, wish))
    } catch (error) {
      if (!isConflict(error, 'practice_runs_code')) throw error
    }
}
