import type { MarketContent, Niche, Supplier } from '../types.ts'
import { nightLight, slimmingTea } from './care.ts'
import { phoneStand, yogaStrap } from './home.ts'
import { bottle, lunchBox } from './kitchen.ts'
import { address, bank, company, identity, registration, safetyCertificate } from './papers.ts'
import { firstMessages, firstReturnKinds, messages, returnKinds, templates } from './customers.ts'

const returns = {
  windowDays: 14,
  decideDays: 2,
  openedKeepPercent: { least: 20, most: 50 },
  missingPartPercent: { least: 10, most: 30 },
} as const

/**
 * The scenario of a course: six niches, two of which are good and need no certificate, and sixty
 * days.
 */
export const standardContent: MarketContent = {
  code: 'standard',
  version: 1,
  days: 60,
  cash: 500_000,
  reports: 3,
  products: 2,
  paperDays: 1,
  company,
  slots: [registration, identity, bank, address, safetyCertificate],
  niches: [bottle, lunchBox, slimmingTea, phoneStand, nightLight, yogaStrap],
  messages,
  templates,
  messageDays: 1,
  deliveryDays: 4,
  refundDays: 6,
  returnLag: 6,
  returns,
  returnKinds,
  periodDays: 15,
}

/** A supplier whose goods arrive within days, because a short run cannot wait weeks for a ship. */
const near = (supplier: Supplier): Supplier => ({
  ...supplier,
  minimum: Math.min(supplier.minimum, 100),
  leadDays: 1,
  seaDays: 3,
  airDays: 1,
  sampleDays: 1,
  latePermille: 0,
})

const nearNiche = (niche: Niche, suppliers: readonly string[]): Niche => ({
  ...niche,
  peak: null,
  reportPrice: 1_000,
  suppliers: niche.suppliers.filter(({ code }) => suppliers.includes(code)).map(near),
})

/**
 * The scenario of the first ten minutes: two niches, two suppliers, two papers, and fourteen days.
 */
export const firstShop: MarketContent = {
  code: 'first-shop',
  version: 1,
  days: 14,
  cash: 200_000,
  reports: 2,
  products: 1,
  paperDays: 0,
  company,
  slots: [identity, bank],
  niches: [
    nearNiche(phoneStand, ['valley', 'island', 'river']),
    nearNiche(lunchBox, ['valley', 'island', 'river']),
  ],
  messages: firstMessages,
  templates,
  messageDays: 1,
  deliveryDays: 3,
  refundDays: 6,
  // A student who sells in the second week still has a case to decide.
  returnLag: 2,
  returns: { ...returns, windowDays: 7 },
  returnKinds: firstReturnKinds,
  periodDays: 7,
}

export const contents: readonly MarketContent[] = [standardContent, firstShop]
