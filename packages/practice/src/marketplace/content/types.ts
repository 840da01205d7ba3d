/**
 * The data of a scenario of the virtual marketplace. Money is in cents, shares are in thousandths,
 * and days are days of the run.
 */

export type Language = 'en' | 'zh' | 'my'
export const languages: readonly Language[] = ['en', 'zh', 'my']

/** A peak of searches: they rise for `days` days until `day`, and fall again for as many days. */
export interface Peak {
  day: number
  /** The number of days over which the searches rise to the maximum; the fall takes as long. */
  days: number
  risePermille: number
}

export interface Fees {
  referralPermille: number
  /** Cents for each unit that the marketplace ships. */
  fulfilment: number
  /** Cents a day for a hundred units. */
  storagePerHundred: number
  /** Cents for each parcel of the own warehouse, tracked and untracked. */
  ownShipping: number
  ownShippingUntracked: number
}

export interface Keyword {
  code: string
  /** The search text that customers type. */
  text: string
  searchesPerDay: number
  /** How well the keyword fits the product, in thousandths. */
  relevance: number
  /** The usual bid in cents; the bids of rivals are percentages of it. */
  usualBid: number
}

/**
 * A search that broad and phrase keywords also match, by people who want something else and never
 * buy this product.
 */
export interface LeakTerm {
  text: string
  /** Share of the clicks of a broad term, in thousandths. */
  broadPermille: number
  phrasePermille: number
}

export interface Rival {
  name: string
  price: number
  /** The mean rating in hundredths of a star. */
  rating: number
  reviews: number
  /** The quality of listing and pictures, in thousandths. */
  quality: number
  /** The bid in percent of the usual bid of each keyword; 0 for a rival without ads. */
  bidPercent: number
  deliveryDays: number
}

export interface Supplier {
  code: string
  /** Cents of one unit at the factory. */
  unitPrice: number
  minimum: number
  leadDays: number
  unitsPerCarton: number
  seaPerCarton: number
  airPerCarton: number
  seaDays: number
  airDays: number
  dutyPermille: number
  samplePrice: number
  sampleDays: number
  /** The quality of the goods as customers notice it, in percent. */
  quality: number
  defectsPermille: number
  /** How often a lot is late, and by how many days. */
  latePermille: number
  lateDays: number
}

export const pictureFaults = [
  'watermark',
  'textOverlay',
  'notWhite',
  'blurred',
  'otherContents',
] as const
export type PictureFault = (typeof pictureFaults)[number]

export interface Picture {
  code: string
  /** What the picture shows; only a `main` picture may be the first. */
  kind: 'main' | 'inUse' | 'detail' | 'scale' | 'packed'
  fault: PictureFault | null
}

/** A true statement about the product, and the ways in which a listing may write it. */
export interface Attribute {
  code: string
  /** The value as the data sheet writes it, which is understood in each language. */
  value: string
  /** Other spellings that mean the same, in all three languages. */
  accepts: readonly string[]
}

/** A promise that this product cannot keep, by the words that make it. */
export interface OverClaim {
  code: string
  words: readonly string[]
}

export interface Niche {
  code: string
  category: string
  medianPrice: number
  /** The price that customers consider usual, which influences their choice. */
  referencePrice: number
  offers: number
  topReviews: number
  reportPrice: number
  searchesPerDay: number
  growthPercent: number
  returnsPermille: number
  /** Offers with more than 500 reviews: the ones that a new shop has to compete with. */
  competition: number
  /** The slot of the certificate that the category requires. */
  certificate: string | null
  restricted: boolean
  /** Cents of one landed unit from a usual supplier. */
  usualCost: number
  peak: Peak | null
  fees: Fees
  keywords: readonly Keyword[]
  leaks: readonly LeakTerm[]
  rivals: readonly Rival[]
  suppliers: readonly Supplier[]
  pictures: readonly Picture[]
  attributes: readonly Attribute[]
  overClaims: readonly OverClaim[]
}

export const paperFaults = ['expired', 'otherName', 'unreadable', 'otherProduct', 'tooOld'] as const
export type PaperFault = (typeof paperFaults)[number]

export interface Fact {
  name: string
  value: string
}

export interface Paper {
  code: string
  facts: readonly Fact[]
  fault: PaperFault | null
}

export interface PaperSlot {
  code: string
  /**
   * Whether every shop needs the paper; a certificate is needed only for niches that name its slot.
   */
  always: boolean
  papers: readonly Paper[]
}

/** A kind of message or review that a customer writes, in the language of the customer. */
export interface MessageKind {
  code: string
  language: Language
  isReview: boolean
  stars: number | null
  /** When the message comes: before buying, about any order, or after a problem. */
  about: 'question' | 'order' | 'late' | 'defect' | 'praise'
  /** How often the message comes, relative to the others of the same `about`. */
  weight: number
  /** The niche that the message is about; null for any niche. */
  niche: string | null
  /** Facts that the answer has to name. */
  needed: readonly MessageFact[]
  templates: readonly string[]
}

/** The facts that an answer can contain: about the shop, the order, or the product. */
export const messageFacts = ['order', 'deliveryDays', 'returnDays', 'refundDays', 'size'] as const
export type MessageFact = (typeof messageFacts)[number]

export interface Template {
  code: string
  /** The facts that the text of the template names. */
  facts: readonly MessageFact[]
  /** True if the template asks for praise in return for a gift, which no marketplace allows. */
  forbidden: boolean
}

export const returnReasons = [
  'defective',
  'brokenInTransit',
  'wrongItem',
  'missingPart',
  'notAsDescribed',
  'changedMind',
  'notArrived',
  'wornOut',
] as const
export type ReturnReason = (typeof returnReasons)[number]

export type Condition = 'sealed' | 'opened' | 'used' | 'broken' | 'notReturned'
export type Proof = 'photo' | 'none' | 'signed' | 'lost'

/** A kind of return. The days since delivery are drawn between the two numbers. */
export interface ReturnKind {
  reason: ReturnReason
  condition: Condition
  proof: Proof
  leastDays: number
  mostDays: number
  weight: number
  /** Whether the return counts as an order defect in the account health. */
  defect: boolean
}

export interface ReturnPolicy {
  windowDays: number
  /** Days to decide a case. */
  decideDays: number
  /** The percentage of the price that the shop keeps for an opened or used article. */
  openedKeepPercent: { least: number; most: number }
  missingPartPercent: { least: number; most: number }
}

export interface MarketContent {
  code: 'standard' | 'first-shop'
  /** Increased with each change of the data; a run keeps the version it began with. */
  version: number
  days: number
  cash: number
  reports: number
  products: number
  /** How many days a paper is checked. */
  paperDays: number
  company: readonly Fact[]
  slots: readonly PaperSlot[]
  niches: readonly Niche[]
  messages: readonly MessageKind[]
  templates: readonly Template[]
  /** Days to the first answer. */
  messageDays: number
  deliveryDays: number
  refundDays: number
  /** The number of days from the sending of goods to their return. */
  returnLag: number
  returns: ReturnPolicy
  returnKinds: readonly ReturnKind[]
  /** Days of a settlement. */
  periodDays: number
}
