import type { MarketRule, MarketStep } from '@titian/contract'
import { type StepRule, stepRules, type Unit } from '@titian/practice/market-rules'
import type { ContentKind } from '../market-content/index.ts'
import type { Formats } from '../format/formats.ts'
import { formatMinor } from '@titian/ui'

const ruleOf = (step: MarketStep, name: string): StepRule | undefined => {
  const rules: readonly StepRule[] = stepRules[step]
  return rules.find(({ rule }) => rule === name)
}

const unitOf = (step: MarketStep, name: string): Unit => ruleOf(step, name)?.unit ?? 'none'

/** PRC-204: whether the right numbers are still withheld from the student. */
export const isAnswerKept = (
  step: MarketStep,
  { rule, details }: Pick<MarketRule, 'rule' | 'details'>,
): boolean => ruleOf(step, rule)?.answers.some((name) => details[name] === undefined) ?? false

/** Details whose values are cents, whatever the unit of their rule is. */
const amounts = new Set(['entered', 'right', 'sea', 'air', 'price', 'breakEven'])

/** Details that are lists of codes, separated by commas, with the kind of the codes. */
const lists: Readonly<Record<string, ContentKind>> = {
  fields: 'fact',
  papers: 'slot',
  faults: 'pictureFault',
  attributes: 'attribute',
}

const inUnit = (value: number, unit: Unit, { number, percent }: Formats): string => {
  if (unit === 'percent') return percent(value / 100)
  // A share of 2.5 percent needs its decimal.
  if (unit === 'permille') return `${number(value / 10)}%`
  return unit === 'cents' ? `$${formatMinor(value)}` : number(value)
}

/** The details of a rule in the form in which its text shows them. */
export function ruleValues(
  step: MarketStep,
  { rule, details }: Pick<MarketRule, 'rule' | 'details'>,
  formats: Formats,
  nameOf: (kind: ContentKind, code: string) => string,
): Record<string, string> {
  const unit = unitOf(step, rule)
  const shown = (name: string, value: string | number): string => {
    if (typeof value === 'number') return inUnit(value, amounts.has(name) ? 'cents' : unit, formats)
    const kind = lists[name]
    if (!kind) return value
    const codes = value.split(',').filter(Boolean)
    return formats.list(codes.map((code) => nameOf(kind, code)))
  }
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [name, shown(name, value)]),
  )
}
