import { divideHalfUp } from '../../whole.ts'
import type { BreakEven, LandedCost } from '../verdicts.ts'
import type { Fees, Niche } from './types.ts'

/** Cents of one unit in the warehouse: the goods, the duty on them, and its share of a full carton. */
export const landedCost: LandedCost = (supplier, way) => {
  const freight = way === 'sea' ? supplier.seaPerCarton : supplier.airPerCarton
  return (
    supplier.unitPrice +
    divideHalfUp(supplier.unitPrice * supplier.dutyPermille, 1_000) +
    divideHalfUp(freight, supplier.unitsPerCarton)
  )
}

type SaleFees = Pick<Fees, 'referralPermille' | 'fulfilment'>

/** The lowest price, in cents, at which a sale loses nothing: `cost` is that of a landed unit. */
export const breakEven: BreakEven = ({ fees }, cost) =>
  // Rounded up, since a cent below loses money.
  Math.ceil(((cost + fees.fulfilment) * 1_000) / (1_000 - fees.referralPermille))

/** Cents that are left of a sale before ads, storage and returns. */
export const marginOf = (price: number, cost: number, fees: SaleFees): number =>
  price - divideHalfUp(price * fees.referralPermille, 1_000) - fees.fulfilment - cost

/** The same in thousandths of the price; a price of nothing has no margin. */
export const marginPermille = (price: number, cost: number, fees: SaleFees): number =>
  price === 0 ? 0 : divideHalfUp(marginOf(price, cost, fees) * 1_000, price)

/** Whole percent at the median price of a niche, rounded down, so that 19.9 does not pass for 20. */
export const marginPercentOf = ({ medianPrice, usualCost, fees }: Niche): number =>
  Math.floor((marginOf(medianPrice, usualCost, fees) * 100) / medianPrice)

/** Searches a day for each strong offer, rounded down. */
export const demandRatioOf = ({
  searchesPerDay,
  competition,
}: Pick<Niche, 'searchesPerDay' | 'competition'>): number =>
  Math.floor(searchesPerDay / Math.max(competition, 1))

/** Whether a figure that was worked out by hand is right to within so many thousandths, and at least to a cent. */
export const isNear = (entered: number, right: number, permille: number): boolean =>
  Math.abs(entered - right) * 1_000 <= Math.max(right * permille, 1_000)
