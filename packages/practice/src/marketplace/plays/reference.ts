import type { Sent } from '../../engine.ts'
import type { MarketContent, Niche, Supplier } from '../content/types.ts'
import {
  breakEven,
  goodAnswer,
  goodAppeal,
  goodListing,
  goodReturn,
  judgeResearch,
  landedCost,
} from '../content/verdicts.ts'
import type { DecisionType, Decisions } from '../commands/types.ts'
import { appealedMeasures } from '../day/health.ts'
import { positionOf } from '../day/logistics.ts'
import { cashOf } from '../ledger/book.ts'
import { periodsOf, totalsOf } from '../ledger/periods.ts'
import { contentOfState, nicheOfProduct } from '../lookup.ts'
import { between, quotient } from '../numbers.ts'
import { sum } from '../../whole.ts'
import type { MarketState, Product } from '../state.ts'
import { type FreightWay, statementLines } from '../market-view.ts'

/** The settings by which plays differ: price and bids in percent, and the order quantity. */
export interface Manner {
  /** The price in cents, computed from the reference price or from the break-even price. */
  price: (niche: Niche, cost: number) => number
  /** The bids in percent of the usual bids; with 0 the shop runs no ads. */
  bidPercent: number
  match: 'exact' | 'broad'
  budget: number
  negatives: boolean
  /** How many days of demand are ordered at once. */
  coverDays: number
  /** The share of the money for the first lot, in thousandths. */
  firstPermille: number
}

export const send = <Type extends DecisionType>(
  day: number,
  type: Type,
  decision: Decisions[Type],
): Sent => ({ seat: 'seller', command: { type, day, ...decision } })

/** The legal niche with the best profit for its competition. */
export function bestNiche(content: MarketContent): Niche | undefined {
  const pointsOf = (niche: Niche) =>
    sum(judgeResearch(content, niche, { why: '', reports: [] }).map(({ points }) => points)) * 10 -
    (niche.certificate === null ? 0 : 1)
  return content.niches.toSorted((one, other) => pointsOf(other) - pointsOf(one))[0]
}

/** The supplier with the fewest defects, which is near and accepts small orders. */
export const bestSupplier = ({ suppliers }: Niche): Supplier | undefined =>
  suppliers.toSorted((one, other) => one.defectsPermille - other.defectsPermille)[0]

function firstDay(state: MarketState, niche: Niche, supplier: Supplier): Sent[] {
  const content = contentOfState(state)
  const fact = (name: string) => content.company.find((one) => one.name === name)?.value ?? '-'
  const company = { legalName: fact('legalName'), taxId: fact('taxId') }
  const why =
    'The margin at the median price is above a fifth, many people search for it beside few strong offers, and it needs no permission.'
  const product = niche.code
  return [
    send(1, 'buyReport', { niche: product }),
    send(1, 'chooseNiche', { niche: product, why }),
    send(1, 'orderSample', { product, supplier: supplier.code }),
    send(1, 'registerShop', { name: 'Good shop', ...company, bankAccount: fact('bankAccount') }),
    ...content.slots
      .filter(({ code, always }) => always || code === niche.certificate)
      .flatMap(({ code: slot, papers }) => {
        const good = papers.find(({ fault }) => fault === null)
        return good ? [send(1, 'submitPaper', { slot, paper: good.code })] : []
      }),
  ]
}

/** Returns the expected sales per day, from which the reference play computes its orders. */
function paceOf({ rows }: Product, niche: Niche): number {
  const days = rows.filter(({ units }) => units > 0).slice(-5)
  const usual = Math.max(1, quotient(niche.searchesPerDay, 50))
  const units = sum(days.map((row) => row.units))
  return days.length < 3 ? usual : quotient(units + days.length - 1, days.length)
}

/** Whole cartons of so many units, as far as the money suffices. */
function cartonsOf(supplier: Supplier, wanted: number, money: number, way: FreightWay): number {
  const units = Math.min(wanted, quotient(money, landedCost(supplier, way) + 1))
  return quotient(units, supplier.unitsPerCarton)
}

/**
 * Orders goods before the stock and the goods on their way are used up, but never more than can be
 * sold.
 */
function goods(state: MarketState, product: Product, supplier: Supplier, manner: Manner): Sent[] {
  const { day, days } = state
  const name = product.product
  const pace = paceOf(product, nicheOfProduct(contentOfState(state), product))
  const isFirst = product.lots.length === 0
  const bySea = supplier.leadDays + supplier.seaDays + 2
  const byAir = supplier.leadDays + supplier.airDays + 2
  const there = positionOf(product)
  // The first goods come by air, so that the shop opens soon; later goods come by ship, which is
  // cheaper.
  const way = isFirst || there < pace * bySea ? 'air' : 'sea'
  const point = pace * (bySea + 3)
  const sent =
    product.reorderPoint === 0
      ? [send(day, 'setReorderPoint', { product: name, units: point })]
      : []
  const left = days - day - (way === 'air' ? byAir : bySea)
  const lacking = Math.min(pace * (bySea + manner.coverDays), (pace + 4) * (days - day)) - there
  if (left < 3 || (!isFirst && there > pace * (bySea + 10))) return sent
  const money = quotient(cashOf(state.book) * (isFirst ? manner.firstPermille : 850), 1_000)
  const cartons = cartonsOf(supplier, isFirst ? pace * manner.coverDays : lacking, money, way)
  const units = cartons * supplier.unitsPerCarton
  if (units < supplier.minimum) return sent
  return [...sent, send(day, 'orderGoods', { product: name, units, way, cartons, ownShare: 10 })]
}

