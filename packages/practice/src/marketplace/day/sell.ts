import type { Seed } from '../../draw.ts'
import { divideHalfUp, sum } from '../../whole.ts'
import { agedDays } from '../content/rules.ts'
import type { Niche } from '../content/types.ts'
import { cashOf, post } from '../ledger/book.ts'
import { payable } from '../ledger/cash.ts'
import {
  contentOfState,
  isEventOn,
  isLive,
  nicheOfProduct,
  ownStockOf,
  paidPrice,
  ratingOf,
  stockOf,
} from '../lookup.ts'
import { quotient, thousandthsOf } from '../numbers.ts'
import type { AdDay, MarketState, Product, TermDay } from '../state.ts'
import type { MarketDay } from '../market-view.ts'
import { raiseAfter } from './auction.ts'
import { type Expected, expectDay, type TermExpected } from './expect.ts'
import { countOn } from './health-day.ts'
import { noiseOf } from './searches.ts'
import { keepSent, take, type Taken } from './stock.ts'

/** The factor by which an event of the teacher changes the fees, in thousandths. */
const riseOfFees = 1_250
/**
 * The maximum number of orders of a product on one day. Many units of the shop's own warehouse are
 * sent together in one order.
 */
const mostOrders = 3

export const feesAfter = (state: MarketState, amount: number): number =>
  isEventOn(state, 'feeRise', state.day) ? thousandthsOf(amount, riseOfFees) : amount

export const emptyRow = (state: MarketState, product: Product): MarketDay => ({
  day: state.day,
  searches: 0,
  views: 0,
  clicks: 0,
  adClicks: 0,
  units: 0,
  ownUnits: 0,
  returned: 0,
  price: product.price > 0 ? paidPrice(product, state.day) : 0,
  sales: 0,
  adSales: 0,
  adSpend: 0,
  fees: 0,
  fulfilment: 0,
  storage: 0,
  refunds: 0,
  costOfGoods: 0,
  stock: stockOf(product) + ownStockOf(product),
  stockOut: false,
  rating: ratingOf(product),
  reviews: product.reviews,
  choice: null,
  outcome: null,
})

/**
 * Returns the whole units of a fractional amount. The fraction is carried over to the next day
 * instead of being rounded at random (PRC-029).
 */
function wholeOf(product: Product, name: keyof Product['carry'], amount: number, parts: number) {
  const all = product.carry[name] + amount
  const whole = quotient(all, parts)
  product.carry[name] = all - whole * parts
  return whole
}

const total = (terms: readonly TermExpected[], of: (term: TermExpected) => number): number =>
  sum(terms.map(of))

/**
 * Converts a cost in thousandths of a cent to whole cents and takes it from `money`; never more
 * than is left.
 */
function paidFrom(money: { left: number }, thousandths: number): number {
  const paid = Math.min(money.left, quotient(thousandths, 1_000))
  money.left -= paid
  return paid
}

/** Books the cost of the day's ads, and stores the results of each term. */
function payAds(draft: MarketState, product: Product, { terms }: Expected): AdDay {
  const day: AdDay = { day: draft.day, keywords: {}, leaks: {} }
  const all = payable(draft, Number.MAX_SAFE_INTEGER)
  const money = { left: all }
  for (const term of terms) {
    const spend = paidFrom(money, term.spend)
    if (term.impressions > 0)
      day.keywords[term.keyword.code] = {
        impressions: quotient(term.impressions, 1_000),
        clicks: divideHalfUp(term.adClicks, 1_000),
        spend,
        expected: quotient(term.adUnits, 1_000),
        units: 0,
        sales: 0,
      }
    for (const { term: name, clicks, spend: leaked } of term.leaks) {
      const before = day.leaks[name] ?? { clicks: 0, spend: 0 }
      before.clicks += divideHalfUp(clicks, 1_000)
      before.spend += paidFrom(money, leaked)
      day.leaks[name] = before
    }
  }
  post(draft.book, draft.day, 'advertising', 'cash', all - money.left)
  product.ads = [...product.ads.slice(-6), day]
  return day
}

/** The maximum number of units that can be sold before losses exceed the money. */
function affordable(draft: MarketState, price: number, fee: number, fulfilment: number): number {
  const loss = fee + fulfilment - price
  const money = Math.max(0, cashOf(draft.book) + draft.scenario.overdraft)
  return loss <= 0 ? Number.MAX_SAFE_INTEGER : quotient(money, loss)
}

