import { sum } from '../../whole.ts'
import type { Niche, Supplier } from '../content/types.ts'
import { expectDay } from '../day/expect.ts'
import { feesAfter } from '../day/sell.ts'
import { daysOfCover } from '../day/logistics.ts'
import { isHidden, isKnown, isLive, ownStockOf, ratingOf, stockOf } from '../lookup.ts'
import { quotient } from '../numbers.ts'
import type { AdDay, MarketState, Product } from '../state.ts'
import type { KeywordView, LotView, ProductView, SupplierView } from '../market-view.ts'

function supplierView(state: MarketState, product: Product, supplier: Supplier): SupplierView {
  const sample = product.samples.find((one) => one.supplier === supplier.code)
  const arrived = sample !== undefined && sample.arrives <= state.day
  const known = isKnown(product, supplier.code, state.day)
  return {
    code: supplier.code,
    unitPrice: supplier.unitPrice,
    minimum: supplier.minimum,
    leadDays: supplier.leadDays,
    unitsPerCarton: supplier.unitsPerCarton,
    seaPerCarton: supplier.seaPerCarton,
    airPerCarton: supplier.airPerCarton,
    seaDays: supplier.seaDays,
    airDays: supplier.airDays,
    dutyPermille: supplier.dutyPermille,
    samplePrice: supplier.samplePrice,
    sample: sample ? (arrived ? 'arrived' : 'ordered') : 'none',
    quality: known ? supplier.quality : null,
    defectsPermille: known ? supplier.defectsPermille : null,
    chosen: product.supplier === supplier.code,
  }
}

/** The results of a term in the last seven days. */
function weekOf(ads: readonly AdDay[], keyword: string) {
  const days = ads.flatMap(({ keywords }) => keywords[keyword] ?? [])
  return {
    impressions: sum(days.map(({ impressions }) => impressions)),
    clicks: sum(days.map(({ clicks }) => clicks)),
    spend: sum(days.map(({ spend }) => spend)),
    units: sum(days.map(({ units }) => units)),
    sales: sum(days.map(({ sales }) => sales)),
  }
}

const keywordsOf = (state: MarketState, product: Product, niche: Niche): KeywordView[] =>
  niche.keywords.map(({ code, text, searchesPerDay }) => ({
    keyword: code,
    text,
    searchesPerDay: state.reports.includes(niche.code) ? searchesPerDay : null,
    bids: product.bids
      .filter(({ keyword }) => keyword === code)
      .map(({ match, bid }) => ({ match, bid })),
    ...weekOf(product.ads, code),
  }))

const leaksOf = ({ ads }: Product, { leaks }: Niche): ProductView['leaks'] =>
  leaks.flatMap(({ text }) => {
    const days = ads.flatMap((day) => day.leaks[text] ?? [])
    const spend = sum(days.map((day) => day.spend))
    return spend === 0 ? [] : [{ term: text, clicks: sum(days.map(({ clicks }) => clicks)), spend }]
  })

const lotView = (lot: Product['lots'][number]): LotView => ({
  lot: lot.lot,
  units: lot.units,
  ownUnits: lot.ownUnits,
  way: lot.way,
  state: lot.state,
  orderedDay: lot.orderedDay,
  nextDay: lot.state === 'sellable' ? null : lot.nextDay,
  unitCost: lot.unitCost,
  lateDays: lot.lateDays,
})

/** The units that an average day would sell, in tenths; 0 without stock or listing. */
function forecastOf(state: MarketState, product: Product): number {
  const stock = stockOf(product) + ownStockOf(product)
  if (!isLive(state, product) || stock === 0) return 0
  const units = sum(expectDay(state, product).terms.map((term) => term.units))
  return Math.min(quotient(units, 100_000), stock * 10)
}

const listingOf = ({ listing }: Product): ProductView['listing'] =>
  listing && {
    ...listing,
    bullets: [...listing.bullets],
    attributes: listing.attributes.map((attribute) => ({ ...attribute })),
    pictures: [...listing.pictures],
  }

export function productView(state: MarketState, product: Product, niche: Niche): ProductView {
  const { fees, rivals } = niche
  return {
    product: product.product,
    supplier: product.supplier,
    suppliers: niche.suppliers.map((supplier) => supplierView(state, product, supplier)),
    listing: listingOf(product),
    live: isLive(state, product),
    hidden: isHidden(state, product),
    pictureChoices: niche.pictures.map(({ code, kind }) => ({ picture: code, kind })),
    attributesNeeded: niche.attributes.map(({ code }) => code),
    keywords: keywordsOf(state, product, niche),
    negatives: [...product.negatives],
    leaks: leaksOf(product, niche),
    price: product.price,
    coupon: product.coupon,
    deal: product.deal && { ...product.deal },
    breakEven: product.breakEven,
    fees: {
      referralPermille: fees.referralPermille,
      fulfilment: feesAfter(state, fees.fulfilment),
      storagePerDay: feesAfter(state, fees.storagePerHundred),
      ownShipping: fees.ownShipping,
    },
    landedCost: product.lots.at(-1)?.unitCost ?? (product.ownCost > 0 ? product.ownCost : null),
    campaign: { ...product.campaign },
    stock: stockOf(product),
    ownStock: ownStockOf(product),
    reorderPoint: product.reorderPoint,
    coverDays: daysOfCover(product),
    lots: product.lots.map(lotView),
    rating: ratingOf(product),
    reviews: product.reviews,
    forecast: forecastOf(state, product),
    rivals: product.rivals.map(({ price, promotion }, place) => ({
      name: rivals[place]?.name ?? '',
      price,
      rating: rivals[place]?.rating ?? 0,
      reviews: rivals[place]?.reviews ?? 0,
      promotion,
    })),
    rows: product.rows,
  }
}
