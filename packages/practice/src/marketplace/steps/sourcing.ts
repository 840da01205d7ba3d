import { divideHalfUp, sum } from '../../whole.ts'
import type { Verdict } from '../content/rules.ts'
import type { Niche } from '../content/types.ts'
import { judgeSourcing } from '../content/verdicts.ts'
import { contentOfState, isKnown, nicheOfProduct, supplierOf } from '../lookup.ts'
import type { MarketState, Product } from '../state.ts'
import type { MarketRule } from '../market-view.ts'

/** The defects of all units that were bought, in thousandths. */
function defectsOf({ lots }: Product, niche: Niche): number {
  const defects = lots.map(
    (lot) => lot.units * (supplierOf(niche, lot.supplier)?.defectsPermille ?? 0),
  )
  return divideHalfUp(sum(defects), Math.max(1, sum(lots.map(({ units }) => units))))
}

/**
 * Judges the bought goods by the choice with which the first goods were bought: its landed cost,
 * and whether its sample had arrived. A later choice without an order changes nothing. Before the
 * first order, the present choice is judged.
 */
function judged(state: MarketState, product: Product): Verdict[] | null {
  const niche = nicheOfProduct(contentOfState(state), product)
  const [first] = product.lots
  const supplier = supplierOf(niche, first?.supplier ?? product.supplier)
  if (!supplier) return null
  if (!first)
    return judgeSourcing(niche, supplier, {
      landedCost: product.ownCost,
      sampled: product.sampled,
    })
  const choice = product.suppliers.findLast(
    (one) => one.supplier === first.supplier && one.day <= first.orderedDay,
  )
  const given = { landedCost: choice?.landedCost ?? 0, sampled: choice?.sampled ?? false }
  const bought = { ...supplier, defectsPermille: defectsOf(product, niche) }
  return judgeSourcing(niche, bought, given)
}

/**
 * PRC-033, sourcing: the rule about defects is not judged until a sample or goods of each supplier
 * have shown them.
 */
export function sourcingOf(state: MarketState, product: Product): MarketRule[] | null {
  const suppliers =
    product.lots.length > 0 ? product.lots.map((lot) => lot.supplier) : [product.supplier]
  const isShown = suppliers.every((one) => one === null || isKnown(product, one, state.day))
  const verdicts = judged(state, product)
  if (verdicts === null || isShown || state.finished) return verdicts
  return verdicts.map((one) =>
    one.rule === 'supplier' ? { ...one, met: null, points: 0, details: {} } : one,
  )
}
