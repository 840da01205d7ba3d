/** The steps of the flow chart, in its order. */
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

/** What a rule is measured from: the decision itself, or what the run has become by it. */
type Source = 'decision' | 'run'

export interface StepRule {
  rule: string
  points: number
  source: Source
  /** The number that decides, where one does; its unit is in the name of the rule's details. */
  limit?: number
}

const decision = (rule: string, points: number, limit?: number): StepRule =>
  limit === undefined
    ? { rule, points, source: 'decision' }
    : { rule, points, source: 'decision', limit }
const run = (rule: string, points: number, limit?: number): StepRule =>
  limit === undefined ? { rule, points, source: 'run' } : { rule, points, source: 'run', limit }

/**
 * PRC-033: what each step is checked by. The names are the keys of the texts. `limit` is in percent, days, searches or
 * thousandths, as the comment of the rule says.
 */
export const stepRules = {
  research: [
    // Percent of the median price that is left after goods and fees.
    decision('margin', 3, 20),
    // Searches a day for each strong offer.
    decision('demand', 2, 20),
    decision('restricted', 2),
    // Letters of the reason.
    decision('reasons', 1, 60),
  ],
  sourcing: [
    // Thousandths that the own figure may be off.
    decision('landedCost', 4, 20),
    decision('sample', 1),
    // Defects of the supplier in thousandths, at most.
    decision('supplier', 1, 30),
  ],
  opening: [decision('company', 1), decision('papers', 2), decision('certificate', 1)],
  listing: [
    decision('title', 2),
    decision('bullets', 2),
    decision('claims', 2),
    // Percent of the keywords that the listing has, weighted by their searches.
    decision('keywords', 2, 60),
    decision('duplicates', 1),
    // Good pictures, at least.
    decision('pictures', 2, 4),
    decision('attributes', 1),
  ],
  pricing: [
    // Thousandths that the own figure may be off.
    decision('breakEven', 4, 10),
    decision('price', 3),
    // The price after coupon and deal is not below break-even.
    decision('discount', 1),
  ],
  ads: [
    // Thousandths of the ad sales, at most the margin before ads.
    run('acos', 5),
    // Thousandths of the spend on terms that do not fit, at most.
    run('irrelevant', 5, 100),
    // Days with an active campaign, at least, in percent of the days on sale.
    run('steady', 2, 50),
  ],
  inventory: [
    // Percent of the days on sale without stock, at most.
    run('stockOut', 5, 10),
    // Percent of the stock that is older than 45 days, at most.
    run('aged', 3, 10),
    // Orders of goods whose cartons do not fit the units, or that were below the minimum.
    run('plan', 2, 0),
    run('reorderPoint', 2),
  ],
  orders: [
    // Thousandths, as the measures of account health.
    run('late', 3, 40),
    run('cancelled', 3, 25),
    run('tracking', 2, 950),
  ],
  returns: [
    // Percent of the cases.
    run('decision', 3, 80),
    run('onTime', 1, 90),
    run('amount', 2, 80),
  ],
  messages: [
    // Percent of the messages.
    run('inTime', 3, 90),
    run('facts', 3, 80),
    run('praise', 2),
  ],
  health: [
    // Percent of the days in which the account was good, at least.
    run('measures', 5, 80),
    run('restored', 3),
  ],
  finance: [
    // Percent of the lines of all periods that are over.
    run('lines', 5, 100),
    run('profit', 3, 100),
  ],
} as const satisfies Record<StepName, readonly StepRule[]>

export type RuleOf<Step extends StepName> = (typeof stepRules)[Step][number]['rule']

/** Stock is aged after these days. */
export const agedDays = 45

/** The answer to one rule. `details` fill the text that explains it. */
export interface Verdict {
  rule: string
  met: boolean
  points: number
  of: number
  details: Record<string, string | number>
}

/** A verdict that gives all of the points or none. */
export function judged<Step extends StepName>(
  step: Step,
  rule: RuleOf<Step>,
  met: boolean,
  details: Verdict['details'] = {},
): Verdict {
  const { points: of } = ruleOf(step, rule)
  return { rule, met, points: met ? of : 0, of, details }
}

export function ruleOf<Step extends StepName>(step: Step, rule: RuleOf<Step>): StepRule {
  const rules: readonly StepRule[] = stepRules[step]
  const found = rules.find((one) => one.rule === rule)
  if (!found) throw new Error(`The step ${step} has no rule ${rule}.`)
  return found
}
