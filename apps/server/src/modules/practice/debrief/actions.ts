import { type DebriefAnswer, type OwnDebrief, type RunDebrief, wrongField } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import { found, type Refusal, refusal } from '../../../platform/refusal.ts'
import { current, type No, type Own } from '../actions.ts'
import { kindOfRun } from '../kinds/kinds.ts'
import type { DebriefQuestion } from '../kinds/served.ts'
import { lockRow, type RunWithState } from '../queries.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import { answersTo, areSame } from './rules.ts'

interface Sent {
  version: number
  answers: readonly DebriefAnswer[]
}

/**
 * Stores checked answers in a transaction. Two tabs that save at the same time are then handled one
 * after the other.
 */
function keep(
  { db, school, actor, now }: Own,
  runId: number,
  version: number,
  answers: DebriefAnswer[],
): Promise<OwnDebrief | Refusal<'alreadyDone'>> {
  const { userId } = actor
  return db.transaction(async (tx) => {
    await lockRow(tx, runId)
    const before = (await queries.findDebrief(tx, runId, userId)) ?? null
    const kept = present.own(before)
    if (areSame(kept.answers, answers)) return kept
    if (before && before.lockedAt !== null) return refusal('alreadyDone', 'debriefLocked')
    if (kept.version !== version)
      return refusal('alreadyDone', { reason: 'changedMeanwhile', extend: { newer: kept } })
    const next = { answers, version: version + 1, changedAt: now }
    await queries.saveDebrief(tx, { schoolId: school.id, runId, userId, ...next })
    return present.own(next)
  })
}

/** PRC-110 to PRC-112: replaces the player's answers for an ended run. */
export async function save(
  context: Own,
  runId: number,
  { version, answers }: Sent,
): Promise<OwnDebrief | No> {
  const run = await current(context, runId)
  if (run.state !== 'scored') return refusal('alreadyDone', 'debriefNotYet')
  const chosen = answersTo(kindOfRun(run).debrief, answers)
  if ('wrong' in chosen)
    return refusal('invalidInput', { fields: wrongField(chosen.wrong, context.language) })
  return keep(context, runId, version, chosen.answers)
}

/**
 * Returns the questions after a run and the answers, of all players or of one; null if the practice
 * has no questions.
 */
export async function debriefOf(
  { db, ...view }: Context<never, User>,
  run: RunWithState,
  userId?: number,
): Promise<RunDebrief | null> {
  const kind = kindOfRun(run)
  if (run.state !== 'scored' || kind.debrief.length === 0) return null
  const key = { schoolId: run.schoolId, runId: run.id }
  return present.debrief(kind, await queries.listPlayers(db, key, userId), view)
}

/** The answers of one player, for teachers. */
interface PlayerDebrief {
  userId: number
  /** The answers of the player without empty ones. */
  answers: DebriefAnswer[]
  version: number
  /** The time of the last save; null before the first one. */
  changedAt: Date | null
  lockedAt: Date | null
}

/** Lists the questions of a run and each player's answers, including players without answers. */
export async function listDebriefs(
  db: Db,
  schoolId: number,
  runId: number,
): Promise<{ questions: readonly DebriefQuestion[]; players: PlayerDebrief[] }> {
  const run = found(await queries.findKind(db, { schoolId, runId }))
  const players = await queries.listPlayers(db, { schoolId, runId })
  return {
    questions: kindOfRun(run).debrief,
    players: players.map(({ userId, debrief }) => ({
      userId,
      answers: debrief?.answers ?? [],
      version: debrief?.version ?? 0,
      changedAt: debrief?.changedAt ?? null,
      lockedAt: debrief?.lockedAt ?? null,
    })),
  }
}

/**
 * PRC-112: locks the answers of all players. A repeated call changes nothing. The clock of the
 * database is good enough, because only the existence of a time matters.
 */
export const lockDebriefs = (tx: Db, key: queries.RunKey): Promise<void> => queries.lockAll(tx, key)
