import { z } from 'zod'
import { runDebrief } from './debrief-shapes.ts'
import { teamGame } from './game-shapes.ts'
import { erpValuations } from './kinds/erp/names.ts'
import { erpReview, erpView } from './kinds/erp/view.ts'
import { inventoryView } from './kinds/inventory.ts'
import { healthStates, marketSteps, stepStates } from './kinds/marketplace/names.ts'
import { marketReview, marketView } from './kinds/marketplace/view.ts'
import { supplyChainReview, supplyChainView } from './kinds/supply-chain.ts'
import { practiceKinds, practiceModes, practiceStates, runStates } from './rules.ts'

const kind = z.enum(practiceKinds)
const count = z.number().int()

/** PRC-022: a practice in a list. */
export const practiceCard = z.object({
  idSign: z.string(),
  title: z.string(),
  /** What the practice is about, in one or two sentences. */
  summary: z.string(),
  /** The address of the picture; empty if the site uses its own picture. */
  picture: z.string(),
  kind,
  /** The address of the page that starts the practice. */
  url: z.string(),
  /** The state of the practice for the caller; `open` for a visitor. */
  state: z.enum(practiceStates),
  /**
   * The best scored run of the caller, in hundredths of the possible points; null without a scored
   * run.
   */
  score: count.nullable(),
  /** ISO 8601, or null without a due date. */
  due: z.string().nullable(),
})
export type PracticeCard = z.output<typeof practiceCard>

export const practiceCategoryRow = z.object({ kind, total: count })

/** A part of a score; `points` is null while it is unrated, which differs from 0 (PRC-065). */
export const runScorePart = z.object({
  name: z.string(),
  points: count.nullable(),
  of: count,
})

/** PRC-063: the decision with the greatest effect on a part of the score. */
export const keyDecision = z.object({
  part: z.string(),
  day: count,
  seat: z.string(),
  /** The order of the seat on that day; null without one. */
  decided: count.nullable(),
  /** PRC-185: a bot played the seat on that day. */
  byBot: z.boolean(),
  /** Why the day matters: cents of cost, units of the first backlog, or the mean of the orders. */
  amount: count,
})

/** PRC-040: the progress of a person in the steps, for the board. Money in cents. */
export const runProgress = z.object({
  cash: count,
  health: z.enum(healthStates),
  points: count,
  steps: z.array(
    z.object({ step: z.enum(marketSteps), state: z.enum(stepStates), points: count, of: count }),
  ),
})
export type RunProgress = z.output<typeof runProgress>

export const runScore = z.object({
  parts: z.array(runScorePart),
  /** The points, and the maximum of the rated parts. */
  points: count,
  of: count,
  /** PRC-038: the maximum result in percent; null without a limit. */
  cap: count.nullable(),
})

/** What a player sees of the run, by kind of practice; null for the other kinds. */
const views = {
  supplyChain: z.array(supplyChainView).nullable(),
  inventory: inventoryView.nullable(),
  marketplace: marketView.nullable(),
  erp: erpView.nullable(),
}

const reviews = {
  supplyChain: supplyChainReview.nullable(),
  inventory: inventoryView.nullable(),
  marketplace: marketReview.nullable(),
  erp: erpReview.nullable(),
}

/** PRC-024: the rules of an assigned run. */
export const runAssignment = z.object({
  sign: z.string(),
  attempt: count,
  attempts: count,
  weights: z.array(z.object({ name: z.string(), weight: count })),
  passLine: count,
  /** The person's due date in ISO 8601; null without one. */
  dueAt: z.string().nullable(),
  /** The result in percent; null as long as no part is rated. */
  percent: count.nullable(),
  passed: z.boolean().nullable(),
})

export const runCard = z.object({
  sign: z.string(),
  practice: z.object({ idSign: z.string(), title: z.string(), kind, version: count }),
  mode: z.enum(practiceModes),
  /** The seats of the person. */
  seats: z.array(z.string()),
  state: z.enum(runStates),
  /** The current day (or week, or attempt). After the end, the last one. */
  day: count,
  days: count,
  startedAt: z.string(),
  changedAt: z.string(),
  endedAt: z.string().nullable(),
  score: runScore.nullable(),
  /** The rules of the assignment; null for a run without an assignment. */
  assignment: runAssignment.nullable(),
})
export type RunCard = z.output<typeof runCard>

export const practiceRun = runCard.extend({
  /** The number that the next decisions must send. */
  number: count,
  /** The own seats for which the person has decided on this day. */
  decided: z.array(z.string()),
  /** PRC-055: null for a run of one person. */
  game: teamGame.nullable(),
  ...views,
})
export type PracticeRun = z.output<typeof practiceRun>

export const runNote = z.object({ day: count, seat: z.string(), note: z.string() })
export type RunNote = z.output<typeof runNote>

/** A player of a team, by the seat. */
export const teamPlayer = z.object({ seat: z.string(), name: z.string(), isOwn: z.boolean() })
export type TeamPlayer = z.output<typeof teamPlayer>

/** PRC-031, PRC-059: a finished run with all its days. */
export const runReview = runCard.extend({
  notes: z.array(runNote),
  /** Null for a run of one person; free seats are left out. */
  team: z.array(teamPlayer).nullable(),
  /** PRC-110: null for a practice without questions, and before the end. */
  debrief: runDebrief.nullable(),
  ...reviews,
})
export type RunReview = z.output<typeof runReview>

/** The facts before a run begins (PRC-024). */
export const practiceDetail = practiceCard.extend({
  version: count,
  modes: z.array(z.enum(practiceModes)),
  seats: z.array(z.string()),
  days: count,
  supplyChain: z
    .object({
      startStock: count,
      orderDelay: count,
      shippingDelay: count,
      productionDelay: count,
      /** Cents. */
      holding: count,
      /** Cents. */
      backlog: count,
      sharedDemand: z.boolean(),
    })
    .nullable(),
  inventory: z.object({ problems: count, tries: count }).nullable(),
  /** The initial cash in cents, and the numbers of niches and possible products. */
  marketplace: z.object({ cash: count, niches: count, products: count }).nullable(),
  /** PRC-046: the initial bank balance in cents, and the number of cards. */
  erp: z
    .object({
      cash: count,
      cards: count,
      warehouses: count,
      dollars: z.boolean(),
      valuation: z.enum(erpValuations),
    })
    .nullable(),
  parts: z.array(z.object({ name: z.string(), of: count })),
  /** PRC-074: false if luck or copying decides. */
  fitForMarks: z.boolean(),
})
export type PracticeDetail = z.output<typeof practiceDetail>
