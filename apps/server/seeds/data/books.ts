import {
  billedAtOtherPrice,
  type BookPlay,
  closedByGuess,
  countedOne,
  disputedWithoutReason,
  hint,
  leftBackOrder,
  neverReminded,
  orderedTwice,
  paidAsBilled,
  right,
  tookBrokenIn,
  typedFromMemory,
  wait,
} from './book-plays.ts'

/** Books of the demo class: the plays in order, and the current day. */
export interface DemoBooks {
  plays: readonly BookPlay[]
  /** The current day; missing when the run is over. */
  day?: number
}

export const booksCourse = 'listing-keywords'
export const booksPractice = 'erp-ten-cards'
export const firstBooksPractice = 'erp-first-steps'

/** The demo student's own books outside of assignments, with the first card done. */
export const demoBooks: DemoBooks = { plays: [right('masterData')], day: 2 }

const buying = [right('masterData'), right('stockRule'), right('partialReceipt')]
const selling = [right('creditLimit', 1), right('backOrder'), right('goodsBack')]

/** PRC-050: twelve students on different days, with typical mistakes. */
export const classBooks: readonly DemoBooks[] = [
  {
    plays: [
      ...buying,
      right('invoiceMismatch'),
      ...selling,
      right('stockCount'),
      right('latePayer'),
      right('monthClose'),
    ],
  },
  {
    plays: [
      typedFromMemory,
      disputedWithoutReason,
      tookBrokenIn,
      paidAsBilled,
      billedAtOtherPrice,
      countedOne,
      closedByGuess,
    ],
  },
  { plays: [...buying, paidAsBilled, ...selling, countedOne, right('latePayer', 1)], day: 36 },
  { plays: [...buying, right('invoiceMismatch', 1), ...selling, neverReminded], day: 33 },
  { plays: [...buying, paidAsBilled, hint('invoiceMismatch'), leftBackOrder, countedOne], day: 27 },
  { plays: [typedFromMemory, orderedTwice, tookBrokenIn, right('creditLimit')], day: 22 },
  {
    plays: [right('masterData', 1), right('stockRule', 1), paidAsBilled, right('stockCount')],
    day: 18,
  },
  { plays: [right('masterData'), disputedWithoutReason, tookBrokenIn], day: 14 },
  { plays: [typedFromMemory, hint('masterData'), right('stockRule')], day: 11 },
  { plays: [right('masterData'), orderedTwice], day: 7 },
  { plays: [typedFromMemory, wait(1), right('stockCount', 1)], day: 4 },
  { plays: [right('masterData')], day: 1 },
]