function offer(state: MarketState, product: Product, supplier: Supplier, manner: Manner): Sent[] {
  const { day } = state
  const niche = nicheOfProduct(contentOfState(state), product)
  const name = product.product
  if (product.listing !== null) return []
  // The first goods of this play come by air.
  const cost = landedCost(supplier, 'air')
  const listing = goodListing(niche)
  const bids = niche.keywords
    .filter(({ relevance }) => relevance >= 600)
    .map(({ code: keyword, usualBid }) =>
      send(day, 'setBid', {
        product: name,
        keyword,
        match: manner.match,
        bid: between(0, quotient(usualBid * manner.bidPercent, 100), 1_000),
      }),
    )
  return [
    send(day, 'saveListing', {
      product: name,
      ...listing,
      bullets: [...listing.bullets],
      attributes: [...listing.attributes],
      pictures: [...listing.pictures],
    }),
    send(day, 'setPrice', {
      product: name,
      price: manner.price(niche, cost),
      coupon: 0,
      breakEven: breakEven(niche, cost),
    }),
    ...(manner.bidPercent === 0
      ? []
      : [
          send(day, 'setCampaign', { product: name, active: true, budget: manner.budget }),
          ...bids,
        ]),
    ...(manner.negatives
      ? niche.leaks.map(({ text }) =>
          send(day, 'setNegative', { product: name, term: text, active: true }),
        )
      : []),
  ]
}

function service(state: MarketState): Sent[] {
  const { day, orders, cases, messages, account } = state
  const content = contentOfState(state)
  const isOpen = orders.some((order) => order.state === 'toShip')
  const answers = messages
    .filter(({ answered }) => answered === null)
    .flatMap((message) => {
      const kind = content.messages.find(({ code }) => code === message.kind)
      const template = kind ? goodAnswer(kind) : ''
      return send(day, 'answerMessage', { message: message.message, template, text: '' })
    })
  const decisions = cases
    .filter(({ decided }) => decided === null)
    .flatMap((one) => {
      const kind = content.returnKinds[one.kind]
      const { price, days } = one
      return kind
        ? [
            send(day, 'decideReturn', {
              case: one.case,
              ...goodReturn(content, kind, { price, days }),
            }),
          ]
        : []
    })
  const isHidden = account.state === 'hidden' || account.state === 'restricted'
  const appeal = { ...goodAppeal(appealedMeasures(state)), text: '' }
  return [
    ...(isOpen ? [send(day, 'shipOrder', { order: 0, carrier: 'tracked' })] : []),
    ...answers,
    ...decisions,
    ...(isHidden ? [send(day, 'appeal', appeal)] : []),
  ]
}

const statements = (state: MarketState): Sent[] =>
  periodsOf(state)
    .filter(({ over, period }) => over && !state.statements.some((one) => one.period === period))
    .map((period) => {
      const totals = totalsOf(state.book, period)
      const lines = statementLines.map((line) => ({ line, amount: totals[line] }))
      return send(state.day, 'reconcile', { period: period.period, lines })
    })

function begin(state: MarketState): Sent[] {
  const niche = bestNiche(contentOfState(state))
  const supplier = niche && bestSupplier(niche)
  return niche && supplier ? firstDay(state, niche, supplier) : []
}

/** The supplier is chosen after its sample has arrived. */
function chooseSupplier({ day }: MarketState, product: Product, supplier: Supplier): Sent[] {
  if (product.supplier !== null || product.samples.some(({ arrives }) => arrives > day)) return []
  const cost = landedCost(supplier, 'air')
  const decision = { product: product.product, supplier: supplier.code, landedCost: cost }
  return [send(day, 'chooseSupplier', decision)]
}

/** The decisions of a careful student on this day, in this manner of playing. */
export function playDay(state: MarketState, manner: Manner): Sent[] {
  const product = state.products[0]
  if (state.day === 1 || !product) return state.day === 1 ? begin(state) : []
  const supplier = bestSupplier(nicheOfProduct(contentOfState(state), product))
  if (!supplier) return []
  const chosen = chooseSupplier(state, product, supplier)
  if (product.supplier === null && chosen.length === 0) return []
  return [
    ...chosen,
    ...offer(state, product, supplier, manner),
    ...goods(state, product, supplier, manner),
    ...service(state),
    ...statements(state),
  ]
}
