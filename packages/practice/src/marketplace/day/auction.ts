import type { Keyword } from '../content/types.ts'
import { quotient } from '../numbers.ts'
import type { Bid, Product } from '../state.ts'
import type { MatchType } from '../market-view.ts'
import { feltQuality } from './rivals.ts'

/** The share of searchers who see an offer in each of the three ad slots, in thousandths. */
export const slots = [420, 280, 170]

/** The least price of a click. */
const leastClick = 5

/**
 * The parts of the searches for a keyword: the share of each part in thousandths, and the match
 * types that reach it.
 */
const tiers: readonly { width: number; by: readonly MatchType[] }[] = [
  { width: 550, by: ['exact', 'phrase', 'broad'] },
  { width: 250, by: ['phrase', 'broad'] },
  { width: 200, by: ['broad'] },
]

/**
 * Levels of the rivals' bids during a day, in thousandths. Because they differ, a slightly higher
 * bid wins slightly more.
 */
const times = [500, 700, 850, 1_000, 1_200]

export interface Won {
  /** The part of the keyword's searches that belongs to this tier, in thousandths. */
  width: number
  match: MatchType
  slot: number
  /** Cents of a click. */
  price: number
}

/**
 * Returns how well the ad fits a search, by the relevance of the keyword and its cover in the
 * listing.
 */
const fitOf = (keyword: Keyword, cover: number): number =>
  quotient(keyword.relevance * (400 + quotient(cover * 6, 10)), 1_000)

const highest = (bids: readonly Bid[], by: readonly MatchType[]): Bid | undefined =>
  by
    .flatMap((match) => bids.find((bid) => bid.match === match) ?? [])
    .reduce<Bid | undefined>((best, bid) => (best && best.bid >= bid.bid ? best : bid), undefined)

/**
 * Runs a second-price auction. The rank of the shop's ad is its bid times `strength`, which
 * combines how well the ad fits and how good the listing is. A click costs the lowest bid that
 * keeps the rank, plus one cent. Each number in `rivals` is the bid of a rival in percent of
 * `usual`.
 */
function auction(bid: number, strength: number, usual: number, rivals: readonly number[]) {
  const own = bid * strength
  const rankOf = (rival: number) => quotient(usual * rival, 100)
  let slot = 0
  while (slot < rivals.length && rankOf(rivals[slot] ?? 0) >= own) slot++
  if (slot >= slots.length) return undefined
  const next = rivals[slot]
  const price = next === undefined ? leastClick : quotient(rankOf(next), strength) + 1
  return { slot, price: Math.min(bid, Math.max(leastClick, price)) }
}

/** Returns the slots and prices that the bids for a keyword win in each tier. */
export function wonBy(
  product: Product,
  keyword: Keyword,
  rivals: readonly number[],
  bids: readonly Bid[],
): Won[] {
  const cover = product.cover[keyword.code] ?? 0
  const strength = quotient(fitOf(keyword, cover) * (1_000 + feltQuality(product.quality)), 2_000)
  if (strength === 0 || bids.length === 0) return []
  const usual = quotient(keyword.usualBid * (product.raises[keyword.code] ?? 1_000), 1_000)
  return tiers.flatMap(({ width, by }) => {
    const best = highest(bids, by)
    if (!best) return []
    return times.flatMap((permille) => {
      const rivalBid = quotient(usual * permille, 1_000)
      const won = auction(best.bid, strength, rivalBid, rivals)
      return won ? [{ width: quotient(width, times.length), match: best.match, ...won }] : []
    })
  })
}

/** The maximum factor by which rivals raise their usual bids, in thousandths. */
const mostRaise = 4_000

/**
 * Returns the next factor of the rivals' bids. The rivals follow a higher bid over `lag` days, and
 * lower their bids in the same way after that bid has ended.
 */
export function raiseAfter(before: number, bid: number, usualBid: number, lag: number): number {
  const wanted = Math.min(mostRaise, Math.max(1_000, quotient(bid * 1_000, Math.max(usualBid, 1))))
  const step = quotient(Math.abs(wanted - before) + lag - 1, lag)
  return before < wanted ? before + step : before - step
}
