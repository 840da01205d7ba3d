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
