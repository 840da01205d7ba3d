import { randomInt, randomUUID } from 'node:crypto'
import { type Language, openRunsMost, reasons, type ReasonName, wrongField } from '@titian/contract'
import { secondsAfter } from '../../../platform/clock.ts'
import { type Db, isConflict } from '../../../platform/database/database.ts'
import { found, type Refusal, refusal } from '../../../platform/refusal.ts'
import { isOverLimit, undoUse } from '../../../platform/security/limits.ts'
import { type No, type Own, playerOf, show as showRun, shown } from '../actions.ts'
import { hasOpened } from '../assignments/rules.ts'
import { isOverdue } from '../keeping.ts'
import type { Practice } from '../built-in.ts'
import { kindOf, kindOfRun } from '../kinds/kinds.ts'
import {
  addCommands,
  countOpen,
  getRun,
  insertRun,
  listOfDay,
  lockRunsOf,
  type Player,
  saveRun,
  saveSnapshot,
} from '../queries.ts'
import { isDue, isRepeat } from '../rules.ts'
import type { AssignmentRow, NewRun } from '../tables.ts'
import {
  endFullWeek,
  type Game,
  giveToBot,
  lobbySeconds,
  lockGame,
  notifyPlayers,
  turnFrom,
} from '../turns/actions.ts'
import { removeLobby } from '../turns/queries.ts'
import { standingIn, type Standing } from './given.ts'
import * as queries from './queries.ts'
import { freeSeats, makeCode, readCode, type Team } from './rules.ts'

/** Limit of wrong codes of a person in ten minutes. */
const guesses = { seconds: 600, most: 20 }

/** Returns a refusal with its reason at a field. */
const beside = (field: string, reason: ReasonName, language: Language, extend = {}) =>
  refusal('invalidInput', { reason, fields: { [field]: reasons[reason][language] }, extend })

/** Locks a game of the person, and applies what is due. */
async function openGame(tx: Db, context: Own, id: number) {
  const { userId, schoolId } = playerOf(context)
  const game = found(await lockGame(tx, context, id, context.now))
  const isHere = game.run.schoolId === schoolId
  const own = found(isHere ? game.seats.find((seat) => seat.userId === userId) : undefined)
  return { ...game, own }
}

/** Refuses an action that comes too late or too early, with the current run. */
async function moved(tx: Db, context: Own, id: number, reason: ReasonName): Promise<No> {
  const run = await shown(tx, context, await getRun(tx, playerOf(context), id))
  return refusal('alreadyDone', { reason, extend: { run } })
}

export interface NewGame {
  practice: Pick<Practice, 'code' | 'kind' | 'version' | 'scenario'>
  /** One of the seats of the kind. */
  seat: string
  turnSeconds: number
  /** The assignment of the game; missing for a game outside of assignments. */
  assignmentId?: number
}

async function insertLobby(tx: Db, { now }: Pick<Own, 'now'>, player: Player, game: NewGame) {
  const { practice, seat, turnSeconds, assignmentId } = game
  const { engine, played, daysOf } = kindOf(practice.kind)
  const { scenario, code: name, version: practiceVersion, kind } = practice
  const seed = randomUUID()
  const run: NewRun = {
    ...player,
    assignmentId,
    practice: name,
    practiceVersion,
    kind,
    engineVersion: engine.engineVersion,
    scenario,
    seed,
    mode: 'team',
    seats: [seat],
    state: 'lobby',
    day: 1,
    days: daysOf(scenario),
    startedAt: now,
    changedAt: now,
    code: makeCode(randomInt),
    turnSeconds,
    turnEndsAt: secondsAfter(now, lobbySeconds),
  }
  return insertRun(tx, run, engine.start(played(scenario, engine.seats), seed))
}

type Made = number | Refusal<'alreadyDone' | 'noPermission' | 'invalidInput'>

async function insertOne(tx: Db, context: Own, game: NewGame): Promise<Made> {
  if ((await countOpen(tx, playerOf(context))) >= openRunsMost)
    return refusal('alreadyDone', 'tooManyRuns')
  return insertLobby(tx, context, playerOf(context), game)
}

type Round = Pick<
  AssignmentRow,
  'id' | 'schoolId' | 'practice' | 'kind' | 'practiceVersion' | 'scenario' | 'turnSeconds'
>

/**
 * PRC-143: creates a lobby of the next round, in which the players of the team have their seats.
 */
export async function seatTeam(tx: Db, context: Own, round: Round, team: Team): Promise<void> {
  const { id: assignmentId, schoolId, kind, scenario, turnSeconds } = round
  const { practice: code, practiceVersion: version } = round
  const [{ seat, userId }, ...others] = team
  const game = { practice: { code, kind, version, scenario }, seat, turnSeconds, assignmentId }
  const runId = await insertLobby(tx, context, { schoolId, userId }, game)
  for (const one of others) await queries.addSeat(tx, { runId, seat: one.seat, userId: one.userId })
}

/**
 * Lets the games of a person be created only one after the other. If another game has the same
 * code, tries once more.
 */
