import { drawBetween, type Seed } from '../draw.ts'
import type { Demand } from './scenario.ts'

/**
 * The demand in the weeks before the first week; the pipelines contain this demand at the start.
 */
export function usualDemand(demand: Demand): number {
  if (demand.form === 'flat') return demand.level
  return demand.form === 'list' ? (demand.values[0] ?? 0) : demand.before
}

export function demandOf(demand: Demand, seed: Seed, week: number): number {
  if (demand.form === 'flat') return demand.level
  if (demand.form === 'list') return demand.values[week - 1] ?? demand.values.at(-1) ?? 0
  const level = week < demand.from ? demand.before : demand.after
  if (demand.form === 'step') return level
  const { spread } = demand
  return Math.max(0, level + drawBetween({ seed, day: week, purpose: 'demand' }, -spread, spread))
}
