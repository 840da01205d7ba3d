/** A game of the demo student: orders week by week, and the notes beside some of them. */
export interface DemoGame {
  practice: string
  seed: string
  seat: string
  daysAgo: number
  orders: readonly number[]
  notes: Readonly<Record<number, string>>
}

export const demoGames: readonly DemoGame[] = [
  {
    practice: 'chain-first-steps',
    seed: 'teratai demo 1',
    seat: 'retailer',
    daysAgo: 9,
    orders: [4, 4, 4, 5, 8, 12, 12, 10, 9, 8, 7, 6, 7, 8, 8, 8, 8, 8, 8, 8],
    notes: {
      5: 'Demand has doubled. I order for the new demand and a little for what I will owe.',
      12: 'Enough is on its way, so I order less than I sell.',
    },
  },
  {
    practice: 'beer-game',
    seed: 'teratai demo 2',
    seat: 'distributor',
    daysAgo: 2,
    orders: [4, 4, 4, 4, 4, 6, 9, 10],
    notes: { 7: 'The wholesaler asks for more each week.' },
  },
]

/** A practice that the teacher of a course has given, with the games of students for it. */
export interface DemoGiven {
  practice: string
  courseKey: string
  opensDaysAgo: number
  /** Below 0 where the due date has passed. */
  dueInDays: number
  attempts: number
  games: readonly Pick<DemoGame, 'seed' | 'seat' | 'daysAgo' | 'orders' | 'notes'>[]
}

export const demoGiven: readonly DemoGiven[] = [
  {
    practice: 'chain-first-steps',
    courseKey: 'listing-keywords',
    opensDaysAgo: 20,
    dueInDays: -3,
    attempts: 1,
    games: [
      {
        seed: 'teratai class 1',
        seat: 'retailer',
        daysAgo: 8,
        orders: [4, 4, 4, 4, 6, 9, 10, 10, 9, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8],
        notes: { 6: 'One week later everybody will order more. I stay calm.' },
      },
      {
        seed: 'teratai class 2',
        seat: 'wholesaler',
        daysAgo: 6,
        orders: [4, 4, 4, 4, 4, 20, 30, 25, 0, 0, 0, 4, 10, 12, 8, 8, 8, 8, 8, 8],
        notes: { 7: '零售商突然多订，我先多备一些货。' },
      },
      {
        seed: 'teratai class 3',
        seat: 'factory',
        daysAgo: 5,
        orders: [4, 4, 4, 4, 4, 4, 6, 8, 10, 10, 9, 8, 8, 8, 8, 8, 8, 8, 8, 8],
        notes: {},
      },
    ],
  },
  {
    practice: 'beer-game',
    courseKey: 'listing-keywords',
    opensDaysAgo: 1,
    dueInDays: 14,
    attempts: 2,
    games: [],
  },
]
