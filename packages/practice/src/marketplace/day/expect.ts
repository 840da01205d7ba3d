import type { Keyword, LeakTerm, Niche } from '../content/types.ts'
import { contentOfState, nicheOfProduct, ownStockOf, paidPrice, stockOf } from '../lookup.ts'
import { between, expMillionths, quotient, thousandthsOf } from '../numbers.ts'
import { sum } from '../../whole.ts'
import { cashOf } from '../ledger/book.ts'
import type { Bid, MarketState, Product } from '../state.ts'
import type { ChoiceShares } from '../market-view.ts'
import { slots, wonBy, type Won } from './auction.ts'
import { type Field, fieldOf, placePoints, sharesOf, utilityOf } from './rivals.ts'
import { levelOf } from './searches.ts'

/**
 * For each position without ads, the share of the searching customers who see the offer at this
 * position, in thousandths.
 */
const places = [620, 500, 410, 340, 280, 235, 195, 165, 140, 120, 100, 85]
const lastPlace = 70

/** The expected results of one keyword: counts in thousandths, and units in millionths. */
export interface TermExpected {
  keyword: Keyword
  searches: number
  views: number
  impressions: number
  clicks: number
  adClicks: number
  /** The cost in thousandths of a cent. */
  spend: number
  units: number
  adUnits: number
  leaks: Leaked[]
  rivals: number
}

export interface Expected {
  terms: TermExpected[]
  choice: ChoiceShares
}

/** The share of people who belong to at least one of two independent groups, in thousandths. */
const either = (one: number, other: number): number => one + other - quotient(one * other, 1_000)

const perceivedRating = ({ stars, reviews }: Product): number =>
  // Few reviews have little weight: five reviews of four stars are added to the real ones.
  quotient(stars * 100 + 5 * 400, reviews + 5)

/**
 * Days of delivery in hundredths: the warehouse of the marketplace is nearer to the customers than
 * the shop's own warehouse.
 */
function deliveryOf(product: Product, ownDays: number): number {
  const near = stockOf(product)
  const own = ownStockOf(product)
  if (near + own === 0) return 200
  return quotient(near * 200 + own * ownDays * 100, near + own)
}

/** PRC-035: the share of the shop's own offer in the choice of the customers. */
export function choiceOf(state: MarketState, product: Product, niche: Niche): ChoiceShares {
  return sharesOf(state.scenario.weights, {
    price: paidPrice(product, state.day),
    reference: niche.referencePrice,
    rating: perceivedRating(product),
    reviews: product.reviews,
    quality: product.quality,
    deliveryHundredths: deliveryOf(product, contentOfState(state).deliveryDays),
  })
}

/** The share of viewers who click the offer, in thousandths. */
const clickRate = (utility: number): number =>
  between(30, quotient(expMillionths(quotient(utility + 20_000, 2) - 10_000) * 160, 1_000_000), 450)

/** A negative keyword excludes every search that contains it as whole words. */
const isKeptAway = (text: string, negatives: readonly string[]): boolean => {
  const words = ` ${text.toLowerCase()} `
  return negatives.some((term) => words.includes(` ${term} `) || text.toLowerCase() === term)
}

const velocityOf = ({ rows }: Product): number =>
  Math.min(300, 6 * sum(rows.slice(-7).map(({ units }) => units)))

interface Leaked {
  term: string
  clicks: number
  spend: number
}

interface Setting {
  product: Product
  niche: Niche
  field: Field
  /** The attraction of the shop's own offer and of buying nothing, in millionths. */
  attraction: number
  nothing: number
  clickRate: number
  rating: number
  velocity: number
  /** Other searches that broad and phrase terms match, and that no negative term excludes. */
  leaks: readonly LeakTerm[]
  leakPermille: number
}

interface Auctioned {
  keyword: Keyword
  searches: number
  won: Won[]
}

/**
 * Returns the impressions and clicks of a keyword's ads. A campaign that runs out of money gets
 * only a part of them.
 */
function adsOf({ leaks, leakPermille, clickRate: rate }: Setting, term: Auctioned, part: number) {
  const ads = { seen: 0, clicks: 0, spend: 0, leaks: new Map<string, Leaked>() }
  for (const { width, slot, price, match } of term.won) {
    const seen = quotient(width * (slots[slot] ?? 0), 1_000)
    const clicks = thousandthsOf(thousandthsOf(thousandthsOf(term.searches, seen), rate), part)
    ads.seen += thousandthsOf(seen, part)
    ads.clicks += clicks
    ads.spend += clicks * price
    if (match === 'exact') continue
    for (const { text, broadPermille, phrasePermille } of leaks) {
      const permille = match === 'broad' ? broadPermille : phrasePermille
      const leaked = thousandthsOf(thousandthsOf(clicks, permille), leakPermille)
      const before = ads.leaks.get(text) ?? { term: text, clicks: 0, spend: 0 }
      before.clicks += leaked
      before.spend += leaked * price
      ads.leaks.set(text, before)
    }
  }
  return ads
}