interface Sale {
  units: number
  own: number
  price: number
  adUnits: number
}

/**
 * How many of the requested units are available, and from which of the two warehouses they come.
 */
function saleOf(draft: MarketState, product: Product, niche: Niche, expected: Expected): Sale {
  const price = paidPrice(product, draft.day)
  const fee = divideHalfUp(price * niche.fees.referralPermille, 1_000)
  const wanted = wholeOf(
    product,
    'units',
    total(expected.terms, ({ units }) => units),
    1_000_000,
  )
  const stock = stockOf(product)
  const ownStock = ownStockOf(product)
  const fulfilment = feesAfter(draft, niche.fees.fulfilment)
  const units = Math.min(wanted, stock + ownStock, affordable(draft, price, fee, fulfilment))
  const share = stock + ownStock === 0 ? 0 : quotient(units * ownStock * 1_000, stock + ownStock)
  const fair = wholeOf(product, 'ownUnits', share, 1_000)
  const own = Math.min(ownStock, Math.max(units - stock, Math.min(fair, units)))
  const byAds = wholeOf(
    product,
    'adUnits',
    total(expected.terms, (one) => one.adUnits),
    1_000_000,
  )
  return { units, own, price, adUnits: Math.min(byAds, units) }
}

/**
 * Assigns each whole unit sold by ads to the term that is furthest below its expected sales of this
 * week, so that the units and money of the terms agree with each other and with the day.
 */
function shareUnits({ ads }: Product, { keywords }: AdDay, { adUnits, price }: Sale): void {
  const lacking = Object.entries(keywords).map(([code, term]) => ({
    term,
    left: sum(ads.map((day) => lackOf(day.keywords[code]))),
  }))
  const [first] = lacking
  if (!first) return
  for (let given = 0; given < adUnits; given++) {
    const next = lacking.reduce((most, one) => (one.left > most.left ? one : most), first)
    next.left -= 1_000
    next.term.units += 1
  }
  for (const { term } of lacking) term.sales = term.units * price
}

const lackOf = (term: TermDay | undefined): number =>
  term ? term.expected - term.units * 1_000 : 0

function addOrders(draft: MarketState, product: Product, { own, price }: Sale): Taken['cost'] {
  const count = Math.min(own, mostOrders)
  let cost = 0
  for (let place = 0; place < count; place++) {
    const units = quotient(own, count) + (place < own % count ? 1 : 0)
    const taken = take(product.lots, units, 'ownLeft')
    cost += taken.cost
    draft.orders.push({
      order: ++draft.last.order,
      product: product.product,
      units,
      price,
      day: draft.day,
      shipBy: draft.day + draft.scenario.shipDays,
      state: 'toShip',
      carrier: null,
      shippedDay: null,
      arrives: null,
      late: false,
      ...taken,
    })
  }
  countOn(draft, { ownOrders: count })
  return cost
}

/**
 * PRC-037: books a sale: the payment of the customer, the fees of the marketplace, and the goods
 * that leave.
 */
function bookSale(draft: MarketState, product: Product, niche: Niche, sale: Sale) {
  const { units, own, price } = sale
  const sales = units * price
  const fees = divideHalfUp(sales * niche.fees.referralPermille, 1_000)
  const fulfilment = (units - own) * feesAfter(draft, niche.fees.fulfilment)
  const { book, day } = draft
  const taken = take(product.lots, units - own, 'left')
  keepSent(product, { ...taken, price }, day)
  const costOfGoods = taken.cost + addOrders(draft, product, sale)
  post(book, day, 'cash', 'sales', sales)
  post(book, day, 'marketplaceFees', 'cash', fees)
  post(book, day, 'fulfilment', 'cash', fulfilment)
  post(book, day, 'costOfGoods', 'inventory', costOfGoods)
  countOn(draft, { orders: units })
  return { sales, fees, fulfilment, costOfGoods }
}

/** PRC-035: the decisions of the customers who viewed offers, in thousandths. */
function outcomeOf({ terms }: Expected): MarketDay['outcome'] {
  const searches = total(terms, (term) => term.searches)
  if (searches === 0) return null
  const own = quotient(
    total(terms, ({ units }) => units),
    searches,
  )
  const rivals = quotient(
    total(terms, (term) => term.rivals),
    searches,
  )
  return { own, rivals, nothing: Math.max(0, 1_000 - own - rivals) }
}

