import type { Lot, Order, Product } from '../state.ts'

export interface Taken {
  cost: number
  /** The lots that the units came from, so that the goods of a cancelled order return to them. */
  parts: { lot: number; units: number }[]
}

/** Takes units from the oldest lots first; the caller has checked that there are enough. */
export function take(lots: readonly Lot[], units: number, from: 'left' | 'ownLeft'): Taken {
  let wanted = units
  const taken: Taken = { cost: 0, parts: [] }
  for (const lot of lots) {
    const some = Math.min(lot[from], wanted)
    if (some === 0) continue
    lot[from] -= some
    wanted -= some
    taken.cost += some * lot.unitCost
    taken.parts.push({ lot: lot.lot, units: some })
  }
  return taken
}

interface Parcel extends Pick<Taken, 'parts'> {
  price: number
}

/** Stores the lots and the price of sold goods, on which reviews and returns depend. */
export function keepSent({ sent }: Product, { parts, price }: Parcel, day: number): void {
  for (const part of parts) sent.push({ day, price, ...part })
}

/** Sends one unit as a replacement, from a warehouse that has one; returns its cost. */
export function takeOne({ lots }: Product): number {
  const inMarket = lots.some(({ left }) => left > 0)
  return take(lots, 1, inMarket ? 'left' : 'ownLeft').cost
}

/** Returns the goods of a cancelled order to the shop's own warehouse. */
export function giveBack({ lots }: Product, { parts }: Order): void {
  for (const { lot: number, units } of parts) {
    const lot = lots.find((one) => one.lot === number)
    if (lot) lot.ownLeft += units
  }
}
