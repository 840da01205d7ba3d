import { bullwhip, cost, explained, service } from './chain-criteria.ts'
import { words } from './levels.ts'
import type { Starter } from './starter-names.ts'

export const calmChain: Starter = {
  names: words(['A calm chain', '平稳的供应链', 'Rantaian stabil']),
  kind: 'supply-chain',
  criteria: [
    { ...service, weight: 30 },
    { ...cost, weight: 25 },
    { ...bullwhip, weight: 20 },
    { ...explained, weight: 25 },
  ],
  gates: [{ evidence: 'service', below: 30, cap: 59 }],
}
