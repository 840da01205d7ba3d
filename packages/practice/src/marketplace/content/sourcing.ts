import type { JudgeSourcing } from '../verdicts.ts'
import { isNear, landedCost } from './money.ts'
import { ruleOf, verdict } from './rules.ts'

/**
 * PRC-033, sourcing: the landed cost by sea and the one by air both count as right, because the
 * choice does not name the transport.
 */
export const judgeSourcing: JudgeSourcing = (_niche, supplier, given) => {
  const off = ruleOf('sourcing', 'landedCost').limit
  const defects = ruleOf('sourcing', 'supplier').limit
  const entered = given.landedCost
  const sea = landedCost(supplier, 'sea')
  const air = landedCost(supplier, 'air')
  const isRight = isNear(entered, sea, off) || isNear(entered, air, off)
  return [
    verdict('sourcing', 'landedCost', isRight, { entered, sea, air }),
    verdict('sourcing', 'sample', given.sampled),
    verdict('sourcing', 'supplier', supplier.defectsPermille <= defects, {
      value: supplier.defectsPermille,
      limit: defects,
    }),
  ]
}
