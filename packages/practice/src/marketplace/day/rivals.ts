import { drawBetween, type Seed } from '../../draw.ts'
import { divideHalfUp } from '../../whole.ts'
import type { Niche, Rival } from '../content/types.ts'
import { isEventOn } from '../lookup.ts'
import { expMillionths, lnThousandths, quotient, thousandthsOf } from '../numbers.ts'
import type { ChoiceWeights } from '../scenario.ts'
import type { MarketState, RivalDay } from '../state.ts'

/** The number of days that a promotion lasts. One rival in five has a promotion. */
const promotionDays = 6
const reduced = { own: 880, event: 820 }

/** PRC-040: the prices of the rivals on a day; an event of the teacher lowers all of them. */
export function rivalsOn(state: MarketState, niche: Niche, seed: Seed): RivalDay[] {
  const { day } = state
  const isEvent = isEventOn(state, 'competitorPromotion', day)
  const span = quotient(day, promotionDays)
  return niche.rivals.map(({ price }, index) => {
    const drawn = drawBetween({ seed, day: span, purpose: `promotion ${niche.code}`, index }, 1, 5)
    const permille = isEvent ? reduced.event : drawn === 1 ? reduced.own : 1_000
    const drift = drawBetween({ seed, day, purpose: `price ${niche.code}`, index }, -10, 10)
    return {
      price: Math.max(1, divideHalfUp(thousandthsOf(price, permille) * (1_000 + drift), 1_000)),
      promotion: permille < 1_000,
    }
  })
}

/** The usual prices, before the first morning of a product. */
export const usualRivals = ({ rivals }: Niche): RivalDay[] =>
  rivals.map(({ price }) => ({ price, promotion: false }))

/**
 * Above this value, only a quarter of an improvement counts, because customers have seen enough.
 */
const enough = 800

export const feltQuality = (quality: number): number =>
  quality <= enough ? quality : enough + quotient(quality - enough, 4)

/**
 * Returns how much each property adds to the utility of an offer for customers, in thousandths; the
 * sum is the utility.
 */
export function sharesOf(
  weights: ChoiceWeights,
  offer: {
    price: number
    reference: number
    rating: number
    reviews: number
    quality: number
    deliveryHundredths: number
  },
) {
  return {
    price: Math.floor((-weights.price * lnThousandths(offer.price, offer.reference)) / 1_000),
    rating: Math.floor((weights.rating * (offer.rating - 400)) / 100),
    reviews: Math.floor((weights.reviews * lnThousandths(50 + offer.reviews, 50)) / 1_000),
    pictures: Math.floor((weights.pictures * (feltQuality(offer.quality) - 700)) / 1_000),
    delivery: Math.floor((-weights.delivery * (offer.deliveryHundredths - 300)) / 100),
  }
}

export const utilityOf = (shares: ReturnType<typeof sharesOf>): number =>
  shares.price + shares.rating + shares.reviews + shares.pictures + shares.delivery

/** Returns points for the position of an offer without ads; only their order has a meaning. */
export const placePoints = (offer: {
  cover: number
  quality: number
  rating: number
  reviews: number
  velocity: number
}): number =>
  quotient(offer.cover, 2) +
  quotient(feltQuality(offer.quality) * 3, 10) +
  Math.max(0, offer.rating - 300) +
  quotient(lnThousandths(1 + offer.reviews, 1), 20) +
  offer.velocity

/** The rivals of a day as customers see them; the attraction of each is in millionths. */
export interface Field {
  /** In the order of their positions without ads. */
  shown: { points: number; attraction: number; ad: number }[]
  /** The bids in percent of the usual bid, multiplied by the quality; highest first. */
  bids: number[]
}

const adStrength = ({ bidPercent, quality }: Rival): number =>
  quotient(bidPercent * 9 * (1_000 + feltQuality(quality)), 20)

/**
 * The influence of a rival's weekly sales on its position in the search results. Sales of the
 * shop's own product have the same influence.
 */
const velocityOfRival = 150

export function fieldOf(niche: Niche, today: readonly RivalDay[], weights: ChoiceWeights): Field {
  const strengths = niche.rivals.map(adStrength)
  const bids = strengths.filter((strength) => strength > 0).toSorted((one, other) => other - one)
  const shown = niche.rivals.map((rival, place) => {
    const price = today[place]?.price ?? rival.price
    const { referencePrice: reference } = niche
    const { rating, reviews, quality, deliveryDays } = rival
    const offer = { price, reference, rating, reviews, quality }
    const shares = sharesOf(weights, { ...offer, deliveryHundredths: deliveryDays * 100 })
    return {
      points: placePoints({ cover: 900, quality, rating, reviews, velocity: velocityOfRival }),
      attraction: expMillionths(utilityOf(shares)),
      ad: (strengths[place] ?? 0) > 0 ? bids.indexOf(strengths[place] ?? 0) : bids.length,
    }
  })
  return { shown: shown.toSorted((one, other) => other.points - one.points), bids }
}
