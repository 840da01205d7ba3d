import type { PracticeKind } from './engine.ts'
import { erp } from './erp/kind.ts'
import { inventory } from './inventory/bench.ts'
import { marketplace } from './marketplace/kind.ts'
import { supplyChain } from './supply-chain/kind.ts'

/** Every kind of practice, one line each. */
const kinds: readonly PracticeKind[] = [supplyChain, inventory, marketplace, erp]

export const kindNames: readonly string[] = kinds.map(({ name }) => name)

export const kindOf = (name: string): PracticeKind | undefined =>
  kinds.find((kind) => kind.name === name)
