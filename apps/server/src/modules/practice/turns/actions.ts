import { secondsAfter } from '../../../platform/clock.ts'
import { afterCommit, type Db } from '../../../platform/database/database.ts'
import type { Services } from '../../../platform/http/context.ts'
import { isOverdue, keep, settled, submitNow } from '../keeping.ts'
import { kindOfRun } from '../kinds/kinds.ts'
import { listOfDay, lockAnyRun, type RunWithState, saveRun } from '../queries.ts'
import * as queries from './queries.ts'
import { isDue } from '../rules.ts'
import { isWeekFull, type Ordered, waitedFor } from './rules.ts'

/** The services that notify players and queue jobs after the commit. */
export type Outlets = Pick<Services, 'jobs' | 'live' | 'seal'>

export const endTurnJob = 'practice.endTurn'

/** Seconds until a lobby that nobody started is closed, and until a pause ends by itself. */
export const lobbySeconds = 24 * 3600
export const pauseSeconds = 7 * 24 * 3600

/** A locked game with its seats. */
export interface Game {
  run: RunWithState
  seats: queries.NamedSeat[]
}

/**
 * PRC-054: makes the pages of the players load the run again. They must load it, because each
 * player may see another part.
 */
export function notifyPlayers(
  tx: Db,
  { live, seal }: Outlets,
  { run, seats }: { run: { id: number }; seats: readonly { userId: number }[] },
): void {
  const userIds = seats.map(({ userId }) => userId)
  const message = { topic: 'practice', data: { sign: seal('practiceRun', run.id) } }
  afterCommit(tx, () => live.notifyAll({ userIds }, message))
}

/**
 * Sets the end of a turn and queues a job for it. If a crash loses the job, the periodic job takes
 * its place.
 */
export function turnFrom(tx: Db, outlets: Outlets, run: RunWithState, week: number, now: Date) {
  const turnEndsAt = secondsAfter(now, run.turnSeconds ?? 0)
  afterCommit(tx, () => queueEnd(outlets, run.id, week, turnEndsAt))
  return turnEndsAt
}

/**
 * Queues a job for the end of a turn. Its key contains the time, because a turn that restarts after
 * a pause ends later.
 */
export const queueEnd = ({ jobs }: Pick<Outlets, 'jobs'>, runId: number, week: number, at: Date) =>
  jobs.send(endTurnJob, { runId, week }, { at, key: `${runId} ${week} ${at.getTime()}` })

/** Returns seats with an order for the open week. */
export async function orderedIn(tx: Db, { run }: Game): Promise<Ordered> {
  return new Set((await listOfDay(tx, run.id, run.day)).map(({ seat }) => seat))
}

/**
 * PRC-077: ends the open week of a game. The engine decides for seats that gave no order. The end
 * of the last week also ends and scores the run.
 */
export async function endWeek(tx: Db, outlets: Outlets, game: Game, now: Date): Promise<void> {
  const { run } = game
  const { engine, dayOf } = kindOfRun(run)
  const decided = await listOfDay(tx, run.id, run.day)
  const state = engine.step(run.snapshot, decided, run.scenario, run.seed)
  const turnEndsAt = engine.isFinished(state) ? null : turnFrom(tx, outlets, run, dayOf(state), now)
  await keep(tx, run, { state, number: run.number, now }, { turnEndsAt })
  notifyPlayers(tx, outlets, game)
}

/**
 * PRC-180: closes all lobbies of an assignment. If a game has begun, closes none and returns false.
 */
export async function closeLobbies(tx: Db, outlets: Outlets, assignment: number): Promise<boolean> {
  const games = await queries.lockGamesOf(tx, assignment)
  if (games.some(({ state }) => state !== 'lobby')) return false
  for (const { id, players } of games) {
    await queries.removeLobby(tx, id)
    notifyPlayers(tx, outlets, { run: { id }, seats: players.map((userId) => ({ userId })) })
  }
  return true
}

