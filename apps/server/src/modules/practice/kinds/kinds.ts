import type { PracticeKindName } from '@titian/contract'
import { servedInventory } from './inventory.ts'
import type { ServedKind } from './served.ts'
import { servedSupplyChain } from './supply-chain.ts'

/**
 * A kind whose scenario and state are known to itself alone: what is read from the database was written by the same kind.
 */
export type AnyKind = ServedKind<unknown, unknown>

/** Every kind that the server runs, one line each. */
const kinds: Record<PracticeKindName, AnyKind> = {
  'supply-chain': servedSupplyChain,
  inventory: servedInventory,
}

export const kindOf = (name: PracticeKindName): AnyKind => kinds[name]
