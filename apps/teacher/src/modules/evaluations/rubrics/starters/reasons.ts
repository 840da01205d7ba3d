import { cost, explained, reflection, service } from './chain-criteria.ts'
import { words } from './levels.ts'
import type { Starter } from './starter-names.ts'

export const reasons: Starter = {
  names: words(['Reasons before results', '重理由，轻结果', 'Sebab sebelum hasil']),
  kind: 'supply-chain',
  criteria: [
    { ...explained, weight: 40 },
    { ...reflection, source: 'teacher', evidence: '', weight: 25 },
    { ...service, weight: 20 },
    { ...cost, weight: 15 },
  ],
  gates: [],
}
