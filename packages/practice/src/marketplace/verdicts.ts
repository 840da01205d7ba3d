import type { MarketContent, MessageKind, Niche, ReturnKind, Supplier } from './content/types.ts'
import type { Verdict } from './content/rules.ts'

/**
 * The functions by which the content of a scenario judges single decisions for the engine; all are
 * pure. `content/verdicts.ts` exports a function for each of these types, whose name begins with a
 * small letter, such as `judgeListing`.
 */

export interface Listing {
  title: string
  bullets: readonly string[]
  description: string
  attributes: readonly { name: string; value: string }[]
  pictures: readonly string[]
  terms: string
}

export interface ListingVerdict {
  /** The quality of the listing as customers see it, from 0 to 1000. */
  quality: number
  /**
   * How much the listing promises beyond the quality of the product, from 0 to 1000; it increases
   * returns.
   */
  overPromise: number
  overPromises: boolean
  /** How well the listing is found by each keyword, from 0 to 1000, by the code of the keyword. */
  cover: Readonly<Record<string, number>>
  rules: Verdict[]
}
export type JudgeListing = (niche: Niche, listing: Listing) => ListingVerdict

/** `why` is the student's text; `reports` are the niches whose report was bought. */
export type JudgeResearch = (
  content: MarketContent,
  niche: Niche,
  given: { why: string; reports: readonly string[] },
) => Verdict[]

/**
 * Returns the cents of one landed unit: goods, its share of the freight of a carton, and duty;
 * rounded half up.
 */
export type LandedCost = (supplier: Supplier, way: 'sea' | 'air') => number

export type JudgeSourcing = (
  niche: Niche,
  supplier: Supplier,
  /** `sampled`: the sample had arrived before the supplier was chosen. */
  given: { landedCost: number; sampled: boolean },
) => Verdict[]

export type JudgeOpening = (
  content: MarketContent,
  given: {
    name: string
    legalName: string
    taxId: string
    bankAccount: string
    /**
     * Slots that need a paper, slots whose paper is accepted now, and slots whose paper was ever
     * rejected.
     */
    needed: readonly string[]
    accepted: readonly string[]
    rejected: readonly string[]
    /** The needed slots that are for certificates. */
    certificates: readonly string[]
  },
) => Verdict[]

/** Returns the lowest price in cents that makes no loss before ads, rounded up. */
export type BreakEven = (niche: Niche, landedCost: number) => number

export type JudgePricing = (
  niche: Niche,
  given: { price: number; coupon: number; deal: number; breakEven: number; landedCost: number },
) => Verdict[]

export interface CaseGiven {
  price: number
  /** Days between delivery and the return. */
  days: number
}
export type ReturnVerdict = { decision: boolean; amount: boolean }
export type JudgeReturn = (
  content: MarketContent,
  kind: ReturnKind,
  given: CaseGiven,
  decided: { decision: 'refund' | 'partial' | 'replace' | 'refuse'; amount: number },
) => ReturnVerdict

export type JudgeMessage = (
  content: MarketContent,
  kind: MessageKind,
  /** The facts that the answer needs, as they are written. */
  needed: readonly { name: string; value: string }[],
  answer: { template: string; text: string },
) => { met: boolean; missing: string[]; forbidden: boolean }

export type HealthMeasure =
  | 'orderDefects'
  | 'lateShipment'
  | 'cancellation'
  | 'validTracking'
  | 'onTimeDelivery'

/** The choices of an appeal; `content/verdicts.ts` exports them as `appealChoices`. */
export interface AppealChoices {
  causes: readonly string[]
  remedies: readonly string[]
  preventions: readonly string[]
}
export type JudgeAppeal = (
  breached: readonly HealthMeasure[],
  appeal: { cause: string; remedy: string; prevention: string; text: string },
) => boolean

/** The following functions make the decisions of a good student, for the reference run. */
export type GoodListing = (niche: Niche) => Listing
export type GoodAnswer = (kind: MessageKind) => string
export type GoodReturn = (
  content: MarketContent,
  kind: ReturnKind,
  given: CaseGiven,
) => { decision: 'refund' | 'partial' | 'replace' | 'refuse'; amount: number }
/** The codes that `judgeAppeal` accepts for these measures. */
export type GoodAppeal = (breached: readonly HealthMeasure[]) => {
  cause: string
  remedy: string
  prevention: string
}
