import type { PracticeKind } from '../engine.ts'
import { game } from './game.ts'
import type { SupplyChainScenario } from './scenario.ts'
import { scoreOf } from './score.ts'
import type { SupplyChainState } from './state.ts'
import type { SupplyChainMetrics } from './metrics.ts'
import type { DeskView } from './view.ts'

/** The beer game, in which four seats form a supply chain (PRC-051 to PRC-058). */
export const supplyChain: PracticeKind<
  SupplyChainScenario,
  SupplyChainState,
  DeskView,
  SupplyChainMetrics
> = {
  ...game,
  scoreOf,
}
