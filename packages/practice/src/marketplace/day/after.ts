import { drawBetween, type Seed } from '../../draw.ts'
import { divideHalfUp, sum } from '../../whole.ts'
import {
  type MarketContent,
  type MessageFact,
  messageFacts,
  type MessageKind,
  type Niche,
  type ReturnKind,
} from '../content/types.ts'
import { refund } from '../ledger/refund.ts'
import { contentOfState, nicheOfProduct, productOf, supplierOf } from '../lookup.ts'
import { between, quotient } from '../numbers.ts'
import type { MarketState, Product, SentUnits } from '../state.ts'
import { countOn } from './health-day.ts'

/** Days between the shipment and the customer's review. */
const reviewLag = 4
/** The number of reviews and of messages per thousand sold units. */
const reviewRate = 60
const messageRate = 40
/**
 * The maximum of return cases for a day and product that the student decides; the marketplace
 * refunds further cases.
 */
const mostCases = 2

const unitsOn = ({ rows }: Product, day: number): number =>
  rows.find((row) => row.day === day)?.units ?? 0

/**
 * Returns the units that left the warehouse on a day. Units of orders that were not sent are
 * missing, because nobody reviews or returns them.
 */
const sentOn = ({ sent }: Product, day: number): SentUnits[] =>
  sent.filter((one) => one.day === day)

/** The supplier of the goods that customers received. */
const makerOf = ({ lots }: Product, niche: Niche, { lot: number }: SentUnits) =>
  supplierOf(niche, lots.find(({ lot }) => lot === number)?.supplier ?? null)

/** Draws one of several options by their weights. */
function drawn<Kind extends { weight: number }>(
  kinds: readonly Kind[],
  draw: (most: number) => number,
): Kind | undefined {
  const all = sum(kinds.map(({ weight }) => weight))
  if (all === 0) return undefined
  let left = draw(all)
  for (const kind of kinds) {
    left -= kind.weight
    if (left <= 0) return kind
  }
  return undefined
}

/**
 * Adds a fractional number to the rest of the previous day and returns the whole part. The
 * remaining fraction is carried over to the next day.
 */
function whole(product: Product, name: 'returns' | 'reviews' | 'messages', thousandths: number) {
  const all = product.carry[name] + thousandths
  const count = quotient(all, 1_000)
  product.carry[name] = all - count * 1_000
  return count
}

/**
 * The return rate in thousandths: it is higher if the listing promises more than the goods keep, or
 * if the goods are poor.
 */
function returnRate(product: Product, niche: Niche, sent: SentUnits): number {
  const supplier = makerOf(product, niche, sent)
  const poor = Math.max(0, 90 - (supplier?.quality ?? 90))
  const promised = quotient(product.overPromise, 10)
  return Math.min(
    600,
    niche.returnsPermille + (supplier?.defectsPermille ?? 0) + promised + 2 * poor,
  )
}

/** Returns the days since the first sale. No goods can have been delivered before. */
function ageOf({ rows }: Product, day: number): number {
  const first = rows.find(({ units }) => units > 0)
  return first ? Math.max(0, day - first.day - 1) : 0
}

function addCase(draft: MarketState, product: Product, price: number, seed: Seed): void {
  const content = contentOfState(draft)
  const number = draft.last.case + 1
  const age = ageOf(product, draft.day)
  const draw = (purpose: string, least: number, most: number) =>
    drawBetween({ seed, day: draft.day, purpose, index: number }, least, most)
  const kinds = content.returnKinds.filter(({ leastDays }) => leastDays <= age)
  const kind = drawn(kinds, (most) => draw('case', 1, most))
  if (!kind) return
  draft.last.case = number
  draft.cases.push({
    case: number,
    product: product.product,
    kind: content.returnKinds.indexOf(kind),
    day: draft.day + 1,
    dueDay: draft.day + 1 + content.returns.decideDays,
    price,
    days: draw('days', kind.leastDays, between(kind.leastDays, kind.mostDays, age)),
    decided: null,
    rightAmount: false,
  })
}

function returnsOf(
  draft: MarketState,
  product: Product,
  content: MarketContent,
  seed: Seed,
): number {
  const niche = nicheOfProduct(content, product)
  let returned = 0
  for (const sent of sentOn(product, draft.day - content.returnLag)) {
    const before = returned
    returned += whole(product, 'returns', sent.units * returnRate(product, niche, sent))
    for (let place = before; place < returned; place++)
      if (place < mostCases) addCase(draft, product, sent.price, seed)
      else refund(draft, product, sent.price)
  }
  return returned
}

/**
 * Returns the mean of the customers' stars in hundredths, which depends on the goods, the promises
 * of the listing, and the price.
 */
function meanStars(product: Product, niche: Niche, sent: SentUnits): number {
  const supplier = makerOf(product, niche, sent)
  const goods = 300 + quotient((supplier?.quality ?? 70) * 17, 10)
  const dear = Math.max(0, quotient(sent.price * 100, niche.referencePrice) - 110)
  return between(100, goods - quotient(product.overPromise, 5) - dear, 490)
}

/** In each block of this many reviews, one random review is two stars lower. */
const lowEvery = 12

/**
 * The stars of the next review. The rounding error of the mean is carried over to the next review
 * instead of being random, so that no shop has better customers than another (PRC-029).
 */