function raiseBids(draft: MarketState, product: Product, { keywords }: Niche): void {
  for (const { code, usualBid } of keywords) {
    const bids = product.campaign.active ? product.bids.filter((bid) => bid.keyword === code) : []
    const most = Math.max(0, ...bids.map(({ bid }) => bid))
    const before = product.raises[code] ?? 1_000
    const after = raiseAfter(before, most, usualBid, draft.scenario.bidLag)
    if (after !== before) product.raises[code] = after
  }
}

function addTotals(product: Product, row: MarketDay, ads: AdDay, sale: Sale): void {
  const { totals } = product
  totals.units += row.units
  totals.adSpend += row.adSpend
  totals.adSales += row.adSales
  totals.adUnits += sale.adUnits
  totals.leakSpend += sum(Object.values(ads.leaks).map(({ spend }) => spend))
  totals.daysOnSale += 1
  totals.daysOut += row.stockOut ? 1 : 0
  totals.daysWithAds += row.adSpend > 0 ? 1 : 0
}

/** Customers choose among all offers, and the units they buy leave the warehouse. */
function sellLive(draft: MarketState, product: Product, seed: Seed): MarketDay {
  const niche = nicheOfProduct(contentOfState(draft), product)
  const expected = expectDay(draft, product, noiseOf(draft, niche, seed))
  const { terms, choice } = expected
  const before = stockOf(product) + ownStockOf(product)
  const ads = payAds(draft, product, expected)
  const sale = saleOf(draft, product, niche, expected)
  shareUnits(product, ads, sale)
  const booked = bookSale(draft, product, niche, sale)
  const adSpend =
    sum(Object.values(ads.keywords).map(({ spend }) => spend)) +
    sum(Object.values(ads.leaks).map(({ spend }) => spend))
  const row: MarketDay = {
    ...emptyRow(draft, product),
    ...booked,
    searches: quotient(
      total(terms, (term) => term.searches),
      1_000,
    ),
    views: quotient(
      total(terms, ({ views }) => views),
      1_000,
    ),
    clicks: wholeOf(
      product,
      'clicks',
      total(terms, ({ clicks }) => clicks),
      1_000,
    ),
    adClicks: wholeOf(
      product,
      'adClicks',
      total(terms, ({ adClicks }) => adClicks),
      1_000,
    ),
    units: sale.units,
    ownUnits: sale.own,
    adSales: sale.adUnits * sale.price,
    adSpend,
    stockOut: before - sale.units === 0,
    choice,
    outcome: outcomeOf(expected),
  }
  raiseBids(draft, product, niche)
  addTotals(product, row, ads, sale)
  return row
}

/** Without stock, no offer is shown and no ad runs. */
function outOfStock(draft: MarketState, product: Product): MarketDay {
  product.totals.daysOnSale += 1
  product.totals.daysOut += 1
  product.carry.units = 0
  product.ads = [...product.ads.slice(-6), { day: draft.day, keywords: {}, leaks: {} }]
  return { ...emptyRow(draft, product), stockOut: true }
}

/** Charges the storage of the day; old stock costs twice as much. */
function store(draft: MarketState, product: Product): number {
  const { fees } = nicheOfProduct(contentOfState(draft), product)
  const oldest = draft.day - agedDays
  const aged = sum(
    product.lots
      .filter(({ nextDay }) => nextDay <= oldest)
      .map(({ left, ownLeft }) => left + ownLeft),
  )
  const stock = stockOf(product) + ownStockOf(product)
  product.totals.stockDays += stock
  product.totals.agedDays += aged
  // The shop's own warehouse also has a rent, so that storage costs the same in both warehouses.
  const units = stock + Math.min(aged, stock)
  const cost = feesAfter(draft, divideHalfUp(units * fees.storagePerHundred, 100))
  const paid = payable(draft, cost)
  post(draft.book, draft.day, 'storage', 'cash', paid)
  return paid
}

/** Simulates the day of one product: its sales, and the storage of the remaining units. */
export function sellDay(draft: MarketState, product: Product, seed: Seed): void {
  const isThere = stockOf(product) + ownStockOf(product) > 0
  const live = isLive(draft, product)
  const row = live
    ? isThere
      ? sellLive(draft, product, seed)
      : outOfStock(draft, product)
    : emptyRow(draft, product)
  const storage = store(draft, product)
  const stock = stockOf(product) + ownStockOf(product)
  product.rows.push({ ...row, storage, stock })
}
