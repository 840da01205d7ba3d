import { contents, goodListing } from '@titian/practice/market-content'
import { marketplace, standardMarket } from '@titian/practice/marketplace'
import { manners, playDay } from '@titian/practice/marketplace-plays'
import type { Command, Market } from './model/market.ts'

const plan: Market['plan'] = (state) =>
  playDay(state, manners.reference).map(({ command }) => command as Command)

/**
 * For each quality that a person can choose, the maximum number of bullets and of pictures from a
 * good listing. The quality `poor` has no bullets.
 */
const shares = { good: 9, short: 2, poor: 1 } as const

const listing: Market['listing'] = ({ content: named }, product, quality) => {
  const content = contents.find(({ code }) => code === named)
  const niche = content?.niches.find(({ code }) => code === product)
  if (!niche) return null
  const good = goodListing(niche)
  const most = shares[quality]
  return {
    type: 'saveListing',
    product,
    ...good,
    bullets: quality === 'poor' ? [] : good.bullets.slice(0, most),
    pictures: good.pictures.slice(0, most),
    attributes: quality === 'poor' ? [] : [...good.attributes],
    ...(quality === 'poor' && { description: '', terms: '' }),
  }
}

/** The engine of the marketplace in this browser. The reference play acts as the assistant. */
export const market: Market = { kind: marketplace, standard: standardMarket, plan, listing }
