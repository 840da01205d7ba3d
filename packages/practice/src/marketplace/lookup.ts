import { divideHalfUp } from '../whole.ts'
import type { MarketContent, Niche, Supplier } from './content/types.ts'
import { contentOf } from './contents.ts'
import { quotient } from './numbers.ts'
import type { MarketState, Product } from './state.ts'
import type { MarketEvent } from './market-view.ts'

export const contentOfState = ({ scenario }: MarketState): MarketContent =>
  contentOf(scenario.content, scenario.contentVersion)

export const nicheOf = (content: MarketContent, code: string): Niche | undefined =>
  content.niches.find((niche) => niche.code === code)

/**
 * The niche of a product of the state. It always exists, because it was checked before the product
 * was created.
 */
export function nicheOfProduct(content: MarketContent, { product }: Product): Niche {
  const niche = nicheOf(content, product)
  if (!niche) throw new Error(`The content has no niche ${product}.`)
  return niche
}

export const supplierOf = (niche: Niche, code: string | null): Supplier | undefined =>
  niche.suppliers.find((supplier) => supplier.code === code)

/** PRC-204: the quality of a supplier's goods is known after a sample or a delivery. */
export const isKnown = ({ samples, lots }: Product, supplier: string, day: number): boolean =>
  samples.some((sample) => sample.supplier === supplier && sample.arrives <= day) ||
  lots.some((lot) => lot.supplier === supplier && lot.state === 'sellable')

export const productOf = ({ products }: MarketState, code: string): Product | undefined =>
  products.find(({ product }) => product === code)

export const isEventOn = ({ events }: MarketState, name: MarketEvent, day: number): boolean =>
  events.some(({ event, from, days }) => event === name && day >= from && day < from + days)

export const stockOf = ({ lots }: Product): number => lots.reduce((all, lot) => all + lot.left, 0)

export const ownStockOf = ({ lots }: Product): number =>
  lots.reduce((all, lot) => all + lot.ownLeft, 0)

/**
 * The price that a customer pays on this day, reduced by the sum of the percentages of coupon and
 * deal.
 */
export function paidPrice({ price, coupon, deal }: Product, day: number): number {
  const isDeal = deal !== null && day >= deal.from && day < deal.from + deal.days
  const off = coupon + (isDeal ? deal.percent : 0)
  return Math.max(1, divideHalfUp(price * Math.max(100 - off, 0), 100))
}

/** The mean rating in hundredths of a star; 0 without a review. */
export const ratingOf = ({ reviews, stars }: Product): number =>
  reviews === 0 ? 0 : quotient(stars * 100, reviews)

/** Papers that are required now: those of every shop, and the certificate of each chosen niche. */
export function neededSlots(state: MarketState): string[] {
  const content = contentOfState(state)
  const certificates = state.choices.map(({ niche }) => nicheOf(content, niche)?.certificate)
  return content.slots
    .filter(({ code, always }) => always || certificates.includes(code))
    .map(({ code }) => code)
}

export const isAccepted = ({ papers }: MarketState, slot: string): boolean =>
  papers.some((paper) => paper.slot === slot && paper.state === 'accepted')

/** Whether customers can find the product; without stock they can find but not buy it. */
export function isLive(state: MarketState, product: Product): boolean {
  return (
    state.openedDay !== null &&
    product.listing !== null &&
    product.price > 0 &&
    product.lots.some(({ state: where }) => where === 'sellable') &&
    !isHidden(state, product)
  )
}

export function isHidden(state: MarketState, product: Product): boolean {
  const niche = nicheOfProduct(contentOfState(state), product)
  const { state: health } = state.account
  return (
    health === 'hidden' ||
    health === 'restricted' ||
    (product.listing !== null &&
      (niche.restricted || (niche.certificate !== null && !isAccepted(state, niche.certificate))))
  )
}
