import { randomUUID } from 'node:crypto'
import {
  decisionsADayMost,
  openRunsMost,
  type PracticeMode,
  type PracticeRun,
  wrongField,
} from '@titian/contract'
import type { User } from '../../platform/actor.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Context } from '../../platform/http/context.ts'
import { type Refusal, refusal } from '../../platform/refusal.ts'
import type { Practice } from './built-in.ts'
import { enterEvents } from './events/actions.ts'
import { teacherSeat } from './events/rules.ts'
import { teamGame } from './games/present.ts'
import { isOverdue, keep, playing, settled, submitNow } from './keeping.ts'
import { kindOf, kindOfRun } from './kinds/kinds.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'
import type { CommandRow, NewRun } from './tables.ts'
import { settle } from './turns/actions.ts'
import { listSeats } from './turns/queries.ts'

export type Own = Context<never, User>

export const playerOf = ({ school, actor }: Own): queries.Player => ({
  schoolId: school.id,
  userId: actor.userId,
})

export type No = Refusal<'alreadyDone' | 'invalidInput'>

interface Begun {
  mode: PracticeMode
  seats: string[]
}

/** The initial values of a run, without person and time. */
export type Plan = Begun &
  Pick<NewRun, 'practice' | 'practiceVersion' | 'kind' | 'scenario' | 'assignmentId' | 'attempt'>

/**
 * PRC-029: begins a run with a new seed. The caller's transaction has locked the runs of the
 * person.
 */
export async function begin(
  tx: Db,
  context: Own,
  plan: Plan,
): Promise<number | Refusal<'alreadyDone'>> {
  const { now } = context
  const player = playerOf(context)
  const kind = kindOf(plan.kind)
  if ((await queries.countOpen(tx, player)) >= openRunsMost)
    return refusal('alreadyDone', 'tooManyRuns')
  const scenario = kind.played(plan.scenario, plan.seats)
  const seed = randomUUID()
  const state = kind.engine.start(scenario, seed)
  const run: NewRun = {
    ...player,
    ...plan,
    engineVersion: kind.engine.engineVersion,
    scenario,
    seed,
    state: 'active',
    day: 1,
    days: kind.daysOf(scenario),
    progress: kind.progressOf?.(state) ?? null,
    startedAt: now,
    changedAt: now,
  }
  return queries.insertRun(tx, run, state)
}

/**
 * Begins a run outside of an assignment. If a run without decisions exists, returns that run
 * instead.
 */
export function start(
  context: Own,
  { code, kind, version: practiceVersion, scenario }: Practice,
  { mode, seats }: Begun,
): Promise<number | Refusal<'alreadyDone'>> {
  const { engineVersion } = kindOf(kind).engine
  const like = { practice: code, practiceVersion, engineVersion, mode, seats }
  return context.db.transaction(async (tx) => {
    const player = playerOf(context)
    await queries.lockRunsOf(tx, player.userId)
    const untouched = await queries.findUntouched(tx, player, like)
    return untouched ?? begin(tx, context, { ...like, kind, scenario })
  })
}

export interface Decisions {
  number: number
  decisions: readonly rules.Decision[]
  endDay: boolean
}

const rowsOf = (
  run: queries.RunWithState,
  { number, decisions }: Decisions,
  at: Date,
): CommandRow[] =>
  decisions.map((decision, place) => ({
    ...decision,
    runId: run.id,
    number,
    place,
    day: run.day,
    at,
  }))

/**
 * For a call with a number that is not the next one: returns the refusal, or undefined if the call
 * repeats the last stored call.
 */
async function outOfTurn(
  tx: Db,
  context: Own,
  run: queries.RunWithState,
  { number, decisions, endDay }: Decisions,
): Promise<{ no: No | undefined } | undefined> {
  const isTurn = number === run.number && run.state === 'active'
  if (isTurn) return undefined
  const ofNumber = number < run.number ? await queries.listOfNumber(tx, run.id, number) : []
  const stored = ofNumber.filter(({ seat }) => seat !== teacherSeat)
  // The day of the command with this number is still open: the earlier call did not end its day, or
  // the command was a teacher's. This call ends the day, so it is no repetition.
  const isOther = endDay && run.state === 'active' && ofNumber[0]?.day === run.day
  if (number === run.number - 1 && !isOther && rules.isRepeat(stored, decisions))
    return { no: undefined }
  return { no: await moved(tx, context, run) }
}

