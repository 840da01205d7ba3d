import type { PlaygroundContent } from '@titian/contract'
import { byDay } from './by-day.ts'
import { type Command, type Market, type Scenario, seller, type State } from './market.ts'

/** A decision of the log. */
export type Entry = PlaygroundContent['log'][number]

/** A run of the playground: scenario, seed and decisions give every day of it again. */
export interface Run {
  key: string
  name: string
  scenario: Scenario
  seed: string
  engineVersion: number
  log: readonly Entry[]
  /** Days that are over. */
  days: number
  forkOf: string | null
  forkDay: number | null
  /** Of the copy that the server keeps; 0 as long as it keeps none. */
  version: number
  /** Whether something is not kept by the server. */
  isChanged: boolean
  /** Kinds of decisions that the person has taken over from the assistant. */
  own: readonly string[]
  /** Does the daily work, as long as the person has not taken it over. */
  hasAssistant: boolean
}

/** The kind of a decision; empty for one that has none. */
export const typeOf = ({ command }: Pick<Entry, 'command'>): string =>
  typeof command['type'] === 'string' ? command['type'] : ''

/** Decisions of a run that the server keeps. */
const logMost = 1_000

type Change = Partial<Run>
const changed = (run: Run, change: Change): Run => ({ ...run, ...change, isChanged: true })

/** What a later decision of the same day takes the place of: the same thing about the same product. */
function subjectOf({ type, product, keyword, match }: Record<string, unknown>): string | null {
  const single = ['setPrice', 'setCampaign', 'saveListing', 'setReorderPoint', 'setBid']
  if (!single.includes(String(type))) return null
  return [type, product, keyword, match].map(String).join(' ')
}

/** The decisions of the day that is not over yet. */
const ofToday = ({ log, days }: Pick<Run, 'log' | 'days'>) =>
  log.filter(({ day }) => day === days + 1)

const statesBefore = new Map<string, { run: Run; states: State[] }>()

/** How many states of the earlier run count for the later one too. */
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
 * The states of a run: the first is that of the start, and entry n that after day n. What an earlier call has worked out
 * of the same decisions is used again, so that one more day costs one day.
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

/** The state after a day, or in the middle of the day that is not over. */
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

/** The run with these decisions of today; those that the engine does not take are left out and answered. */
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

/** The same, and the assistant leaves decisions of these kinds alone from now on. */
export function decideSelf(market: Market, run: Run, commands: readonly Command[]) {
  const own = [...new Set([...run.own, ...commands.map(({ type }) => type)])]
  return decide(market, { ...run, own }, commands)
}

/** What the assistant would decide today. */
function assisted(market: Market, run: Run): Run {
  if (!run.hasAssistant) return run
  const state = stateAt(market, run, run.days)
  const work = market
    .plan(state, run.scenario, run.seed)
    .filter(({ type }) => !run.own.includes(type))
  return decide(market, run, work).run
}

/** The run after up to so many further days; it ends with its last day. */
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

/** A copy that has gone as far as this day; that of the last day has the decisions of today too. */
export function fork(run: Run, day: number, { key, name }: Pick<Run, 'key' | 'name'>): Run {
  const last = day + (day === run.days ? 1 : 0)
  const log = run.log.filter((entry) => entry.day <= last)
  return changed(run, { key, name, log, days: day, forkOf: run.key, forkDay: day, version: 0 })
}

export const rename = (run: Run, name: string): Run => changed(run, { name })

/** What the server keeps of a run. */
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
