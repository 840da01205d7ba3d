import type { PlayName } from '@titian/practice/marketplace-plays'

/** A shop of the demo class: its plan, and its progress. */
export interface DemoShop {
  plan: PlayName
  /** Number of ended days. */
  days: number
  /** The student decides until this day; later days have no decisions. */
  until?: number
  debrief?: Readonly<Record<string, string>>
}

export const shopCourse = 'listing-keywords'
export const shopPractice = 'market-60-days'

/** The demo student's own shop, outside of assignments. */
export const demoShop: DemoShop = { plan: 'reference', days: 22, until: 20 }

/** PRC-040: twelve students on different days. */
export const demoShops: readonly DemoShop[] = [
  {
    plan: 'reference',
    days: 60,
    debrief: {
      plan: 'I chose the product with the best margin at the median price and a supplier whose sample was sound. First goods by air, then by sea.',
      course:
        'On day 9 sales were twice of what I had counted on, and on day 16 I was nearly sold out because the ship came late.',
      next: 'I would order again three days earlier: my stock lasted 14 days and the ship needs 21.',
    },
  },
  {
    plan: 'premium',
    days: 60,
    debrief: {
      plan: 'A higher price with good pictures and few ads.',
      course: 'Fewer people bought than I hoped; the rating stayed good.',
      next: 'A price nearer to that of the others.',
    },
  },
  { plan: 'reference', days: 44 },
  { plan: 'dumping', days: 37 },
  { plan: 'reference', days: 31, until: 15 },
  { plan: 'adBurning', days: 19 },
  { plan: 'premium', days: 17 },
  { plan: 'reference', days: 14 },
  { plan: 'reference', days: 12, until: 5 },
  { plan: 'dumping', days: 8 },
  { plan: 'reference', days: 4 },
  { plan: 'reference', days: 1 },
]
