import type { Lot, Order, Product } from '../state.ts'

export interface Taken {
  cost: number
  /** From which lots, so that a cancelled order goes back to where it came from. */
  parts: { lot: number; units: number }[]
}

/** Takes units from the oldest lots first; the caller has looked that they are there. */
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

/** Keeps from which lots customers got goods and for what price: what they say and send back depends on both. */
export function keepSent({ sent }: Product, { parts, price }: Parcel, day: number): void {
  for (const part of parts) sent.push({ day, price, ...part })
}

/** One unit to replace another, from where there is one; answers its cost. */
export function takeOne({ lots }: Product): number {
  const inMarket = lots.some(({ left }) => left > 0)
  return take(lots, 1, inMarket ? 'left' : 'ownLeft').cost
}

/** Puts the goods of a cancelled order back on the shelf of the own warehouse. */
export function giveBack({ lots }: Product, { parts }: Order): void {
  for (const { lot: number, units } of parts) {
    const lot = lots.find((one) => one.lot === number)
    if (lot) lot.ownLeft += units
  }
}
