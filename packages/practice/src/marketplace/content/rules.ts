/** The steps of the flow chart, in order. */
export const stepNames = [
  'research',
  'sourcing',
  'opening',
  'listing',
  'pricing',
  'ads',
  'inventory',
  'orders',
  'returns',
  'messages',
  'health',
  'finance',
] as const
export type StepName = (typeof stepNames)[number]

/** The meaning of `value` and `limit` in the details, for the text of the rule. */
export type Unit = 'percent' | 'permille' | 'cents' | 'days' | 'count' | 'none'

export interface StepRule {
  rule: string
  points: number
  /** Whether a rule is judged at a decision, or measured from the state of the run. */
  source: 'decision' | 'run'
  unit: Unit
  /** The minimum or maximum of the value; 0 if the rule does not compare a number. */
  limit: number
  /** The names of the details that the text of a failed rule uses. */
  details: readonly string[]
  /** PRC-204: the details that reveal the answer and are therefore shown only after the run. */
  answers: readonly string[]
}

type Rest = Partial<Pick<StepRule, 'unit' | 'limit' | 'details' | 'answers'>>

const decision = <Name extends string>(rule: Name, points: number, rest: Rest = {}) =>
  ({
    rule,
    points,
    source: 'decision',
    unit: 'none',
    limit: 0,
    details: [],
    answers: [],
    ...rest,
  }) as const

const run = <Name extends string>(rule: Name, points: number, unit: Unit, limit: number) =>
  ({ rule, points, source: 'run', unit, limit, details: ['value', 'limit'], answers: [] }) as const

const measured = ['value', 'limit'] as const

/**
 * PRC-033: the rules that judge each step. Their names are the keys of the texts. For a measured
 * rule, its comment says what percent or thousandths refer to.
 */
export const stepRules = {
  research: [
    // The share of the median price that remains after goods and fees.
    decision('margin', 3, { unit: 'percent', limit: 20, details: measured }),
    // The number of searches per day for each strong offer.
    decision('demand', 2, { unit: 'count', limit: 20, details: measured }),
    decision('restricted', 2),
    // The number of letters of the reason; a Chinese character counts as two letters.
    decision('reasons', 1, { unit: 'count', limit: 60, details: measured }),
  ],
  sourcing: [
    decision('landedCost', 4, {
      unit: 'permille',
      limit: 20,
      details: ['entered', 'sea', 'air'],
      answers: ['sea', 'air'],
    }),
    decision('sample', 1),
    // The maximum share of defects of the supplier.
    decision('supplier', 1, { unit: 'permille', limit: 30, details: measured }),
  ],
  opening: [
    decision('company', 1, { details: ['fields'] }),
    decision('papers', 2, { details: ['papers'] }),
    decision('certificate', 1),
  ],
  listing: [
    decision('title', 2, { unit: 'count', limit: 150, details: measured }),
    decision('bullets', 2, { unit: 'count', limit: 5, details: measured }),
    decision('claims', 2, { details: ['words'] }),
    // The share of the searches for suitable keywords that the listing covers.
    decision('keywords', 2, {
      unit: 'percent',
      limit: 60,
      details: ['value', 'limit', 'keywords'],
    }),
    decision('duplicates', 1, { details: ['words'] }),
    // The minimum number of pictures without a fault.
    decision('pictures', 2, { unit: 'count', limit: 4, details: ['value', 'limit', 'faults'] }),
    decision('attributes', 1, { details: ['attributes'] }),
  ],
  pricing: [
    decision('breakEven', 4, {
      unit: 'permille',
      limit: 10,
      details: ['entered', 'right'],
      answers: ['right'],
    }),
    decision('price', 3, { details: ['price', 'breakEven'], answers: ['breakEven'] }),
    decision('discount', 1, { details: ['price', 'breakEven'], answers: ['breakEven'] }),
  ],
  ads: [
    // The cost of ads as a share of their sales; the limit is the margin before ads, which depends
    // on the run.
    run('acos', 5, 'permille', 200),
    // The share of the ad cost that was spent on unsuitable terms.
    run('irrelevant', 5, 'permille', 100),
    // The minimum share of the days on sale with an active campaign.
    run('steady', 2, 'percent', 50),
  ],
  inventory: [
    // The share of the days on sale without stock.
    run('stockOut', 5, 'percent', 10),
    // The share of the stock that is older than `agedDays`.
    run('aged', 3, 'percent', 10),
    // Orders whose cartons do not hold the units, or that are below the minimum quantity.
    run('plan', 2, 'count', 0),
    // The share of orders, except the first, that were sent by the day on which the stock fell
    // below the reorder point.
    run('reorderPoint', 2, 'percent', 50),
  ],
  orders: [
    run('late', 3, 'permille', 40),
    run('cancelled', 3, 'permille', 25),
    run('tracking', 2, 'permille', 950),
  ],
  returns: [
    // The share of the cases that were due.
    run('decision', 3, 'percent', 80),
    run('onTime', 1, 'percent', 90),
    run('amount', 2, 'percent', 80),
  ],
  messages: [
    // The share of the messages that were due.
    run('inTime', 3, 'percent', 90),
    run('facts', 3, 'percent', 80),
    // Answers that ask for a positive review.
    run('praise', 2, 'count', 0),
  ],
  health: [
    // The minimum share of the days on sale with a healthy account.
    run('measures', 5, 'percent', 80),
    // Warnings without an accepted appeal; an account without a warning has none.
    run('restored', 3, 'count', 0),
  ],
  finance: [
    // The share of lines that agree with the books, in the completed periods.
    run('lines', 5, 'percent', 100),
    // The share of completed periods whose profit agrees with the books.
    run('profit', 3, 'percent', 100),
  ],
} as const satisfies Record<StepName, readonly StepRule[]>

export type RuleOf<Step extends StepName> = (typeof stepRules)[Step][number]['rule']

/** Stock is aged after these days. */
export const agedDays = 45

/** The result of one rule. `details` are the values in the text that explains it. */
export interface Verdict {
  rule: string
  met: boolean
  points: number
  of: number
  details: Record<string, string | number>
}

export function ruleOf<Step extends StepName>(step: Step, rule: RuleOf<Step>): StepRule {
  const rules: readonly StepRule[] = stepRules[step]
  const found = rules.find((one) => one.rule === rule)
  if (!found) throw new Error(`The step ${step} has no rule ${rule}.`)
  return found
}

/** A verdict with `points`, or by default with all points if it is met, and none if not. */
export function verdict<Step extends StepName>(
  step: Step,
  rule: RuleOf<Step>,
  met: boolean,
  details: Verdict['details'] = {},
  points?: number,
): Verdict {
  const { points: of } = ruleOf(step, rule)
  return { rule, met, points: points ?? (met ? of : 0), of, details }
}
