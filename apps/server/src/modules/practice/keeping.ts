import type { KeyDecision } from '@titian/practice/engine'
import type { Db } from '../../platform/database/database.ts'
import { dueOf, percentOf } from './assignments/rules.ts'
import { enterEvents } from './events/actions.ts'
import { kindOfRun } from './kinds/kinds.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'
import type { NewRun } from './tables.ts'

export const playing = (run: queries.RunWithState): rules.Playing => ({
  ...run,
  state: run.snapshot,
})

interface Reached {
  /** The state at the beginning of the day. */
  state: unknown
  /**
   * The state after the decisions of today; only for a kind in which decisions apply at once, and
   * while the run is open.
   */
  seen?: unknown
  number: number
  now: Date
}

/** Stores the new state. Returns the change of an open run. A finished run is scored. */
export async function keep(
  tx: Db,
  run: queries.RunWithState,
  { state, seen = state, number, now }: Reached,
  more?: Partial<NewRun>,
): Promise<queries.Turn | undefined> {
  const kind = kindOfRun(run)
  const isOver = kind.engine.isFinished(state)
  if (state !== run.snapshot) await queries.saveSnapshot(tx, run.id, state)
  const progress = kind.progressOf?.(seen) ?? null
  const turn = { number, changedAt: now, day: kind.dayOf(state), progress }
  if (!isOver && !more) {
    await queries.saveTurn(tx, run.id, turn)
    return turn
  }
  const scored = isOver ? rules.scored(kind, { ...playing(run), state }) : undefined
  await queries.saveRun(tx, run.id, {
    ...turn,
    ...more,
    ...(scored && {
      state: 'scored',
      endedAt: now,
      turnEndsAt: null,
      ...scored,
      percent: run.given
        ? rules.capped(percentOf(scored.score, run.given.weights), scored.cap)
        : null,
    }),
  })
  return undefined
}

/**
 * PRC-025: plays the remaining days without the person, and submits the run. The caller's
 * transaction has locked the run.
 */
export async function submitNow(tx: Db, run: queries.RunWithState, now: Date): Promise<void> {
  const decided = await queries.listOfDay(tx, run.id, run.day)
  const events = await enterEvents(tx, run, { last: run.days, first: 0, now })
  const state = rules.playedOn(kindOfRun(run), playing(run), [...decided, ...events])
  await keep(tx, run, { state, number: run.number + 1, now })
}

/**
 * PRC-063: returns the key decisions of a run. The server computes them at each request, because
 * the state of the run contains every week.
 */
export async function listKeyDecisions(
  db: Db,
  schoolId: number,
  runId: number,
): Promise<KeyDecision[]> {
  const run = await queries.getAnyRun(db, schoolId, runId)
  return kindOfRun(run).keyDecisions(run.snapshot)
}

/**
 * True if the due date of an open run has passed. For a team, the latest due date of its players
 * counts.
 */
export const isOverdue = ({ endedAt, given }: queries.ListedRun, now: Date): boolean =>
  endedAt === null && rules.isDue(dueOf(given), now)

/**
 * PRC-025: submits a locked run of one person after its due date. So marks do not depend on when
 * the job runs.
 */
export async function settled(
  tx: Db,
  run: queries.RunWithState,
  now: Date,
): Promise<queries.RunWithState> {
  if (!isOverdue(run, now)) return run
  await submitNow(tx, run, now)
  return queries.lockAnyRun(tx, run.schoolId, run.id)
}
