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

/** What `value` and `limit` of the details are, for the text that explains the rule. */
export type Unit = 'percent' | 'permille' | 'cents' | 'days' | 'count' | 'none'

export interface StepRule {
  rule: string
  points: number
  /** Judged when the student decides, or measured from what the run has become. */
  source: 'decision' | 'run'
  unit: Unit
  /** What the value must reach, or must not pass; 0 where no number decides. */
  limit: number
  /** The names of the details that the text of a failed rule uses. */
  details: readonly string[]
  /** PRC-204: those of the details that are the answer, which are shown when the run is over. */
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
 * PRC-033: what each step is checked by. The names are the keys of the texts. Percent and thousandths of a rule that is
 * measured are of what its comment says.
 */
export const stepRules = {
  research: [
    // What is left of the median price after goods and fees.
    decision('margin', 3, { unit: 'percent', limit: 20, details: measured }),
    // Searches a day for each strong offer.
    decision('demand', 2, { unit: 'count', limit: 20, details: measured }),
    decision('restricted', 2),
    // Letters of the reason; a Chinese character counts as two.
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
    // Defects of the supplier, at most.
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
    // The share of the searches of fitting keywords that the listing covers.
    decision('keywords', 2, {
      unit: 'percent',
      limit: 60,
      details: ['value', 'limit', 'keywords'],
    }),
    decision('duplicates', 1, { details: ['words'] }),
    // Pictures without a fault, at least.
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
    // Spend on ads of the sales by ads; the limit is the margin before ads, and the run says it.
    run('acos', 5, 'permille', 200),
    // Spend on terms that do not fit, of all spend.
    run('irrelevant', 5, 'permille', 100),
    // Days with an active campaign, of the days on sale, at least.
    run('steady', 2, 'percent', 50),
  ],
  inventory: [
    // Days on sale without stock, of the days on sale.
    run('stockOut', 5, 'percent', 10),
    // Stock that is older than `agedDays`, of the stock.
    run('aged', 3, 'percent', 10),
    // Orders of goods whose cartons do not hold the units, or that are below the minimum.
    run('plan', 2, 'count', 0),
    // Orders of goods that were sent before the stock fell below the reorder point or on that day, of all but the first.
    run('reorderPoint', 2, 'percent', 50),
  ],
  orders: [
    run('late', 3, 'permille', 40),
    run('cancelled', 3, 'permille', 25),
    run('tracking', 2, 'permille', 950),
  ],
  returns: [
    // Of the cases that were due.
    run('decision', 3, 'percent', 80),
    run('onTime', 1, 'percent', 90),
    run('amount', 2, 'percent', 80),
  ],
  messages: [
    // Of the messages that were due.
    run('inTime', 3, 'percent', 90),
    run('facts', 3, 'percent', 80),
    // Answers that ask for praise.
    run('praise', 2, 'count', 0),
  ],
  health: [
    // Days in which the account was good, of the days on sale, at least.
    run('measures', 5, 'percent', 80),
    // Warnings that no accepted appeal has answered; an account without a warning has none.
    run('restored', 3, 'count', 0),
  ],
  finance: [
    // Lines that agree with the books, of the lines of the periods that are over.
    run('lines', 5, 'percent', 100),
    // Periods whose profit agrees, of the periods that are over.
    run('profit', 3, 'percent', 100),
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

export function ruleOf<Step extends StepName>(step: Step, rule: RuleOf<Step>): StepRule {
  const rules: readonly StepRule[] = stepRules[step]
  const found = rules.find((one) => one.rule === rule)
  if (!found) throw new Error(`The step ${step} has no rule ${rule}.`)
  return found
}

/** A verdict that gives `points`, or all of them where it is met and none where it is not. */
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
