export {
  type CalibrationProblem,
  calibrationProblems,
  calibrationProblemsOn,
  calibrationSeeds,
} from './supply-chain/calibration.ts'
export { type BotName, botNames } from './supply-chain/bot-names.ts'
export type { OrderCommand } from './supply-chain/commands.ts'
export { keyDecisionsOf } from './supply-chain/key-decisions.ts'
export { supplyChain } from './supply-chain/kind.ts'
export {
  type Bullwhip,
  metricsOf,
  percentOf,
  type SupplyChainMetrics,
} from './supply-chain/metrics.ts'
export { playBots, scenarioOfBot } from './supply-chain/plays.ts'
export {
  limits,
  mostOrder,
  standardScenario,
  type SupplyChainScenario,
} from './supply-chain/scenario.ts'
export { measuresOf } from './supply-chain/score.ts'
export { type Seat, seats } from './supply-chain/seats.ts'
export type { SupplyChainState, WeekRow } from './supply-chain/state.ts'
export type { DeskView } from './supply-chain/view.ts'
