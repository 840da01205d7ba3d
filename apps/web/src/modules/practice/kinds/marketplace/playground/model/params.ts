import type { Scenario } from './market.ts'

/** A parameter of the shop that the person can set before a run. */
export interface Param {
  name: 'days' | 'cash' | 'overdraft' | 'demand' | 'noise' | 'bidLag' | 'leak' | 'shipDays'
  field: keyof Scenario
  /** The limits in the typed unit. */
  least: number
  most: number
  unit: 'days' | 'money' | 'percent'
}

/** The factor by which the typed unit is converted to the unit of the scenario. */
const stored: Record<Param['unit'], number> = { days: 1, money: 100, percent: 10 }

export const params: readonly Param[] = [
  { name: 'days', field: 'days', least: 5, most: 120, unit: 'days' },
  { name: 'cash', field: 'cash', least: 0, most: 1_000_000, unit: 'money' },
  { name: 'overdraft', field: 'overdraft', least: 0, most: 100_000, unit: 'money' },
  { name: 'demand', field: 'demandPermille', least: 0, most: 500, unit: 'percent' },
  { name: 'noise', field: 'noisePermille', least: 0, most: 50, unit: 'percent' },
  { name: 'bidLag', field: 'bidLag', least: 1, most: 30, unit: 'days' },
  { name: 'leak', field: 'leakPermille', least: 0, most: 300, unit: 'percent' },
  { name: 'shipDays', field: 'shipDays', least: 1, most: 10, unit: 'days' },
]

export type Typed = Record<Param['name'], string>

export const typedOf = (scenario: Scenario): Typed =>
  Object.fromEntries(
    params.map(({ name, field, unit }) => [name, String(Number(scenario[field]) / stored[unit])]),
  ) as Typed

/**
 * Parses whole days and percentages, and money with at most two decimals; null for any other text.
 */
function readNumber(text: string, { least, most, unit }: Omit<Param, 'name' | 'field'>) {
  const pattern = unit === 'money' ? /^\d{1,9}([.,]\d{1,2})?$/ : /^\d{1,9}$/
  const trimmed = text.trim()
  if (!pattern.test(trimmed)) return null
  const value = Number(trimmed.replace(',', '.'))
  return value >= least && value <= most ? value : null
}

/** Returns the scenario with the typed parameters, or the wrong fields. */
export function scenarioOf(standard: Scenario, typed: Typed) {
  const read = params.map((param) => ({ param, value: readNumber(typed[param.name], param) }))
  const wrong = read.flatMap(({ param, value }) => (value === null ? [param.name] : []))
  const values = read.map(({ param: { field, unit }, value }) => [
    field,
    Math.round((value ?? 0) * stored[unit]),
  ])
  return { wrong, scenario: { ...standard, ...Object.fromEntries(values) } as Scenario }
}
