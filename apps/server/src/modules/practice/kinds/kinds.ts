import type { PracticeKindName } from '@titian/contract'
import { servedErp } from './erp.ts'
import { servedInventory } from './inventory.ts'
import { servedMarketplace } from './marketplace.ts'
import type { ServedKind } from './served.ts'
import { servedSupplyChain } from './supply-chain.ts'

/**
 * A kind of practice whose types of scenario and state are hidden. This is safe, because stored
 * values were written by the same kind.
 */
export type AnyKind = ServedKind<unknown, unknown>

/**
 * All kinds of practices. The engine for new runs comes first, then older engines, for runs that
 * began with them.
 */
const kinds: Record<PracticeKindName, readonly [AnyKind, ...AnyKind[]]> = {
  'supply-chain': [servedSupplyChain],
  inventory: [servedInventory],
  marketplace: [servedMarketplace],
  erp: [servedErp],
}

/** Returns the kind with the engine of new runs. */
export const kindOf = (name: PracticeKindName): AnyKind => kinds[name][0]

/** PRC-028: returns the kind with the engine of the run's beginning. */
export function kindOfRun({ kind, engineVersion }: Begun): AnyKind {
  const found = kinds[kind].find(({ engine }) => engine.engineVersion === engineVersion)
  if (!found) throw new Error(`The engine ${engineVersion} of ${kind} is not kept.`)
  return found
}

interface Begun {
  kind: PracticeKindName
  engineVersion: number
}