async function inTurn(context: Own, makeOnce: (tx: Db) => Promise<Made>): Promise<Made> {
  for (;;)
    try {
      return await context.db.transaction(async (tx) => {
        await lockRunsOf(tx, context.actor.userId)
        return makeOnce(tx)
      })
    } catch (error) {
      if (!isConflict(error, 'practice_runs_code')) throw error
    }
}

/** PRC-055: creates a game. If the person has a lobby of the same practice, returns it instead. */
export const make = (context: Own, game: NewGame): Promise<Made> =>
  inTurn(context, async (tx) => {
    const own = await queries.findLobby(tx, playerOf(context), game.practice.code)
    return own ?? insertOne(tx, context, game)
  })

/** The input for creating a game of an assignment. */
interface GivenGame {
  /** The code of the practice. */
  idSign: string
  /** The wanted seat; empty selects the first seat. */
  seat: string
}

/**
 * PRC-101: creates a game of an assignment with the scenario and seconds of the assignment. If the
 * person has an open game of the assignment, returns it instead.
 */
export const makeGiven = (context: Own, id: number, wish: GivenGame): Promise<Made> =>
  inTurn(context, async (tx) => {
    const { assignment, isMember, open, problem } = await standingIn(tx, context, id)
    if (!isMember) return refusal('noPermission', 'joinFirst')
    const { kind, practice: code, practiceVersion: version, scenario, turnSeconds } = assignment
    const wrong = (field: string) =>
      refusal('invalidInput', { fields: wrongField(field, context.language) })
    if (code !== wish.idSign) return wrong('idSign')
    if (open !== null) return open
    if (problem) return refusal('alreadyDone', problem)
    if (assignment.mode !== 'team') return refusal('alreadyDone', 'notByTeam')
    const { seats } = kindOf(kind).engine
    const seat = wish.seat || (seats[0] ?? '')
    if (!seats.includes(seat)) return wrong('seat')
    const practice = { code, kind, version, scenario }
    return insertOne(tx, context, { practice, seat, turnSeconds, assignmentId: id })
  })

type Joined = number | Refusal<'alreadyDone' | 'invalidInput'>

/** Takes the requested seat, or the first free one. */
async function sit(tx: Db, context: Own, game: Game, wish: string): Promise<Joined> {
  const { run, seats } = game
  const { language, now } = context
  const { userId } = playerOf(context)
  if (run.state === 'scored') return beside('code', 'gameOver', language)
  if (run.state !== 'lobby') return beside('code', 'gameBegun', language)
  if ((await countOpen(tx, playerOf(context))) >= openRunsMost)
    return refusal('alreadyDone', 'tooManyRuns')
  const free = freeSeats(kindOfRun(run).engine.seats, seats)
  const [first] = free
  if (first === undefined) return beside('code', 'gameFull', language)
  if (wish && !free.includes(wish)) return beside('seat', 'seatTaken', language, { free })
  const seat = { runId: run.id, seat: wish || first, userId, seenAt: now }
  await queries.addSeat(tx, seat)
  await saveRun(tx, run.id, { changedAt: now })
  notifyPlayers(tx, context, game)
  return run.id
}

/**
 * PRC-101: lets a person join a game of an assignment. This uses an attempt, which must be allowed.
 * A person who is in another open game of the assignment gets that game instead. A person who is
 * already in this game always gets it.
 */
async function takeIn(
  tx: Db,
  context: Own,
  game: Game | undefined,
  standing: Standing | undefined,
  wish: string,
): Promise<Joined> {
  const { language, actor } = context
  if (game?.seats.some(({ userId }) => userId === actor.userId)) return game.run.id
  if (standing && !standing.isMember) return beside('code', 'gameOfCourse', language)
  if (standing && standing.open !== null) return standing.open
  if (standing?.problem) return beside('code', standing.problem, language)
  return game ? sit(tx, context, game, wish) : beside('code', 'gameCodeUnknown', language)
}

/** PRC-055: joins a game by its code. The number of wrong codes is limited. */
export async function join(
  context: Own,
  { code, seat }: { code: string; seat: string },
): Promise<Joined | Refusal<'tooFast'>> {
  const { db, now, school, actor, language } = context
  const key = `practice codes ${actor.userId}`
  if (await isOverLimit(db, { key, ...guesses }, now)) return refusal('tooFast', 'tooManyRequests')
  const one = await queries.findByCode(db, school.id, readCode(code))
  if (!one) return beside('code', 'gameCodeUnknown', language)
  await undoUse(db, key)
  const { id, assignmentId } = one
  return db.transaction(async (tx) => {
    await lockRunsOf(tx, actor.userId)
    const standing = assignmentId === null ? undefined : await standingIn(tx, context, assignmentId)
    return takeIn(tx, context, await lockGame(tx, context, id, now), standing, seat)
  })
}

