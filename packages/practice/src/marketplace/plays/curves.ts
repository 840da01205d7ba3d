import { divideHalfUp, sum } from '../../whole.ts'
import type { Niche } from '../content/types.ts'
import { goodListing, judgeListing } from '../content/verdicts.ts'
import { expectDay } from '../day/expect.ts'
import { contentOf } from '../contents.ts'
import { quotient } from '../numbers.ts'
import type { MarketScenario } from '../scenario.ts'
import { newProduct, startMarket } from '../start.ts'
import type { MarketState, Product } from '../state.ts'
import { bestNiche } from './reference.ts'

/** The results of an average day of a shop with enough stock, when one setting changes. */
export interface Curves {
  /** The profit in cents after goods and fees, for each of `pricePercents`. */
  price: number[]
  /** Thousandths of a unit, for each of `qualities`. */
  quality: number[]
  /** Thousandths of a unit, for each of `bidPercents`. */
  bids: number[]
}

/** Percent of the reference price. */
export const pricePercents = [50, 60, 70, 80, 85, 90, 95, 100, 105, 110, 120, 135, 150, 200]
export const qualities = [0, 200, 400, 500, 600, 700, 800, 900, 1_000]
/** Percent of the usual bids. */
export const bidPercents = [0, 40, 60, 80, 100, 120, 150, 200, 300, 500, 800]

interface Change {
  price?: number
  quality?: number
  bidPercent?: number
}

/** A shop in its second month: with some reviews, with stock, and with the good listing. */
function productWith(niche: Niche, { price = 100, quality, bidPercent = 100 }: Change): Product {
  const verdict = judgeListing(niche, goodListing(niche))
  const lot = { lot: 1, supplier: '', units: 9_999, ownUnits: 0, unitCost: 0, lateDays: 0 }
  return {
    ...newProduct(niche),
    listing: goodListing(niche),
    quality: quality ?? verdict.quality,
    cover: verdict.cover,
    price: quotient(niche.referencePrice * price, 100),
    reviews: 30,
    stars: 135,
    campaign: { active: true, budget: 100_000 },
    bids: niche.keywords.map(({ code: keyword, usualBid }) => ({
      keyword,
      match: 'exact' as const,
      bid: Math.min(1_000, quotient(usualBid * bidPercent, 100)),
    })),
    lots: [
      {
        ...lot,
        way: 'sea',
        state: 'sellable',
        orderedDay: 1,
        nextDay: 1,
        planError: false,
        inTime: null,
        left: 9_999,
        ownLeft: 0,
      },
    ],
  }
}

/** The units sold on an average day, in thousandths. */
function unitsOf(state: MarketState, product: Product): number {
  return quotient(sum(expectDay(state, product).terms.map(({ units }) => units)), 1_000)
}

export function curvesOf(scenario: MarketScenario): Curves {
  const content = contentOf(scenario.content, scenario.contentVersion)
  const niche = bestNiche(content)
  if (!niche) return { price: [], quality: [], bids: [] }
  const state = { ...startMarket({ ...scenario, cash: 10_000_000 }), day: 20 }
  const { referralPermille, fulfilment } = niche.fees
  const left = (percent: number) => {
    const product = productWith(niche, { price: percent })
    const fee = divideHalfUp(product.price * referralPermille, 1_000)
    const margin = product.price - fee - fulfilment - niche.usualCost
    return quotient(unitsOf(state, product) * margin, 1_000)
  }
  return {
    price: pricePercents.map(left),
    quality: qualities.map((quality) => unitsOf(state, productWith(niche, { quality }))),
    bids: bidPercents.map((bidPercent) => unitsOf(state, productWith(niche, { bidPercent }))),
  }
}
