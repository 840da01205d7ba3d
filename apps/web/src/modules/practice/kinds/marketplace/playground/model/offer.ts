import type { MarketProduct } from '@titian/contract'
import type { Command, Market, Scenario } from './market.ts'

export const qualities = ['good', 'short', 'poor'] as const
type Quality = (typeof qualities)[number]

/** The typed values of the cockpit for one product. */
export interface Offer {
  price: string
  coupon: string
  /** Empty if the listing is not changed. */
  quality: Quality | ''
  bid: string
  budget: string
}

const major = (cents: number) => (cents / 100).toFixed(2)

/** Returns the highest bid of the keywords; 0 without bids. */
const bidOf = ({ keywords }: MarketProduct) =>
  Math.max(0, ...keywords.flatMap(({ bids }) => bids.map(({ bid }) => bid)))

export const offerOf = (product: MarketProduct): Offer => ({
  price: major(product.price),
  coupon: String(product.coupon),
  quality: '',
  bid: major(bidOf(product)),
  budget: major(product.campaign.budget),
})

/** Parses cents; null if invalid or outside the limits. */
function centsOf(text: string, least: number, most: number): number | null {
  const trimmed = text.trim().replace(',', '.')
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(trimmed)) return null
  const cents = Math.round(Number(trimmed) * 100)
  return cents >= least && cents <= most ? cents : null
}

export function wholeOf(text: string, least: number, most: number): number | null {
  if (!/^\d{1,6}$/.test(text.trim())) return null
  const value = Number(text)
  return value >= least && value <= most ? value : null
}

export const offerLimits = {
  price: { least: 1, most: 99_999 },
  coupon: { least: 0, most: 50 },
  bid: { least: 0, most: 1_000 },
  budget: { least: 0, most: 100_000 },
  units: { least: 1, most: 20_000 },
} as const

const read = {
  price: centsOf,
  coupon: wholeOf,
  bid: centsOf,
  budget: centsOf,
}
type OfferField = keyof typeof read
export const offerFields = ['price', 'coupon', 'bid', 'budget'] as const satisfies OfferField[]

const valueOf = (field: OfferField, offer: Offer): number | null =>
  read[field](offer[field], offerLimits[field].least, offerLimits[field].most)

export const wrongFields = (offer: Offer): OfferField[] =>
  offerFields.filter((field) => valueOf(field, offer) === null)

/**
 * Returns the decisions that are needed to apply the typed values. An unchanged value needs none.
 */
export function commandsOf(
  market: Market,
  scenario: Scenario,
  product: MarketProduct,
  offer: Offer,
): Command[] {
  const [price = 0, coupon = 0, bid = 0, budget = 0] = offerFields.map(
    (field) => valueOf(field, offer) ?? 0,
  )
  const before = offerOf(product)
  const { product: code, breakEven } = product
  const isChanged = (...fields: OfferField[]) =>
    fields.some((field) => valueOf(field, offer) !== valueOf(field, before))
  const listing = offer.quality ? market.listing(scenario, code, offer.quality) : null
  return [
    ...(listing ? [listing] : []),
    ...(isChanged('price', 'coupon')
      ? [{ type: 'setPrice', product: code, price, coupon, breakEven: breakEven ?? 0 }]
      : []),
    ...(isChanged('budget')
      ? [{ type: 'setCampaign', product: code, active: budget > 0, budget }]
      : []),
    ...(isChanged('bid')
      ? product.keywords.map(({ keyword }) => ({
          type: 'setBid',
          product: code,
          keyword,
          match: 'exact',
          bid,
        }))
      : []),
  ]
}

/** Returns an order with as many cartons as the units need. */
export function orderOf(
  { product, suppliers, supplier }: MarketProduct,
  units: number,
  way: 'sea' | 'air',
): Command {
  const perCarton = suppliers.find(({ code }) => code === supplier)?.unitsPerCarton ?? 1
  const cartons = Math.max(1, Math.ceil(units / Math.max(1, perCarton)))
  return { type: 'orderGoods', product, units, way, cartons, ownShare: 0 }
}
