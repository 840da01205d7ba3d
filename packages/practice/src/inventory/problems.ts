import type { Seed } from '../draw.ts'
import { abcClasses, daysOfCover, fillRate } from './key-figures.ts'
import { newsvendor, stockOutCost } from './one-period.ts'
import { economicOrder, quantityDiscount } from './order-quantity.ts'
import { type InventoryProblem, numbersOf, type Solved } from './problem.ts'
import { periodicReview, reorderPoint, safetyStock } from './safety.ts'

/** The ten problems of the bench; of each topic, easier problems come before harder ones. */
const problems: readonly InventoryProblem[] = [
  daysOfCover,
  reorderPoint,
  economicOrder,
  quantityDiscount,
  safetyStock,
  periodicReview,
  newsvendor,
  stockOutCost,
  fillRate,
  abcClasses,
]

export const problemNames: readonly string[] = problems.map(({ name }) => name)

/**
 * Returns a problem with the numbers of this seed; undefined if there is no problem of this name.
 */
export function solve(name: string, seed: Seed): Solved | undefined {
  const problem = problems.find((one) => one.name === name)
  return problem?.make(numbersOf(seed, name))
}
