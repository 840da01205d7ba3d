import type { Problem } from './checks.ts'
import type { Seed } from './draw.ts'

/** A decision as it was sent by a seat. Its content is not trusted. */
export interface Sent {
  seat: string
  command: unknown
}

/** A decision in the log with its day; the first day is 1. */
export interface Logged extends Sent {
  day: number
}

/** A part of a score. Unrated points are null, never 0. */
export interface ScorePart {
  name: string
  points: number | null
  of: number
}

/** PRC-063: the decision with the greatest effect on a part of the score. */
export interface KeyDecision {
  part: string
  day: number
  seat: string
  /** The decision of the seat on that day; null without one. */
  decided: number | null
  /** Whether a bot decided. */
  byBot: boolean
  /** Why the day matters, in the unit of the part. */
  amount: number
}

/**
 * A kind of practice: pure functions on plain data. The state is JSON, no function uses a clock or
 * randomness except `drawBetween`, and the same scenario, seed and commands give the same states
 * everywhere. A caller that knows only the name of a kind treats scenario and state as unknown and
 * passes them on.
 */
export interface PracticeKind<
  Scenario = unknown,
  State = unknown,
  View = unknown,
  Metrics = unknown,
> {
  readonly name: string
  /**
   * Increased when the same commands would give another state; a run keeps the version it started
   * with.
   */
  readonly engineVersion: number
  readonly seats: readonly string[]
  /** Returns the errors of a value as a scenario. Never throws. */
  scenarioProblems(value: unknown): Problem[]
  start(scenario: Scenario, seed: Seed): State
  /**
   * Returns the state after a day. A command with problems is ignored. Of commands that may count
   * only once a day, only the first one of each seat counts.
   */
  step(state: State, commands: readonly Sent[], scenario: Scenario, seed: Seed): State
  /**
   * Returns the state during a day after these decisions. The person sees this state, and the next
   * decision is checked against it. `step` begins with the same state. A kind whose decisions take
   * effect only at the end of the day has no `decided`. Applying decisions one by one gives the
   * same state as applying all of them at once.
   */
  decided?(state: State, commands: readonly Sent[], scenario: Scenario, seed: Seed): State
  /** Returns why a command would be ignored in this state, before the day ends. Never throws. */
  commandProblems(state: State, command: unknown, seat: string): CommandProblem[]
  isFinished(state: State): boolean
  /** Returns what a seat may see, without the numbers of other seats. */
  viewOf(state: State, seat: string): View | undefined
  metricsOf(state: State): Metrics
  scoreOf(state: State, scenario: Scenario, seed: Seed): ScorePart[]
  /** PRC-038: returns the maximum result in percent; missing if nothing limits it. */
  capOf?(state: State): number | null
}

export type CommandProblem =
  | { code: 'notACommand' }
  | { code: 'unknownSeat' }
  | { code: 'seatOfABot' }
  | { code: 'wrongDay'; day: number }
  | { code: 'finished' }
  | { code: 'field'; problem: Problem }
  /** A rule of the practice refuses the command; the sites explain the reason with the details. */
  | { code: 'refused'; reason: string; path: string; details: Record<string, number | string> }

export interface Replay<Scenario> {
  scenario: Scenario
  seed: Seed
  log: readonly Logged[]
  /** The number of days, because days without commands count too. */
  days: number
}

/** Returns the states of a run: entry 0 is the start, entry n the state after day n. */
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

/** Returns the points and the possible points of rated parts. */
export function totalOf(parts: readonly ScorePart[]): { points: number; of: number } {
  const rated = parts.filter(({ points }) => points !== null)
  return {
    points: rated.reduce((total, { points }) => total + (points ?? 0), 0),
    of: rated.reduce((total, part) => total + part.of, 0),
  }
}