/** PRC-054: ends the week if no order is missing. Returns whether the week ended. */
export async function endFullWeek(
  tx: Db,
  outlets: Outlets,
  game: Game,
  now: Date,
): Promise<boolean> {
  const isFull = game.run.state === 'active' && isWeekFull(game.seats, await orderedIn(tx, game))
  if (isFull) await endWeek(tx, outlets, game, now)
  return isFull
}

/** PRC-060: pauses a game, so that no orders are accepted and no week ends. */
export async function pause(tx: Db, outlets: Outlets, game: Game, now: Date): Promise<void> {
  const { run } = game
  if (run.state !== 'active') return
  const turnEndsAt = secondsAfter(now, pauseSeconds)
  await saveRun(tx, run.id, { state: 'paused', turnEndsAt, changedAt: now })
  notifyPlayers(tx, outlets, game)
}

/** Continues a paused game. The open week begins again with its full time. */
export async function resume(tx: Db, outlets: Outlets, game: Game, now: Date): Promise<void> {
  const { run } = game
  if (run.state !== 'paused') return
  const turnEndsAt = turnFrom(tx, outlets, run, run.day, now)
  await saveRun(tx, run.id, { state: 'active', turnEndsAt, changedAt: now })
  notifyPlayers(tx, outlets, game)
}

/**
 * Applies what is due, once: closes a lobby, lets bots play for seats that have not ordered, or
 * ends a pause. At the due date of an assignment, bots play all remaining weeks, also of a paused
 * game (PRC-102).
 */
async function endDue(tx: Db, outlets: Outlets, game: Game, now: Date): Promise<void> {
  const { run, seats } = game
  if (run.state === 'lobby') {
    await queries.removeLobby(tx, run.id)
    return notifyPlayers(tx, outlets, game)
  }
  if (isOverdue(run, now)) {
    await submitNow(tx, run, now)
    return notifyPlayers(tx, outlets, game)
  }
  if (run.state === 'paused') return resume(tx, outlets, game, now)
  const silent = waitedFor(seats, await orderedIn(tx, game))
  await queries.leaveToBots(tx, run.id, silent, now)
  return endWeek(tx, outlets, game, now)
}

/** PRC-060: lets a bot play the seat until its player returns. */
export async function giveToBot(
  tx: Db,
  outlets: Outlets,
  game: Game,
  seat: string,
  now: Date,
): Promise<void> {
  const { run, seats } = game
  if (seats.every((one) => one.seat !== seat || one.botSince !== null)) return
  await queries.leaveToBots(tx, run.id, [seat], now)
  const left = seats.map((one) => (one.seat === seat ? { ...one, botSince: now } : one))
  if (!(await endFullWeek(tx, outlets, { run, seats: left }, now))) notifyPlayers(tx, outlets, game)
}

const read = async (tx: Db, run: RunWithState): Promise<Game> => ({
  run,
  seats: await queries.listSeats(tx, run.id),
})

/** Locks the game and applies what is due; undefined if the game was deleted. */
export async function lockGame(
  tx: Db,
  outlets: Outlets,
  id: number,
  now: Date,
): Promise<Game | undefined> {
  const run = await queries.lockGame(tx, id)
  if (!run) return undefined
  const game = await read(tx, run)
  if (!isDue(run.turnEndsAt, now) && !isOverdue(run, now)) return game
  await endDue(tx, outlets, game, now)
  const after = await queries.lockGame(tx, id)
  return after && read(tx, after)
}

/** PRC-025: applies everything that is due to a run of one person or of a team. */
export async function settle(
  tx: Db,
  outlets: Outlets,
  { id, schoolId, mode }: Pick<RunWithState, 'id' | 'schoolId' | 'mode'>,
  now: Date,
): Promise<void> {
  if (mode === 'team') await lockGame(tx, outlets, id, now)
  else await settled(tx, await lockAnyRun(tx, schoolId, id), now)
}
