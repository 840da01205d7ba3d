import { drawBetween, type Seed } from '../../draw.ts'
import { post } from '../ledger/book.ts'
import {
  contentOfState,
  isEventOn,
  nicheOfProduct,
  ownStockOf,
  stockOf,
  supplierOf,
} from '../lookup.ts'
import { quotient } from '../numbers.ts'
import { sum } from '../../whole.ts'
import type { Lot, MarketState, Order, Product } from '../state.ts'
import type { Supplier } from '../content/types.ts'
import { countOn } from './health-day.ts'
import { cancel } from './orders.ts'

/**
 * Days until a lot is counted and shelved; more days if its cartons contain other quantities than
 * stated.
 */
const receivingDays = 2
const planErrorDays = 4
/** Days after which the marketplace cancels an order that was not shipped. */
const patience = 3

/** A ship outside a port on strike loses the day. */
export function holdShips(draft: MarketState): void {
  if (!isEventOn(draft, 'portStrike', draft.day)) return
  for (const { lots } of draft.products)
    for (const lot of lots)
      if (lot.state === 'transit' && lot.way === 'sea') {
        lot.nextDay += 1
        lot.lateDays += 1
      }
}

/**
 * The least number of days until goods that are ordered now can be sold: with the faster transport,
 * and without delay.
 */
export const soonest = ({ leadDays, seaDays, airDays }: Supplier): number =>
  leadDays + Math.min(seaDays, airDays) + receivingDays

function nextState(draft: MarketState, product: Product, lot: Lot, seed: Seed): void {
  const { day } = draft
  if (lot.state === 'producing') {
    const niche = nicheOfProduct(contentOfState(draft), product)
    const supplier = supplierOf(niche, lot.supplier)
    if (!supplier) return
    const drawn = drawBetween(
      { seed, day: lot.orderedDay, purpose: 'late', index: lot.lot },
      1,
      1_000,
    )
    const late = drawn <= supplier.latePermille ? supplier.lateDays : 0
    lot.state = 'transit'
    lot.lateDays += late
    lot.nextDay = day + late + (lot.way === 'sea' ? supplier.seaDays : supplier.airDays)
  } else if (lot.state === 'transit') {
    lot.state = 'receiving'
    lot.nextDay = day + receivingDays + (lot.planError ? planErrorDays : 0)
  } else {
    lot.state = 'sellable'
    lot.left = lot.units - lot.ownUnits
    lot.ownLeft = lot.ownUnits
    product.totals.received += lot.units
    post(draft.book, day, 'inventory', 'goodsInTransit', lot.units * lot.unitCost)
  }
}

/** The units in stock and the units on their way. */
export const positionOf = (product: Product): number =>
  stockOf(product) +
  ownStockOf(product) +
  sum(product.lots.map(({ state, units }) => (state === 'sellable' ? 0 : units)))

function watchStock(draft: MarketState, product: Product): void {
  const isLow = product.reorderPoint > 0 && positionOf(product) < product.reorderPoint
  product.lowSince = isLow ? (product.lowSince ?? draft.day) : null
}

/** PRC-034: in the morning, goods move to the next stage of their way to the warehouse. */
export function moveGoods(draft: MarketState, seed: Seed): void {
  for (const product of draft.products) {
    for (const lot of product.lots)
      if (lot.state !== 'sellable' && lot.nextDay <= draft.day) nextState(draft, product, lot, seed)
    watchStock(draft, product)
  }
}

/**
 * Returns the number of days that a parcel from the shop's own warehouse needs. Some parcels
 * without tracking need much longer.
 */
function daysOnTheWay(draft: MarketState, { order, carrier }: Order, seed: Seed): number {
  const { deliveryDays } = contentOfState(draft)
  const drawn = drawBetween({ seed, day: draft.day, purpose: 'parcel', index: order }, 1, 100)
  if (carrier === 'tracked') return drawn <= 3 ? deliveryDays + 2 : deliveryDays
  return drawn <= 30 ? deliveryDays + 4 : deliveryDays
}

/** Moves shipped parcels until they arrive, and cancels orders that were not shipped in time. */
export function moveOrders(draft: MarketState, seed: Seed): void {
  const { deliveryDays } = contentOfState(draft)
  for (const order of draft.orders) {
    if (order.state === 'shipped' && order.arrives === null)
      order.arrives = draft.day + daysOnTheWay(draft, order, seed)
    if (order.state === 'shipped' && order.arrives !== null && order.arrives <= draft.day) {
      order.state = 'delivered'
      const onTime = order.arrives <= order.shipBy + deliveryDays
      countOn(draft, { delivered: 1, onTime: onTime ? 1 : 0 })
    }
    if (order.state === 'toShip' && draft.day > order.shipBy + patience) cancel(draft, order)
  }
  // Old completed orders are only in the books and the measures.
  const oldest = draft.day - 14
  draft.orders = draft.orders.filter(
    ({ state, day }) => state === 'toShip' || state === 'shipped' || day >= oldest,
  )
}

export const daysOfCover = (product: Product): number | null => {
  const week = product.rows.slice(-7)
  const units = sum(week.map((row) => row.units))
  return units === 0
    ? null
    : quotient((stockOf(product) + ownStockOf(product)) * week.length, units)
}