/** Changes the person's seat while the game is in its lobby. */
export function takeSeat(context: Own, id: number, seat: string): Promise<No | undefined> {
  const { db, language, now } = context
  return db.transaction(async (tx) => {
    const game = await openGame(tx, context, id)
    const { run, seats, own } = game
    if (own.seat === seat) return undefined
    if (run.state !== 'lobby') return moved(tx, context, id, 'gameBegun')
    const free = freeSeats(kindOfRun(run).engine.seats, seats)
    if (!free.includes(seat)) return beside('seat', 'seatTaken', language, { free })
    await queries.saveSeat(tx, id, own.userId, { seat, seenAt: now })
    notifyPlayers(tx, context, game)
    return undefined
  })
}

/** PRC-054: leaves the seat; returns whether the person can come back. */
export function leave(context: Own, id: number): Promise<boolean> {
  const { db, now } = context
  return db.transaction(async (tx) => {
    const game = await openGame(tx, context, id)
    const { run, seats, own } = game
    if (run.state === 'scored') return false
    if (run.state !== 'lobby') {
      await giveToBot(tx, context, game, own.seat, now)
      return true
    }
    if (seats.length > 1) await queries.freeSeat(tx, id, own.userId)
    else await removeLobby(tx, id)
    notifyPlayers(tx, context, game)
    return false
  })
}

/** PRC-055: begins the game with bots in the free seats; afterwards seats are fixed. */
export function begin(context: Own, id: number): Promise<No | undefined> {
  const { db, now } = context
  return db.transaction(async (tx) => {
    const game = await openGame(tx, context, id)
    const { run, seats } = game
    if (run.state !== 'lobby') return undefined
    // A teacher may have changed the opening date after the game was created.
    if (!hasOpened(run.given, now)) return moved(tx, context, id, 'assignmentNotOpen')
    const { engine, played } = kindOfRun(run)
    const taken = engine.seats.filter((seat) => seats.some((one) => one.seat === seat))
    const scenario = played(run.scenario, taken)
    await saveSnapshot(tx, id, engine.start(scenario, run.seed))
    const turnEndsAt = turnFrom(tx, context, run, run.day, now)
    const change = { state: 'active', seats: taken, scenario, turnEndsAt } as const
    await saveRun(tx, id, { ...change, startedAt: now, changedAt: now })
    notifyPlayers(tx, context, game)
    return undefined
  })
}

export interface Order {
  week: number
  quantity: number
  note: string
}

/**
 * If a bot plays the seat of a person who sends an order, the person gets the seat back, even if
 * the order comes too late.
 */
async function wake(
  tx: Db,
  context: Own,
  { run, seats, own }: Awaited<ReturnType<typeof openGame>>,
) {
  await queries.saveSeat(tx, run.id, own.userId, { botSince: null, seenAt: context.now })
  return { run, seats: seats.map((one) => (one === own ? { ...one, botSince: null } : one)) }
}

const isPlayed = ({ state }: Game['run']) => state === 'active' || state === 'paused'

function whyNot({ state, day }: Game['run'], week: number): ReasonName | undefined {
  if (state === 'scored') return 'runOver'
  if (state === 'lobby') return 'gameNotBegun'
  if (week !== day) return 'runChanged'
  return state === 'paused' ? 'gamePaused' : undefined
}

/** PRC-056: stores an order. Each seat can order once in a week. */
export function order(context: Own, id: number, sent: Order): Promise<No | undefined> {
  const { db, now } = context
  const { week, quantity, note } = sent
  return db.transaction(async (tx) => {
    const opened = await openGame(tx, context, id)
    const { run, own } = opened
    const decision = { seat: own.seat, command: { type: 'order', week, quantity }, note }
    const stored = (await listOfDay(tx, id, week)).filter(({ seat }) => seat === own.seat)
    if (isRepeat(stored, [decision])) return undefined
    const reason = stored.length > 0 ? 'runChanged' : whyNot(run, week)
    if (reason) {
      if (own.botSince !== null && isPlayed(run))
        notifyPlayers(tx, context, await wake(tx, context, opened))
      return moved(tx, context, id, reason)
    }
    const game = await wake(tx, context, opened)
    await addCommands(tx, [
      { ...decision, runId: id, number: run.number, place: 0, day: week, at: now },
    ])
    const after = { run: { ...run, number: run.number + 1 }, seats: game.seats }
    await saveRun(tx, id, { number: after.run.number, changedAt: now })
    if (!(await endFullWeek(tx, context, after, now))) notifyPlayers(tx, context, after)
    return undefined
  })
}

/** PRC-054: replaces the bot by the person again. */
export function back(context: Own, id: number): Promise<void> {
  return context.db.transaction(async (tx) => {
    const game = await openGame(tx, context, id)
    if (game.own.botSince === null || game.run.state === 'scored') return
    notifyPlayers(tx, context, await wake(tx, context, game))
  })
}

/**
 * Returns the run as the person sees it. If the time of the turn is over, the turn is ended first.
 */
export async function show(context: Own, id: number) {
  const { db, now } = context
  const run = await getRun(db, playerOf(context), id)
  const isTurnOver = run.mode === 'team' && isDue(run.turnEndsAt, now)
  if (!isTurnOver && !isOverdue(run, now)) return shown(db, context, run)
  if (isTurnOver) await db.transaction((tx) => lockGame(tx, context, id, now))
  return showRun(context, id)
}
