import { calmChain } from './calm-chain.ts'
import { reasons } from './reasons.ts'
import type { Starter, StarterName } from './starter-names.ts'
import { shopReport } from './shop-report.ts'
import { teamChain } from './team-chain.ts'
import { writtenWork } from './written-work.ts'

/** PRC-116: the templates; each can be saved and published unchanged. */
export const starters: Record<StarterName, Starter> = {
  calmChain,
  reasons,
  teamChain,
  shopReport,
  writtenWork,
}
