import type { Owners } from '../access-rules.ts'
import { everyone, onlyStudent, signedIn } from '../common-rules.ts'
import { page, type Samples } from '../sample-types.ts'

export const practiceSamples: Samples['practice'] = {
  practiceList: () => ({ kind: 'supply-chain' as const }),
  practiceCategory: () => ({}),
  practiceBanner: () => ({}),
  practiceInformationList: () => ({ ...page }),
  whaleCreation: () => ({}),
  whaleTrainIndex: () => ({}),
  practiceDetail: () => ({ idSign: 'beer-game' }),
  practiceRuns: () => ({ ...page, kind: 'supply-chain' as const, open: 1 as const }),
  startRun: () => ({ idSign: 'beer-game', mode: 'oneSeat' as const, seat: 'factory' }),
  practiceRun: ({ practice }) => ({ sign: practice.run }),
  decideRun: ({ practice, word }) => ({
    sign: practice.run,
    number: 2,
    decisions: [
      { seat: 'retailer', command: { type: 'order', week: 2, quantity: 6 }, note: `${word} why` },
    ],
    endDay: 0 as const,
  }),
  submitRun: ({ practice }) => ({ sign: practice.run }),
  runReview: ({ practice }) => ({ sign: practice.ended }),
  makeGame: () => ({ idSign: 'beer-game', seat: 'factory', turnSeconds: 60 }),
  joinGame: ({ practice }) => ({ code: practice.lobby.code, seat: 'factory' }),
  takeSeat: ({ practice }) => ({ sign: practice.game, seat: 'retailer' }),
  leaveGame: ({ practice }) => ({ sign: practice.game }),
  beginGame: ({ practice }) => ({ sign: practice.game }),
  orderSeat: ({ practice, word }) => ({
    sign: practice.game,
    week: 2,
    quantity: 6,
    note: `${word} why`,
  }),
  backToSeat: ({ practice }) => ({ sign: practice.game }),
}

export const practiceOwners: Owners['practice'] = {
  practiceList: everyone,
  practiceCategory: everyone,
  practiceBanner: everyone,
  practiceInformationList: everyone,
  whaleCreation: everyone,
  whaleTrainIndex: everyone,
  practiceDetail: everyone,
  practiceRuns: signedIn,
  startRun: signedIn,
  practiceRun: onlyStudent,
  decideRun: onlyStudent,
  submitRun: onlyStudent,
  runReview: onlyStudent,
  makeGame: signedIn,
  joinGame: signedIn,
  takeSeat: onlyStudent,
  leaveGame: onlyStudent,
  beginGame: onlyStudent,
  orderSeat: onlyStudent,
  backToSeat: onlyStudent,
}
