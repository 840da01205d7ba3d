import { divideHalfUp } from '../../whole.ts'
import type { JudgePricing } from '../verdicts.ts'
import { breakEven, isNear } from './money.ts'
import { ruleOf, verdict } from './rules.ts'

/** Returns the price after coupon and deal; `percentOff` is the sum of their percentages. */
const paidPrice = (price: number, percentOff: number): number =>
  divideHalfUp(price * Math.max(100 - percentOff, 0), 100)

/**
 * PRC-033, pricing: judges the entered break-even price, and the set price compared with the real
 * break-even price.
 */
export const judgePricing: JudgePricing = (niche, given) => {
  const right = breakEven(niche, given.landedCost)
  const paid = paidPrice(given.price, given.coupon + given.deal)
  const entered = given.breakEven
  const isRight = isNear(entered, right, ruleOf('pricing', 'breakEven').limit)
  return [
    verdict('pricing', 'breakEven', isRight, { entered, right }),
    verdict('pricing', 'price', given.price >= right, { price: given.price, breakEven: right }),
    verdict('pricing', 'discount', paid >= right, { price: paid, breakEven: right }),
  ]
}
