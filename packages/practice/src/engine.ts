import type { Problem } from './checks.ts'
import type { Seed } from './draw.ts'

/** One decision as it was sent, by the seat that sent it. What it holds is not believed. */
export interface Sent {
  seat: string
  command: unknown
}

/** A decision of the log: sent on this day of the run, where 1 is the first. */
export interface Logged extends Sent {
  day: number
}

/** A part of a score. Points that cannot be given yet are null and never 0. */
export interface ScorePart {
  name: string
  points: number | null
  of: number
}

/** PRC-063: the decision that weighed most in a part of the score. */
export interface KeyDecision {
  part: string
  day: number
  seat: string
  /** What the seat decided on that day; null where it decided nothing. */
  decided: number | null
  /** What makes the day stand out, in the unit of the part. */
  amount: number
}

/**
 * What a kind of practice is: pure functions over plain data. The state can be stored as JSON, no function reads a
 * clock or draws but by `drawBetween`, and the same scenario, seed and commands give the same states everywhere.
 * A caller that knows only the name of a kind treats its scenario and state as unknown and hands them on.
 */
export interface PracticeKind<
  Scenario = unknown,
  State = unknown,
  View = unknown,
  Metrics = unknown,
> {
  readonly name: string
  /** Raised when the same commands would give another state; a run stays on the version it began with. */
  readonly engineVersion: number
  readonly seats: readonly string[]
  /** What is wrong with a value as a scenario; with none it is one. Never throws. */
  scenarioProblems(value: unknown): Problem[]
  start(scenario: Scenario, seed: Seed): State
  /** The state after one day. Commands with problems, and all but the first of a seat that count once, change nothing. */
  step(state: State, commands: readonly Sent[], scenario: Scenario, seed: Seed): State
  /**
   * The state in the middle of a day, after these decisions of it: what the person sees until the day ends, and what
   * the next decision is checked against. `step` begins with the same. Left out where decisions count when the day ends.
   * It counts one after the other: after these and then those it gives the state that it gives after all of them.
   */
  decided?(state: State, commands: readonly Sent[], scenario: Scenario, seed: Seed): State
  /** Why a command would change nothing, in the state of the middle of the day. Never throws, whatever was sent. */
  commandProblems(state: State, command: unknown, seat: string): CommandProblem[]
  isFinished(state: State): boolean
  /** What a seat may see, and no number of another. */
  viewOf(state: State, seat: string): View | undefined
  metricsOf(state: State): Metrics
  scoreOf(state: State, scenario: Scenario, seed: Seed): ScorePart[]
  /** PRC-038: the most that the result in percent can be, whatever the parts say; left out where nothing limits it. */
  capOf?(state: State): number | null
}

export type CommandProblem =
  | { code: 'notACommand' }
  | { code: 'unknownSeat' }
  | { code: 'seatOfABot' }
  | { code: 'wrongDay'; day: number }
  | { code: 'finished' }
  | { code: 'field'; problem: Problem }

export interface Replay<Scenario> {
  scenario: Scenario
  seed: Seed
  log: readonly Logged[]
  /** How many days the run has gone, since days without any command count too. */
  days: number
}

/** The states of a run from its log: the first is that of the start, and entry n that after day n. */
export function replay<Scenario, State>(
  kind: PracticeKind<Scenario, State>,
  { scenario, seed, log, days }: Replay<Scenario>,
): State[] {
  const states = [kind.start(scenario, seed)]
  const byDay = new Map<number, Sent[]>()
  for (const entry of log) byDay.set(entry.day, [...(byDay.get(entry.day) ?? []), entry])
  for (let day = 1; day <= days; day++) {
    const before = states[day - 1]
    if (before === undefined || kind.isFinished(before)) break
    states.push(kind.step(before, byDay.get(day) ?? [], scenario, seed))
  }
  return states
}

/** Points that were given, of the points that could be: parts that are not yet rated count in neither. */
export function totalOf(parts: readonly ScorePart[]): { points: number; of: number } {
  const rated = parts.filter(({ points }) => points !== null)
  return {
    points: rated.reduce((total, { points }) => total + (points ?? 0), 0),
    of: rated.reduce((total, part) => total + part.of, 0),
  }
}
