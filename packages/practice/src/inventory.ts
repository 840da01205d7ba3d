export {
  inventory,
  type InventoryScenario,
  type InventoryState,
  type InventoryView,
  type ProblemView,
  standardBench,
} from './inventory/bench.ts'
export { checkAnswer, longestAnswer, type Verdict } from './inventory/check-answer.ts'
export { normalTable } from './inventory/normal-table.ts'
export type { Amount, Given, Rounding, Solved, Step, Tolerance } from './inventory/problem.ts'
export { problemNames, solve } from './inventory/problems.ts'