function nextStars(product: Product, mean: number, seed: Seed): number {
  const { reviews: index, carry } = product
  const block = quotient(index, lowEvery)
  const purpose = `low stars ${product.product}`
  const low = drawBetween({ seed, day: block, purpose }, 0, lowEvery - 1)
  const fair = divideHalfUp(mean + carry.stars, 100)
  const stars = between(1, index % lowEvery === low ? fair - 2 : fair, 5)
  carry.stars = between(-300, carry.stars + mean - stars * 100, 300)
  return stars
}

const isAbout = (kind: MessageKind, about: readonly MessageKind['about'][], product: string) =>
  about.includes(kind.about) && (kind.niche === null || kind.niche === product)

function addMessage(
  draft: MarketState,
  product: Product,
  seed: Seed,
  about: readonly MessageKind['about'][],
  stars: number | null,
): void {
  const content = contentOfState(draft)
  const number = draft.last.message + 1
  const kinds = content.messages.filter(
    (kind) =>
      isAbout(kind, about, product.product) &&
      kind.isReview === (stars !== null) &&
      (stars === null || kind.stars === null || Math.abs(kind.stars - stars) <= 1),
  )
  const draw = { seed, day: draft.day, purpose: 'message', index: number }
  const kind = drawn(kinds, (most) => drawBetween(draw, 1, most))
  if (!kind) return
  draft.last.message = number
  const facts = factsOf(content, kind).map((name) => ({
    name,
    value: factOf(draft, product, name),
  }))
  draft.messages.push({
    message: number,
    product: product.product,
    kind: kind.code,
    needed: facts.filter(({ name }) => kind.needed.includes(name)),
    facts,
    stars,
    day: draft.day + 1,
    dueDay: draft.day + 1 + content.messageDays,
    answered: null,
  })
}

/** The facts that an answer may mention: the required ones, and those of the templates. */
const factsOf = ({ templates }: MarketContent, { needed, templates: codes }: MessageKind) =>
  messageFacts.filter(
    (fact) =>
      needed.includes(fact) ||
      templates.some(({ code, facts }) => codes.includes(code) && facts.includes(fact)),
  )

/** The values that an answer must mention, as text. */
function factOf(draft: MarketState, product: Product, name: MessageFact): string {
  const content = contentOfState(draft)
  switch (name) {
    case 'order':
      return `TM-${10_000 + draft.last.order * 7 + draft.last.message + 1}`
    case 'deliveryDays':
      return String(content.deliveryDays)
    case 'returnDays':
      return String(content.returns.windowDays)
    case 'refundDays':
      return String(content.refundDays)
    case 'size':
      return (
        nicheOfProduct(content, product).attributes.find(({ code }) => code === 'size')?.value ??
        '-'
      )
  }
}

function reviewsOf(draft: MarketState, product: Product, sent: SentUnits, seed: Seed): void {
  const niche = nicheOfProduct(contentOfState(draft), product)
  const count = whole(product, 'reviews', sent.units * reviewRate)
  const mean = meanStars(product, niche, sent)
  for (let place = 0; place < count; place++) {
    const index = product.reviews
    const stars = nextStars(product, mean, seed)
    product.reviews += 1
    product.stars += stars
    if (stars <= 2) countOn(draft, { defects: 1 })
    if (stars <= 3) addMessage(draft, product, seed, ['defect', 'late', 'praise'], stars)
    else if (index % 5 === 0) addMessage(draft, product, seed, ['praise'], stars)
  }
}

function messagesOf(draft: MarketState, product: Product, seed: Seed): void {
  const sold = unitsOn(product, draft.day - 2)
  // If customers have viewed the product, some of them ask a question before they buy.
  const asked = product.rows.at(-1)?.views ? 120 : 0
  const count = whole(product, 'messages', sold * messageRate + asked)
  for (let place = 0; place < count; place++) {
    const isLate = draft.orders.some(
      ({ state, shipBy }) => state === 'toShip' && shipBy < draft.day,
    )
    addMessage(draft, product, seed, isLate ? ['late'] : ['question', 'order'], null)
  }
}

/** Cases that were not decided in time are refunded, and count against the account. */
function closeCases(draft: MarketState, content: MarketContent): void {
  for (const one of draft.cases) {
    const product = productOf(draft, one.product)
    if (!product || one.decided || draft.day < one.dueDay) continue
    const kind: ReturnKind | undefined = content.returnKinds[one.kind]
    const amount = refund(draft, product, one.price)
    one.decided = { decision: 'refund', amount, day: draft.day, right: false, onTime: false }
    if (kind?.defect) countOn(draft, { defects: 1 })
  }
}

/** PRC-034: returns, messages and questions of customers after the day. */
export function afterSales(draft: MarketState, seed: Seed): void {
  const content = contentOfState(draft)
  closeCases(draft, content)
  const longest = Math.max(content.returnLag, reviewLag)
  for (const product of draft.products) {
    const returned = returnsOf(draft, product, content, seed)
    for (const sent of sentOn(product, draft.day - reviewLag)) reviewsOf(draft, product, sent, seed)
    messagesOf(draft, product, seed)
    product.sent = product.sent.filter(({ day }) => day > draft.day - longest)
    const place = product.rows.length - 1
    const row = product.rows[place]
    if (!row) continue
    const { refunded: refunds, reviews } = product
    product.rows[place] = { ...row, returned, refunds, reviews }
    product.refunded = 0
  }
}
