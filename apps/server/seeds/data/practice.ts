/** A game of the demo student: weekly orders, some with notes. */
export interface DemoGame {
  practice: string
  seed: string
  seat: string
  daysAgo: number
  orders: readonly number[]
  notes: Readonly<Record<number, string>>
  /** PRC-110: the student's debrief answers, by the names of the questions. */
  debrief?: Readonly<Record<string, string>>
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

/** An assigned practice, with the games of students. */
export interface DemoGiven {
  practice: string
  courseKey: string
  opensDaysAgo: number
  /** Days from now to the due date; negative when it has passed. */
  dueInDays: number
  attempts: number
  /** The first game is the demo student's, and its assessments are released. */
  released?: true
  games: readonly Pick<DemoGame, 'seed' | 'seat' | 'daysAgo' | 'orders' | 'notes' | 'debrief'>[]
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
        debrief: {
          swings:
            'Demand changed only once, in week 5. Each seat saw a bigger order than the one before it and added some more to be safe, so from week 6 on the orders of the factory rose far above 8.',
          pipeline:
            'In weeks 7 and 8 I ordered 10 although enough was on its way. Today I would count what I have ordered and not received, and stay at 8.',
          ownSeat:
            'As the retailer I saw the demand itself: it stayed at 8 from week 5 on. I could not see that the wholesaler had nothing to ship.',
          secondRound:
            'I would order what consumers ask for and close the gap to my wished stock over four weeks. We would agree that nobody orders more than 12.',
        },
      },
      {
        seed: 'teratai class 2',
        seat: 'wholesaler',
        daysAgo: 6,
        orders: [4, 4, 4, 4, 4, 20, 30, 25, 0, 0, 0, 4, 10, 12, 8, 8, 8, 8, 8, 8],
        notes: { 7: '零售商突然多订，我先多备一些货。' },
        debrief: {
          swings:
            '零售商在第 6 周突然多订，我以为需求还会上涨，就加倍订货；上游看到我的订单又再放大一次。',
          pipeline:
            '第 6 到第 8 周我没有算在途货物，连续订了 20、30、25 件。现在我会先减去已订未到的数量。',
        },
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
  {
    practice: 'chain-first-steps',
    courseKey: 'listing-keywords',
    opensDaysAgo: 11,
    dueInDays: -5,
    attempts: 1,
    released: true,
    games: [
      {
        seed: 'teratai round 1',
        seat: 'wholesaler',
        daysAgo: 8,
        orders: [4, 4, 4, 4, 4, 8, 12, 12, 10, 8, 6, 6, 8, 8, 8, 8, 8, 8, 8, 8],
        notes: {
          6: 'The retailer asks for twice as much. I follow, but not more than that.',
          11: 'Two weeks of goods are on their way, so I order less.',
        },
        debrief: {
          swings:
            'The retailer saw the new demand one week before me. I ordered for what I owed and for the new demand at once, and the distributor took that for a trend.',
          pipeline:
            'From week 9 on I wrote down what was on its way. That is why I went down to 6 before the goods arrived.',
          ownSeat:
            'I could have known that the retailer orders for consumers who changed only once, because its orders stayed at 8 afterwards.',
          secondRound:
            'With the demand in sight I would order 8 from week 6 on and close the gap in small steps.',
        },
      },
      {
        seed: 'teratai round 2',
        seat: 'retailer',
        daysAgo: 7,
        orders: [4, 4, 4, 4, 8, 8, 9, 9, 9, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8],
        notes: {},
        debrief: { swings: 'Permintaan berubah sekali sahaja, tetapi setiap kerusi menambah.' },
      },
      {
        seed: 'teratai round 3',
        seat: 'distributor',
        daysAgo: 6,
        orders: [4, 4, 4, 4, 4, 4, 16, 24, 20, 6, 0, 0, 4, 8, 10, 10, 8, 8, 8, 8],
        notes: { 8: '批发商还在追加，我先多订。' },
      },
    ],
  },
]
