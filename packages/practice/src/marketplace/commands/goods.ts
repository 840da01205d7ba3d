import { oneOf, type Problem, wholeBetween } from '../../checks.ts'
import { divideHalfUp } from '../../whole.ts'
import type { Supplier } from '../content/types.ts'
import { cashOf, post } from '../ledger/book.ts'
import { contentOfState, nicheOfProduct, productOf, supplierOf } from '../lookup.ts'
import { quotient } from '../numbers.ts'
import type { Lot, MarketState, Product } from '../state.ts'
import type { FreightWay } from '../market-view.ts'
import { code, most, problem } from './fields.ts'
import { knownProduct } from './setup.ts'
import type { Decisions, DecisionRules } from './types.ts'

const ways: readonly FreightWay[] = ['sea', 'air']

type Goods = Decisions['orderGoods']

function supplierIn(state: MarketState, { product: name }: Goods): Supplier | undefined {
  const product = productOf(state, name)
  return product && supplierOf(nicheOfProduct(contentOfState(state), product), product.supplier)
}

export const cartonsFor = ({ unitsPerCarton }: Supplier, units: number): number =>
  quotient(units + unitsPerCarton - 1, unitsPerCarton)

/**
 * Returns the cents that one unit costs in the warehouse. Goods that do not fit into the booked
 * cartons need more cartons.
 */
function unitCostOf(supplier: Supplier, { units, way, cartons }: Goods): number {
  const travelling = Math.max(cartons, cartonsFor(supplier, units))
  const freight = travelling * (way === 'sea' ? supplier.seaPerCarton : supplier.airPerCarton)
  const duty = divideHalfUp(supplier.unitPrice * supplier.dutyPermille, 1_000)
  return supplier.unitPrice + duty + divideHalfUp(freight, units)
}

/** The lot that a new order replaces: ordered earlier on the same day with the same transport. */
const replacedBy = (state: MarketState, { product, way }: Goods): Lot | undefined =>
  productOf(state, product)?.lots.find(
    (lot) => lot.orderedDay === state.day && lot.way === way && lot.state === 'producing',
  )

const paidFor = (lot: Lot | undefined): number => (lot ? lot.units * lot.unitCost : 0)

function goodsProblems(state: MarketState, goods: Goods): Problem[] {
  const unknown = knownProduct(state, goods.product)
  if (unknown.length > 0) return unknown
  const supplier = supplierIn(state, goods)
  if (!supplier) return problem('product', 'required')
  if (goods.units < supplier.minimum) return problem('units', 'tooSmall', supplier.minimum)
  const cash = Math.max(0, cashOf(state.book) + paidFor(replacedBy(state, goods)))
  const cost = unitCostOf(supplier, goods)
  return goods.units * cost > cash ? problem('units', 'tooLarge', quotient(cash, cost)) : []
}

/**
 * Returns whether goods were ordered in time: before the stock fell below the reorder point, or on
 * that day or the next. Returns null for the first lot.
 */
function isInTime({ lots, reorderPoint, lowSince }: Product, before: Lot | undefined, day: number) {
  if (lots.every((lot) => lot === before)) return null
  return reorderPoint > 0 && (lowSince === null || day - lowSince <= 1)
}

/** PRC-033: the rules for ordering goods and for the reorder point. */
export const goodsRules: DecisionRules<'orderGoods' | 'setReorderPoint'> = {
  orderGoods: {
    fields: {
      product: code,
      units: wholeBetween(1, most.units),
      way: oneOf(ways),
      cartons: wholeBetween(1, most.cartons),
      ownShare: wholeBetween(0, 100),
    },
    problems: goodsProblems,
    apply(draft, goods) {
      const product = productOf(draft, goods.product)
      const supplier = supplierIn(draft, goods)
      if (!product || !supplier) return
      const before = replacedBy(draft, goods)
      post(draft.book, draft.day, 'goodsInTransit', 'cash', -paidFor(before))
      const { units, way, cartons, ownShare } = goods
      const lot: Lot = {
        lot: before?.lot ?? ++draft.last.lot,
        supplier: supplier.code,
        units,
        ownUnits: quotient(units * ownShare, 100),
        way,
        state: 'producing',
        orderedDay: draft.day,
        nextDay: draft.day + supplier.leadDays,
        unitCost: unitCostOf(supplier, goods),
        lateDays: 0,
        inTime: isInTime(product, before, draft.day),
        planError: cartons !== cartonsFor(supplier, units),
        left: 0,
        ownLeft: 0,
      }
      product.lots = [...product.lots.filter((one) => one !== before), lot]
      post(draft.book, draft.day, 'goodsInTransit', 'cash', paidFor(lot))
    },
  },
  setReorderPoint: {
    fields: { product: code, units: wholeBetween(0, most.units) },
    problems: (state, { product }) => knownProduct(state, product),
    apply(draft, { product: name, units }) {
      const product = productOf(draft, name)
      if (product) product.reorderPoint = units
    },
  },
}
