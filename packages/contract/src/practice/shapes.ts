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

/** PRC-022. */
export const practiceCard = z.object({
  idSign: z.string(),
  title: z.string(),
  /** What the practice is about, in one or two sentences. */
  summary: z.string(),
  /** Empty where the site draws its own picture. */
  picture: z.string(),
  kind,
  /** The page that begins it. */
  url: z.string(),
  /** Of the caller; `open` for a visitor. */
  state: z.enum(practiceStates),
  /** The best of the caller's scored runs, in hundredths of the points that could be given; null without one. */
  score: count.nullable(),
  /** A moment as ISO 8601, or null where no teacher has set one. */
  due: z.string().nullable(),
})
export type PracticeCard = z.output<typeof practiceCard>

export const practiceCategoryRow = z.object({ kind, total: count })

/** A part of a score; `points` is null as long as it is not yet rated, and never 0 for that (PRC-065). */
export const runScorePart = z.object({
  name: z.string(),
  points: count.nullable(),
  of: count,
})

/** PRC-063: the decision that weighed most in a part of the score. */
export const keyDecision = z.object({
  part: z.string(),
  day: count,
  seat: z.string(),
  /** What the seat ordered on that day; null where it decided nothing. */
  decided: count.nullable(),
  /** PRC-185: a bot played the seat on that day. */
  byBot: z.boolean(),
  /** What makes the day stand out: cents of cost, units of the first backlog, or the mean of the orders. */
  amount: count,
})

/** PRC-040: how far a person is with the steps of a practice, as the board shows it. Money in cents. */
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
  /** Points that were given, and the most that the rated parts can give. */
  points: count,
  of: count,
  /** PRC-038: the most that the result in percent can be; null where nothing limits it. */
  cap: count.nullable(),
})

/** What each kind shows; one field a kind, and null for a run of another kind. */
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

/** PRC-024: what counts for a run that a teacher has given. */
export const runAssignment = z.object({
  sign: z.string(),
  attempt: count,
  attempts: count,
  weights: z.array(z.object({ name: z.string(), weight: count })),
  passLine: count,
  /** Of the person; a moment as ISO 8601, or null without one. */
  dueAt: z.string().nullable(),
  /** Null as long as no part is rated. */
  percent: count.nullable(),
  passed: z.boolean().nullable(),
})

export const runCard = z.object({
  sign: z.string(),
  practice: z.object({ idSign: z.string(), title: z.string(), kind, version: count }),
  mode: z.enum(practiceModes),
  /** Those of the person. */
  seats: z.array(z.string()),
  state: z.enum(runStates),
  /** The day (or week, or try) whose decisions are asked for; the last one at the end. */
  day: count,
  days: count,
  startedAt: z.string(),
  changedAt: z.string(),
  endedAt: z.string().nullable(),
  score: runScore.nullable(),
  /** Null for a run that the person began freely. */
  assignment: runAssignment.nullable(),
})
export type RunCard = z.output<typeof runCard>

export const practiceRun = runCard.extend({
  /** The running number that the next decisions carry. */
  number: count,
  /** Seats of the person that have decided for this day. */
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

/** PRC-031, PRC-059: a run that has ended, with every day of it. */
export const runReview = runCard.extend({
  notes: z.array(runNote),
  /** Null for a run of one person; a seat that nobody took is left out. */
  team: z.array(teamPlayer).nullable(),
  /** PRC-110: null for a practice without questions, and before the end. */
  debrief: runDebrief.nullable(),
  ...reviews,
})
export type RunReview = z.output<typeof runReview>

/** What is known before a run begins (PRC-024). */
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
  /** Cents to begin with, niches to choose from, and products that a shop can have. */
  marketplace: z.object({ cash: count, niches: count, products: count }).nullable(),
  /** PRC-046: cents in the bank on the first day, and cards to solve. */
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
  /** PRC-074: false where luck or copying decides the marks. */
  fitForMarks: z.boolean(),
})
export type PracticeDetail = z.output<typeof practiceDetail>
