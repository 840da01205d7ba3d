import type {
  MarketStepView,
  PracticeCard,
  PracticeDetail,
  PracticeRun,
  RunCard,
  RunNote,
  RunReview,
  TeamGame,
} from '@titian/contract'
import type { Context } from '../../platform/http/context.ts'
import { findPractice, type Practice } from './built-in.ts'
import { kindOf, kindOfRun } from './kinds/kinds.ts'
import { noView } from './kinds/served.ts'
import { dueOf, isPassed } from './assignments/rules.ts'
import { isPlayed, stateIn } from './rules.ts'
import type { ListedRun, RunWithState } from './queries.ts'
import type { CommandRow } from './tables.ts'

type View = Pick<Context, 'seal' | 'language'>

/** The caller's progress in a practice. */
export interface Result {
  /** True when a run is open; missing when the caller has not begun. */
  isOpen?: boolean
  best?: number | null
  due?: Date | undefined
}

export function card(practice: Practice, result: Result, view: View): PracticeCard {
  const { code, kind, titles, summaries } = practice
  const done = result.isOpen === undefined ? 'open' : 'done'
  return {
    idSign: code,
    title: titles[view.language],
    summary: summaries[view.language],
    picture: '',
    kind,
    url: kindOf(kind).url,
    state: result.isOpen ? 'inProgress' : done,
    score: result.best ?? null,
    due: result.due?.toISOString() ?? null,
  }
}

export function detail(
  practice: Practice,
  result: Result & { fitForMarks: boolean },
  view: View,
): PracticeDetail {
  const kind = kindOf(practice.kind)
  return {
    ...card(practice, result, view),
    version: practice.version,
    modes: [...kind.modes],
    seats: [...kind.engine.seats],
    days: kind.daysOf(practice.scenario),
    parts: [...kind.parts],
    fitForMarks: result.fitForMarks,
    ...kind.facts(practice.scenario),
  }
}

function assignmentOf({ assignmentId, attempt, percent, given }: ListedRun, { seal }: View) {
  if (assignmentId === null || given === null) return null
  const { attempts, weights, passLine } = given
  return {
    sign: seal('practiceAssignment', assignmentId),
    attempt: attempt ?? 1,
    attempts,
    weights,
    passLine,
    dueAt: dueOf(given)?.toISOString() ?? null,
    percent,
    passed: isPassed(percent, passLine),
  }
}

export function runCard(run: ListedRun, view: View): RunCard {
  const { seal, language } = view
  const { score, points, pointsOf } = run
  return {
    sign: seal('practiceRun', run.id),
    practice: {
      idSign: run.practice,
      // A practice that is no longer offered is shown by its code.
      title: findPractice(run.practice)?.titles[language] ?? run.practice,
      kind: run.kind,
      version: run.practiceVersion,
    },
    mode: run.mode,
    seats: run.seats,
    state: run.state,
    day: run.day,
    days: run.days,
    startedAt: run.startedAt.toISOString(),
    changedAt: run.changedAt.toISOString(),
    endedAt: run.endedAt?.toISOString() ?? null,
    score: score && { parts: score, points: points ?? 0, of: pointsOf ?? 0, cap: run.cap },
    assignment: assignmentOf(run, view),
  }
}

/**
 * Returns the state after these decisions of the day, for a kind in which decisions apply at once.
 */
const stateNow = (row: RunWithState, decided: readonly CommandRow[]) =>
  stateIn(kindOfRun(row), { ...row, state: row.snapshot }, decided)

export function run(
  row: RunWithState,
  decided: readonly CommandRow[],
  view: View,
  game: TeamGame | null,
): PracticeRun {
  const { seats } = row
  const own = decided.filter(({ seat }) => seats.includes(seat))
  return {
    ...runCard(row, view),
    number: row.number,
    decided: [...new Set(own.map(({ seat }) => seat))],
    game,
    ...(row.state === 'lobby' ? noView : kindOfRun(row).views(stateNow(row, decided), seats)),
  }
}

/** PRC-032: returns the current steps of a shop. */
export const stepsOf = (row: RunWithState, decided: readonly CommandRow[]): MarketStepView[] =>
  kindOfRun(row).views(stateNow(row, decided), row.seats).marketplace?.steps ?? []

const noteOf = ({ day, seat, note }: CommandRow): RunNote => ({ day, seat, note })

/** The parts of a review beside the days of the run. */
export type BesideDays = Pick<RunReview, 'debrief'> & {
  log: readonly CommandRow[]
  /** The team of the run; missing for a run of one person. */
  team?: RunReview['team']
}

export function review(
  row: RunWithState,
  { log, team = null, debrief }: BesideDays,
  view: View,
): RunReview {
  const today = isPlayed(row) ? log.filter(({ day }) => day === row.day) : []
  return {
    ...runCard(row, view),
    notes: log.filter(({ note }) => note !== '').map(noteOf),
    team,
    debrief,
    ...kindOfRun(row).review(stateNow(row, today), row.scenario, row.seed),
  }
}
