import type { PlaygroundContent } from '@titian/contract'
import { byDay } from './by-day.ts'
import { type Command, type Market, type Scenario, seller, type State } from './market.ts'

/** A decision of the log. */
export type Entry = PlaygroundContent['log'][number]

/** A run of the playground: scenario, seed and decisions determine every day. */
export interface Run {
  key: string
  name: string
  scenario: Scenario
  seed: string
  engineVersion: number
  log: readonly Entry[]
  /** The number of completed days. */
  days: number
  forkOf: string | null
  forkDay: number | null
  /** The version of the saved copy on the server; 0 if not saved. */
  version: number
  /** Whether there are unsaved changes. */
  isChanged: boolean
  /** The kinds of decisions that the person makes instead of the assistant. */
  own: readonly string[]
  /** Whether the assistant makes the decisions whose kinds are not in `own`. */
  hasAssistant: boolean
}

/** Returns the type of a decision; empty if it has none. */
export const typeOf = ({ command }: Pick<Entry, 'command'>): string =>
  typeof command['type'] === 'string' ? command['type'] : ''

/** The maximum number of decisions in a saved run. */
const logMost = 1_000

type Change = Partial<Run>
const changed = (run: Run, change: Change): Run => ({ ...run, ...change, isChanged: true })

/**
 * Returns the subject of a decision. A later decision of the same day about the same subject
 * replaces the earlier one.
 */
function subjectOf({ type, product, keyword, match }: Record<string, unknown>): string | null {
  const single = ['setPrice', 'setCampaign', 'saveListing', 'setReorderPoint', 'setBid']
  if (!single.includes(String(type))) return null
  return [type, product, keyword, match].map(String).join(' ')
}

/** Returns the decisions of the current day. */
const ofToday = ({ log, days }: Pick<Run, 'log' | 'days'>) =>
  log.filter(({ day }) => day === days + 1)

const statesBefore = new Map<string, { run: Run; states: State[] }>()

/** Returns how many states of the earlier run are also states of the later run. */
function commonStates(before: Run, run: Run, known: number): number {
  if (before.scenario !== run.scenario || before.seed !== run.seed) return 0
  const differs = run.log.findIndex((entry, at) => entry !== before.log[at])
  const places = [
    differs < 0 ? undefined : run.log[differs]?.day,
    before.log[differs < 0 ? run.log.length : differs]?.day,
  ]
  const firstDay = Math.min(...places.map((day) => day ?? Number.MAX_SAFE_INTEGER))
  return Math.min(known, firstDay)
}

const runsKnown = 8

/**
 * Returns the states of a run: entry 0 is the start, entry n the state after day n. States that an
 * earlier call computed from the same decisions are used again, so that one more day costs one day.
 */
function statesOf({ kind }: Market, run: Run): State[] {
  const { scenario, seed, log, days } = run
  const before = statesBefore.get(run.key)
  const common = before ? commonStates(before.run, run, before.states.length) : 0
  const states = before?.states.slice(0, common) ?? []
  if (states.length === 0) states.push(kind.start(scenario, seed))
  const decisions = byDay(log)
  for (let day = states.length; day <= days; day += 1) {
    const state = states[day - 1]
    if (state === undefined || kind.isFinished(state)) break
    states.push(kind.step(state, decisions.get(day) ?? [], scenario, seed))
  }
  statesBefore.delete(run.key)
  statesBefore.set(run.key, { run, states })
  const [oldest] = statesBefore.keys()
  if (statesBefore.size > runsKnown && oldest !== undefined) statesBefore.delete(oldest)
  return states.slice(0, days + 1)
}

/** Returns the state after a day, or in the middle of the current day. */
export function stateAt(market: Market, run: Run, day: number): State {
  const state = statesOf(market, run).at(day)
  if (state === undefined) throw new Error('A run has a state for each of its days.')
  return day === run.days ? middle(market, run, state, ofToday(run)) : state
}

const middle = (
  { kind }: Market,
  { scenario, seed }: Run,
  state: State,
  decisions: readonly Entry[],
): State => kind.decided?.(state, decisions, scenario, seed) ?? state

/**
 * Returns the run with these decisions of today. The decisions that the engine refused are returned
 * separately.
 */
function decide(market: Market, run: Run, commands: readonly Command[]) {
  const { kind } = market
  let log = run.log
  let state = stateAt(market, run, run.days)
  const refused: Command[] = []
  for (const sent of commands) {
    const command = { ...sent, day: run.days + 1 }
    const entry = { day: run.days + 1, seat: seller, command }
    if (log.length >= logMost || kind.commandProblems(state, command, seller).length > 0) {
      refused.push(sent)
      continue
    }
    const subject = subjectOf(command)
    const kept = log.filter(
      (one) => one.day !== entry.day || subject === null || subjectOf(one.command) !== subject,
    )
    log = [...kept, entry]
    state = middle(market, run, state, [entry])
  }
  return { run: log === run.log ? run : changed(run, { log }), refused }
}

/**
 * The same as `decide`. From then on, the person makes the decisions of these kinds, and not the
 * assistant.
 */
export function decideSelf(market: Market, run: Run, commands: readonly Command[]) {
  const own = [...new Set([...run.own, ...commands.map(({ type }) => type)])]
  return decide(market, { ...run, own }, commands)
}

/** Returns the run with the assistant's decisions of today. */
function assisted(market: Market, run: Run): Run {
  if (!run.hasAssistant) return run
  const state = stateAt(market, run, run.days)
  const work = market
    .plan(state, run.scenario, run.seed)
    .filter(({ type }) => !run.own.includes(type))
  return decide(market, run, work).run
}

/** Returns the run after this many days, or after its last day if that comes earlier. */
export function forward(market: Market, run: Run, days: number): Run {
  let after = run
  for (let gone = 0; gone < days; gone += 1) {
    if (isOver(market, after)) break
    const ready = assisted(market, after)
    after = changed(ready, { days: ready.days + 1 })
  }
  return after
}

export const isOver = (market: Market, run: Run): boolean =>
  market.kind.isFinished(stateAt(market, run, run.days))

/**
 * Returns a copy of the run at this day. A copy at the current day includes the decisions of that
 * day.
 */
export function fork(run: Run, day: number, { key, name }: Pick<Run, 'key' | 'name'>): Run {
  const last = day + (day === run.days ? 1 : 0)
  const log = run.log.filter((entry) => entry.day <= last)
  return changed(run, { key, name, log, days: day, forkOf: run.key, forkDay: day, version: 0 })
}

export const rename = (run: Run, name: string): Run => changed(run, { name })

/** Returns what the server stores of a run. */
export function contentOf(run: Run) {
  const { name, scenario, seed, engineVersion, log, days, forkOf, forkDay } = run
  return {
    name,
    scenario: { ...scenario },
    seed,
    engineVersion,
    days,
    forkOf,
    forkDay,
    log: [...log],
  }
}
