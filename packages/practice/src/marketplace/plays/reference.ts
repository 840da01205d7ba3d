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
import { cartonsFor } from '../commands/goods.ts'
import type { DecisionType, Decisions } from '../commands/types.ts'
import { breachedMeasures } from '../day/health.ts'
import { positionOf } from '../day/logistics.ts'
import { cashOf } from '../ledger/book.ts'
import { periodsOf, totalsOf } from '../ledger/periods.ts'
import { contentOfState, nicheOfProduct } from '../lookup.ts'
import { between, quotient } from '../numbers.ts'
import { sum } from '../../whole.ts'
import type { MarketState, Product } from '../state.ts'
import { costOf } from '../steps/rules.ts'
import { statementLines } from '../view/types.ts'

/** What plays differ in: price and bids in percent, and how much is ordered. */
export interface Manner {
  /** Of the reference price, or of break-even. */
  price: (niche: Niche, cost: number) => number
  /** Of the usual bids; 0 runs no ads. */
  bidPercent: number
  match: 'exact' | 'broad'
  budget: number
  negatives: boolean
  /** Days of demand that are ordered at once. */
  coverDays: number
  /** In thousandths of the money, for the first lot. */
  firstPermille: number
}

export const send = <Type extends DecisionType>(
  day: number,
  type: Type,
  decision: Decisions[Type],
): Sent => ({ seat: 'seller', command: { type, day, ...decision } })

/** The niche that earns most for its competition, and that keeps the law. */
export function bestNiche(content: MarketContent): Niche | undefined {
  const pointsOf = (niche: Niche) =>
    sum(judgeResearch(content, niche, { why: '', reports: [] }).map(({ points }) => points)) * 10 -
    (niche.certificate === null ? 0 : 1)
  return content.niches.toSorted((one, other) => pointsOf(other) - pointsOf(one))[0]
}

/** The supplier with the lowest cost among those whose goods are sound. */
export function bestSupplier({ suppliers }: Niche): Supplier | undefined {
  const sound = suppliers.filter(({ defectsPermille }) => defectsPermille <= 20)
  return sound.toSorted((one, other) => landedCost(one, 'sea') - landedCost(other, 'sea'))[0]
}

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

/** How many units a day are counted on when goods are ordered. */
function paceOf({ rows }: Product, niche: Niche): number {
  const days = rows.slice(-10).filter(({ stockOut, units }) => !stockOut || units > 0)
  const usual = Math.max(1, quotient(niche.searchesPerDay, 60))
  const units = sum(days.map((row) => row.units))
  return days.length < 5 ? usual : Math.max(1, quotient(units + days.length - 1, days.length))
}

function goods(state: MarketState, product: Product, supplier: Supplier, manner: Manner): Sent[] {
  const { day, days } = state
  const niche = nicheOfProduct(contentOfState(state), product)
  const isFirst = product.lots.length === 0
  const pace = paceOf(product, niche)
  const way = 'air' as const
  const wait = supplier.leadDays + supplier.airDays + 2
  const point = pace * (wait + 4)
  const left = days - day - wait
  const sent =
    product.reorderPoint === point
      ? []
      : [send(day, 'setReorderPoint', { product: product.product, units: point })]
  if (left < 6 || (!isFirst && positionOf(product) > point)) return sent
  const cost = landedCost(supplier, way)
  const money = quotient(cashOf(state.book) * (isFirst ? manner.firstPermille : 800), 1_000)
  const wanted = Math.min(pace * Math.min(manner.coverDays, left), quotient(money, cost))
  const cartons = Math.floor(wanted / supplier.unitsPerCarton)
  const units = Math.max(cartons * supplier.unitsPerCarton, supplier.minimum)
  if (units > pace * left * 2 && !isFirst) return sent
  const order = { product: product.product, units, way, ownShare: 10 }
  return [...sent, send(day, 'orderGoods', { ...order, cartons: cartonsFor(supplier, units) })]
}

function offer(state: MarketState, product: Product, manner: Manner): Sent[] {
  const { day } = state
  const niche = nicheOfProduct(contentOfState(state), product)
  const name = product.product
  if (product.listing !== null) return []
  const cost = costOf(state, product) ?? niche.usualCost
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
      : [send(day, 'setCampaign', { product: name, active: true, budget: manner.budget }), ...bids]),
    ...(manner.negatives
      ? niche.leaks.map(({ text }) => send(day, 'setNegative', { product: name, term: text, active: true }))
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
        ? [send(day, 'decideReturn', { case: one.case, ...goodReturn(content, kind, { price, days }) })]
        : []
    })
  const isHidden = account.state === 'hidden' || account.state === 'restricted'
  const appeal = { ...goodAppeal(breachedMeasures(state)), text: '' }
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

/** What a careful student would decide on this day, in this manner. */
export function playDay(state: MarketState, manner: Manner): Sent[] {
  const content = contentOfState(state)
  const niche = bestNiche(content)
  const supplier = niche && bestSupplier(niche)
  if (!niche || !supplier) return []
  if (state.day === 1) return firstDay(state, niche, supplier)
  const product = state.products[0]
  if (!product) return []
  if (product.supplier === null) {
    if (product.samples.some(({ arrives }) => arrives > state.day)) return []
    return [
      send(state.day, 'chooseSupplier', {
        product: product.product,
        supplier: supplier.code,
        landedCost: landedCost(supplier, 'air'),
      }),
      ...offer(state, { ...product, supplier: supplier.code }, manner),
      ...goods(state, { ...product, supplier: supplier.code }, supplier, manner),
    ]
  }
  return [...offer(state, product, manner), ...goods(state, product, supplier, manner), ...service(state), ...statements(state)]
}