/**
 * The attraction of the rivals for a keyword, in millionths, if the shop's own offer has this
 * position.
 */
function attentionOf({ shown }: Field, place: number, takenSlots: readonly number[]): number {
  let all = 0
  for (let rank = 0; rank < shown.length; rank++) {
    const rival = shown[rank]
    if (!rival) continue
    const seen = places[rank < place ? rank : rank + 1] ?? lastPlace
    const slot = takenSlots.filter((taken) => taken <= rival.ad).length + rival.ad
    all += quotient(either(seen, slots[slot] ?? 0) * rival.attraction, 1_000)
  }
  return all
}

function expectTerm(setting: Setting, term: Auctioned, part: number): TermExpected {
  const { product, field, attraction, nothing, rating, velocity } = setting
  const { keyword, searches } = term
  const ads = adsOf(setting, term, part)
  const cover = thousandthsOf(keyword.relevance, product.cover[keyword.code] ?? 0)
  const { quality, reviews } = product
  const points = placePoints({ cover, quality, rating, reviews, velocity })
  const place = field.shown.filter((rival) => rival.points >= points).length
  // A listing is not found by words that it does not contain.
  const organic = thousandthsOf(places[place] ?? lastPlace, cover)
  const taken = term.won.slice(0, 1).map(({ slot }) => slot)
  const seen = either(organic, ads.seen)
  const own = quotient(seen * attraction, 1_000)
  const rivals = attentionOf(field, place, taken)
  const all = own + rivals + nothing
  const bought = thousandthsOf(quotient(own * 1_000_000, all), keyword.relevance)
  const units = quotient(searches * bought, 1_000)
  const views = thousandthsOf(searches, seen)
  return {
    keyword,
    searches,
    views,
    impressions: thousandthsOf(searches, ads.seen),
    clicks: thousandthsOf(thousandthsOf(searches, organic), setting.clickRate) + ads.clicks,
    adClicks: ads.clicks,
    spend: ads.spend,
    units,
    adUnits: seen === 0 ? 0 : quotient(units * ads.seen, organic + ads.seen),
    leaks: [...ads.leaks.values()],
    rivals: quotient(searches * quotient(rivals * 1_000_000, all), 1_000),
  }
}

const spendOf = (terms: readonly TermExpected[]): number =>
  sum(terms.map(({ spend, leaks }) => spend + sum(leaks.map((leak) => leak.spend))))

/** Returns the bids of an active campaign, without those that a negative keyword excludes. */
function activeBids({ campaign, bids, negatives }: Product, { code, text }: Keyword): Bid[] {
  if (!campaign.active || isKeptAway(text, negatives)) return []
  return bids.filter(({ keyword }) => keyword === code)
}

/** The maximum cost of a day's ads in cents: the budget, but not more than the shop has. */
const adMoney = ({ book }: MarketState, { campaign }: Product): number =>
  Math.min(campaign.budget, Math.max(0, cashOf(book)))

/**
 * PRC-034: returns the expected results of a day, before any rounding to whole units. `noise` is
 * the random level of each keyword's searches on this day, in thousandths; without `noise`, the day
 * is an average one.
 */
export function expectDay(
  state: MarketState,
  product: Product,
  noise?: readonly number[],
): Expected {
  const niche = nicheOfProduct(contentOfState(state), product)
  const { weights, leakPermille } = state.scenario
  const choice = choiceOf(state, product, niche)
  const utility = utilityOf(choice)
  const field = fieldOf(niche, product.rivals, weights)
  const setting: Setting = {
    product,
    niche,
    field,
    attraction: expMillionths(utility),
    nothing: expMillionths(weights.nothing),
    clickRate: clickRate(utility),
    rating: perceivedRating(product),
    velocity: velocityOf(product),
    leaks: niche.leaks.filter(({ text }) => !isKeptAway(text, product.negatives)),
    leakPermille,
  }
  const level = levelOf(state, niche)
  const terms = niche.keywords.map((keyword, place): Auctioned => {
    const searches = keyword.searchesPerDay * level
    const bids = activeBids(product, keyword)
    return {
      keyword,
      searches: thousandthsOf(searches, noise?.[place] ?? 1_000),
      won: wonBy(product, keyword, field.bids, bids),
    }
  })
  const expected = terms.map((term) => expectTerm(setting, term, 1_000))
  const spend = spendOf(expected)
  const money = adMoney(state, product) * 1_000
  if (spend <= money) return { terms: expected, choice }
  // The ads run until the budget is used up, hence for this part of the day.
  const part = quotient(money * 1_000, spend)
  return { terms: terms.map((term) => expectTerm(setting, term, part)), choice }
}
