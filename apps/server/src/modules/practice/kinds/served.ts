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

/** The fields of a response that belong to one kind. The fields of other kinds are null. */
export type Views = Pick<PracticeRun, 'supplyChain' | 'inventory' | 'marketplace' | 'erp'>
export type Reviews = Pick<RunReview, 'supplyChain' | 'inventory' | 'marketplace' | 'erp'>
export type Facts = Pick<PracticeDetail, 'supplyChain' | 'inventory' | 'marketplace' | 'erp'>

export const noView = { supplyChain: null, inventory: null, marketplace: null, erp: null } as const

/** The progress of an open run for the board, in the form of its kind. */
export type Progress = RunProgress | ErpProgress
export type RefusalDetails = Readonly<Record<string, number | string>>

/**
 * PRC-110: a question after the end. Answers are stored by its name, so the name must keep its
 * meaning.
 */
export interface DebriefQuestion {
  name: string
  texts: FullTexts
}

/**
 * What the server adds to the engine of a kind: how runs begin, which fields decisions have, and
 * what is shown.
 */
export interface ServedKind<Scenario, State> {
  name: PracticeKindName
  engine: PracticeKind<Scenario, State>
  /** The address of the page that begins a run. */
  url: string
  modes: readonly PracticeMode[]
  /** The scenario of a run in which the person plays these seats. */
  played(scenario: Scenario, seats: readonly string[]): Scenario
  daysOf(scenario: Scenario): number
  /** The day for which decisions are expected; after the end, the last day. */
  dayOf(state: State): number
  command: z.ZodType
  /** Decisions with the same key are about the same thing. Only the first of them counts. */
  keyOf(seat: string, command: Record<string, unknown>): string
  /** True when the day ends as soon as each seat of the person has decided. */
  endsWithSeats: boolean
  /** The parts of the score before the start. */
  parts: readonly { name: string; of: number }[]
  /**
   * PRC-074: the checks whether luck or copying decides the marks. Each step computes one short
   * check.
   */
  checksForMarks(scenario: Scenario): Iterable<boolean>
  /** The questions after the end; empty for a kind without a debrief. */
  debrief: readonly DebriefQuestion[]
  /** PRC-063: the decisions that mattered most for the parts that the program rates. */
  keyDecisions(state: State): KeyDecision[]
  facts(scenario: Scenario): Facts
  views(state: State, seats: readonly string[]): Views
  review(state: State, scenario: Scenario, seed: string): Reviews
  /** PRC-040: the progress that the board shows; missing for a kind that shows none. */
  progressOf?(state: State): Progress | null
  /**
   * PRC-045: why a rule of the practice refuses a decision; missing for a kind without such rules.
   */
  refusedText?(reason: string, details: RefusalDetails, language: Language): string
  /** PRC-162: the events that a teacher can set; missing without events. */
  events?: readonly string[]
}