/** Refuses because the run has changed, with its current state. */
export async function moved(tx: Db, context: Own, run: queries.RunWithState): Promise<No> {
  const reason = run.state === 'active' ? 'runChanged' : 'runOver'
  return refusal('alreadyDone', { reason, extend: { run: await shown(tx, context, run) } })
}

/** Returns the run as the person sees it. For a team, the run includes its seats. */
export async function shown(db: Db, context: Own, run: queries.RunWithState) {
  const decided = rules.isPlayed(run) ? await queries.listOfDay(db, run.id, run.day) : []
  const game = run.mode === 'team' ? await listSeats(db, run.id) : null
  return present.run(run, decided, context, game && teamGame(run, game, decided, context))
}

const ofTeam = () => refusal('alreadyDone', 'teamRun')

/**
 * PRC-027, PRC-056: stores decisions. When all players have decided, ends the day. Returns the run,
 * or undefined if the caller must read it, because the run is over or the decisions were stored
 * before.
 */
export function decide(
  context: Own,
  id: number,
  sent: Decisions,
): Promise<No | PracticeRun | undefined> {
  const { db, now, language } = context
  return db.transaction(async (tx) => {
    const locked = await queries.lockRun(tx, playerOf(context), id)
    if (locked.mode === 'team') return ofTeam()
    const run = await settled(tx, locked, now)
    const early = await outOfTurn(tx, context, run, sent)
    if (early) return early.no
    if (sent.decisions.length === 0 && !sent.endDay)
      return refusal('invalidInput', { fields: wrongField('decisions', language) })
    const before = await queries.listOfDay(tx, run.id, run.day)
    return store(tx, context, run, { ...sent, before })
  })
}

/**
 * Stores the decisions of a call after the earlier ones of the day. The caller's transaction has
 * locked the run.
 */
export async function store(
  tx: Db,
  context: Own,
  run: queries.RunWithState,
  { before, ...sent }: Decisions & { before: readonly CommandRow[] },
): Promise<No | PracticeRun | undefined> {
  const { now, language } = context
  if (before.length + sent.decisions.length > decisionsADayMost)
    return refusal('alreadyDone', 'dayFull')
  const decided = { before, sent: sent.decisions }
  const fault = rules.faultIn(kindOfRun(run), playing(run), decided, language)
  if (fault) return 'fields' in fault ? refusal('invalidInput', fault) : moved(tx, context, run)
  const rows = rowsOf(run, sent, now)
  await queries.addCommands(tx, rows)
  const after = await reach(tx, run, [...before, ...rows], { ...sent, now })
  const turn = await keep(tx, run, { ...after, number: run.number + 1, now })
  if (!turn) return undefined
  const shownToday = after.state === run.snapshot ? [...before, ...rows] : []
  return present.run({ ...run, ...turn, snapshot: after.state }, shownToday, context, null)
}

/**
 * Returns the state after the decisions of the day. If they end the day, returns the state after
 * the day.
 */
async function reach(
  tx: Db,
  run: queries.RunWithState,
  decided: readonly CommandRow[],
  { decisions, endDay, now }: Decisions & { now: Date },
) {
  const kind = kindOfRun(run)
  const { snapshot, scenario, seed, day } = run
  if (!rules.endsDay(kind, run, decided, endDay)) {
    const seen = rules.stateIn(kind, playing(run), decided)
    return { state: snapshot, seen }
  }
  const events = await enterEvents(tx, run, { last: day, first: decisions.length, now })
  const state = kind.engine.step(snapshot, [...decided, ...events], scenario, seed)
  return { state }
}

/**
 * PRC-025: plays the remaining days without the person, and submits the run. A run that has ended
 * does not change.
 */
export function submit(context: Own, id: number): Promise<No | undefined> {
  const { db, now } = context
  return db.transaction(async (tx) => {
    const run = await queries.lockRun(tx, playerOf(context), id)
    if (run.mode === 'team') return ofTeam()
    if (run.state === 'active') await submitNow(tx, run, now)
    return undefined
  })
}

/** Returns the current run. After its due date, the run is first submitted. */
export async function current(context: Own, id: number): Promise<queries.RunWithState> {
  const { db, now } = context
  const player = playerOf(context)
  const run = await queries.getRun(db, player, id)
  if (!isOverdue(run, now)) return run
  await db.transaction((tx) => settle(tx, context, run, now))
  return queries.getRun(db, player, id)
}

export async function show(context: Own, id: number) {
  return shown(context.db, context, await current(context, id))
}
