import { divideHalfUp, sum } from '../../../whole.ts'
import { landedCost } from '../money.ts'
import type { Attribute, LeakTerm, Niche, Picture, Rival, Supplier } from '../types.ts'

/**
 * The numbers of one of the four suppliers that every niche has. Percentages are of the prices and
 * quantities in `SupplyBase`.
 */
interface Profile {
  code: string
  pricePercent: number
  minimumPercent: number
  leadDays: number
  seaDays: number
  airDays: number
  dutyPercent: number
  quality: number
  defectsPermille: number
  latePermille: number
  lateDays: number
}

const profile = (
  [code, pricePercent, minimumPercent, dutyPercent]: [string, number, number, number],
  [leadDays, seaDays, airDays]: [number, number, number],
  [quality, defectsPermille, latePermille, lateDays]: [number, number, number, number],
): Profile => ({
  code,
  pricePercent,
  minimumPercent,
  dutyPercent,
  leadDays,
  seaDays,
  airDays,
  quality,
  defectsPermille,
  latePermille,
  lateDays,
})

/** In this order: cheap in large lots; balanced; near and expensive; cheap with many defects. */
const profiles: readonly Profile[] = [
  profile(['harbour', 100, 250, 100], [10, 16, 5], [80, 22, 100, 4]),
  profile(['valley', 112, 100, 100], [7, 14, 4], [86, 15, 80, 3]),
  // The supplier in a neighbouring country of the free-trade area pays no duty.
  profile(['island', 138, 25, 0], [4, 7, 3], [93, 8, 30, 2]),
  profile(['river', 82, 125, 100], [9, 18, 6], [62, 55, 350, 7]),
]

export interface SupplyBase {
  /**
   * Cents of one unit from the cheapest reliable factory; the suppliers' prices are percentages of
   * it.
   */
  unitPrice: number
  /**
   * The units of the smallest order of a middle-sized factory; the suppliers' minimums are
   * percentages of it.
   */
  minimum: number
  unitsPerCarton: number
  seaPerCarton: number
  airPerCarton: number
  dutyPermille: number
}

const percent = (of: number, share: number): number => divideHalfUp(of * share, 100)

const supplierFrom = (base: SupplyBase, one: Profile): Supplier => {
  const unitPrice = percent(base.unitPrice, one.pricePercent)
  return {
    code: one.code,
    unitPrice,
    minimum: percent(base.minimum, one.minimumPercent),
    leadDays: one.leadDays,
    unitsPerCarton: base.unitsPerCarton,
    // Freight follows the distance.
    seaPerCarton: percent(base.seaPerCarton, 60 + one.seaDays * 3),
    airPerCarton: percent(base.airPerCarton, 80 + one.airDays * 5),
    seaDays: one.seaDays,
    airDays: one.airDays,
    dutyPermille: percent(base.dutyPermille, one.dutyPercent),
    samplePrice: 2 * unitPrice + 500,
    sampleDays: Math.max(one.airDays - 1, 1),
    quality: one.quality,
    defectsPermille: one.defectsPermille,
    latePermille: one.latePermille,
    lateDays: one.lateDays,
  }
}

export const suppliersFrom = (base: SupplyBase): Supplier[] =>
  profiles.map((one) => supplierFrom(base, one))

/**
 * Code, search text of the customers, searches per day, relevance in thousandths, and cents of a
 * usual bid.
 */
type KeywordRow = readonly [string, string, number, number, number]

/**
 * Name, price, rating in hundredths of a star, number of reviews, quality in thousandths, bid in
 * percent of the usual bid, and days of delivery.
 */
type RivalRow = readonly [string, number, number, number, number, number, number]

const rivalFrom = ([
  name,
  price,
  rating,
  reviews,
  quality,
  bidPercent,
  deliveryDays,
]: RivalRow): Rival => ({ name, price, rating, reviews, quality, bidPercent, deliveryDays })

const pictures: readonly Picture[] = [
  { code: 'frontText', kind: 'main', fault: 'textOverlay' },
  { code: 'scale', kind: 'scale', fault: null },
  { code: 'front', kind: 'main', fault: null },
  { code: 'withExtras', kind: 'packed', fault: 'otherContents' },
  { code: 'detail', kind: 'detail', fault: null },
  { code: 'frontGrey', kind: 'main', fault: 'notWhite' },
  { code: 'inUse', kind: 'inUse', fault: null },
  { code: 'detailBlurred', kind: 'detail', fault: 'blurred' },
  { code: 'frontMark', kind: 'main', fault: 'watermark' },
  { code: 'packed', kind: 'packed', fault: null },
]

/**
 * The pictures of a niche, in an order that begins differently in each niche, so that no position
 * is always the correct one.
 */
const bankFrom = (at: number): Picture[] => [...pictures.slice(at), ...pictures.slice(0, at)]

export const attribute = (code: string, value: string, ...accepts: string[]): Attribute => ({
  code,
  value,
  accepts,
})

export const leak = (text: string, broadPermille: number, phrasePermille: number): LeakTerm => ({
  text,
  broadPermille,
  phrasePermille,
})

interface NicheData extends Omit<
  Niche,
  'searchesPerDay' | 'usualCost' | 'keywords' | 'rivals' | 'suppliers' | 'pictures'
> {
  keywords: readonly KeywordRow[]
  rivals: readonly RivalRow[]
  supply: SupplyBase
  firstPicture: number
}

/** Builds a niche whose totals are computed from its parts. */
export function nicheFrom({ keywords, rivals, supply, firstPicture, ...rest }: NicheData): Niche {
  const suppliers = suppliersFrom(supply)
  const usual = suppliers.find(({ code }) => code === 'valley')
  return {
    ...rest,
    searchesPerDay: sum(keywords.map(([, , searches]) => searches)),
    usualCost: usual ? landedCost(usual, 'sea') : supply.unitPrice,
    keywords: keywords.map(([code, text, searchesPerDay, relevance, usualBid]) => ({
      code,
      text,
      searchesPerDay,
      relevance,
      usualBid,
    })),
    rivals: rivals.map(rivalFrom),
    suppliers,
    pictures: bankFrom(firstPicture),
  }
}
