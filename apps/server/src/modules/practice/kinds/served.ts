import type {
  ErpProgress,
  FullTexts,
  Language,
  PracticeDetail,
  PracticeKindName,
  PracticeMode,
  PracticeRun,
  RunProgress,
  RunReview,
} from '@titian/contract'
import type { KeyDecision, PracticeKind } from '@titian/practice/engine'
import type { z } from 'zod'

/** The fields of an answer that belong to a kind alone; those of the other kinds are null. */
export type Views = Pick<PracticeRun, 'supplyChain' | 'inventory' | 'marketplace' | 'erp'>
export type Reviews = Pick<RunReview, 'supplyChain' | 'inventory' | 'marketplace' | 'erp'>
export type Facts = Pick<PracticeDetail, 'supplyChain' | 'inventory' | 'marketplace' | 'erp'>

export const noView = { supplyChain: null, inventory: null, marketplace: null, erp: null } as const

/** What the board shows of an open run, in the shape of its kind. */
export type Progress = RunProgress | ErpProgress
export type RefusalDetails = Readonly<Record<string, number | string>>

/** PRC-110: what a player is asked after the end. Answers are kept by the name, so it never changes its meaning. */
export interface DebriefQuestion {
  name: string
  texts: FullTexts
}

/** What the server adds to the engine of a kind: how a run is begun, what a decision looks like, what is shown. */
export interface ServedKind<Scenario, State> {
  name: PracticeKindName
  engine: PracticeKind<Scenario, State>
  /** The page that begins it. */
  url: string
  modes: readonly PracticeMode[]
  /** The scenario of a run in which the person plays these seats. */
  played(scenario: Scenario, seats: readonly string[]): Scenario
  daysOf(scenario: Scenario): number
  /** The day whose decisions are asked for; the last one at the end. */
  dayOf(state: State): number
  command: z.ZodType
  /** Decisions with the same key are about the same thing, of which the first counts. */
  keyOf(seat: string, command: Record<string, unknown>): string
  /** Whether the day goes by as soon as each seat of the person has decided. */
  endsWithSeats: boolean
  /** The parts of the score before anything is played. */
  parts: readonly { name: string; of: number }[]
  /** PRC-074: whether the scenario passes each of its checks for marks, one short check at a time. */
  checksForMarks(scenario: Scenario): Iterable<boolean>
  /** None for a kind without a debrief. */
  debrief: readonly DebriefQuestion[]
  /** PRC-063: the decisions that weighed most in the parts that the machine rates. */
  keyDecisions(state: State): KeyDecision[]
  facts(scenario: Scenario): Facts
  views(state: State, seats: readonly string[]): Views
  review(state: State, scenario: Scenario, seed: string): Reviews
  /** PRC-040: left out for a kind without steps. */
  progressOf?(state: State): Progress | null
  /** PRC-045: why a rule of the practice refuses a decision; left out for a kind without such rules. */
  refusedText?(reason: string, details: RefusalDetails, language: Language): string
  /** PRC-162: what a teacher can let happen; left out where nothing can. */
  events?: readonly string[]
}
