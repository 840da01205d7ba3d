import { divideHalfUp } from '../../whole.ts'
import type { BreakEven, LandedCost } from '../verdicts.ts'
import type { Fees, Niche } from './types.ts'

/**
 * Returns the cents that one unit in the warehouse costs: its price, the duty, and its share of the
 * freight of a full carton.
 */
export const landedCost: LandedCost = (supplier, way) => {
  const freight = way === 'sea' ? supplier.seaPerCarton : supplier.airPerCarton
  return (
    supplier.unitPrice +
    divideHalfUp(supplier.unitPrice * supplier.dutyPermille, 1_000) +
    divideHalfUp(freight, supplier.unitsPerCarton)
  )
}

type SaleFees = Pick<Fees, 'referralPermille' | 'fulfilment'>

/** Returns the lowest price, in cents, that makes no loss; `cost` is the landed cost of a unit. */
export const breakEven: BreakEven = ({ fees }, cost) =>
  // The result is rounded up, because a price that is one cent lower makes a loss.
  Math.ceil(((cost + fees.fulfilment) * 1_000) / (1_000 - fees.referralPermille))

/** Returns the cents that remain of a sale before ads, storage and returns. */
export const marginOf = (price: number, cost: number, fees: SaleFees): number =>
  price - divideHalfUp(price * fees.referralPermille, 1_000) - fees.fulfilment - cost

/** Returns the margin in thousandths of the price; 0 if the price is 0. */
export const marginPermille = (price: number, cost: number, fees: SaleFees): number =>
  price === 0 ? 0 : divideHalfUp(marginOf(price, cost, fees) * 1_000, price)

/**
 * Returns the margin at the median price of a niche in whole percent, rounded down, so that 19.9
 * does not count as 20.
 */
export const marginPercentOf = ({ medianPrice, usualCost, fees }: Niche): number =>
  Math.floor((marginOf(medianPrice, usualCost, fees) * 100) / medianPrice)

/** Returns the number of searches per day for each strong offer of other shops, rounded down. */
export const demandRatioOf = ({
  searchesPerDay,
  competition,
}: Pick<Niche, 'searchesPerDay' | 'competition'>): number =>
  Math.floor(searchesPerDay / Math.max(competition, 1))

/**
 * Whether an entered figure differs from the right one by at most so many thousandths; a difference
 * of one cent is always accepted.
 */
export const isNear = (entered: number, right: number, permille: number): boolean =>
  Math.abs(entered - right) * 1_000 <= Math.max(right * permille, 1_000)
