import { copyOfBook } from './ledger/book.ts'
import type { MarketState, Product } from './state.ts'

const copyOfProduct = (product: Product): Product => ({
  ...product,
  samples: [...product.samples],
  campaign: { ...product.campaign },
  bids: [...product.bids],
  negatives: [...product.negatives],
  suppliers: [...product.suppliers],
  prices: [...product.prices],
  lots: product.lots.map((lot) => ({ ...lot })),
  sent: [...product.sent],
  carry: { ...product.carry },
  raises: { ...product.raises },
  rivals: [...product.rivals],
  rows: [...product.rows],
  ads: [...product.ads],
  totals: { ...product.totals },
})

/**
 * Returns a copy that decisions and the end of the day may change. Data that never changes after it
 * was written, such as the row of a day, is shared with the previous state.
 */
export const draftOf = (state: MarketState): MarketState => ({
  ...state,
  shop: { ...state.shop },
  reports: [...state.reports],
  choices: [...state.choices],
  papers: state.papers.map((paper) => ({ ...paper })),
  products: state.products.map(copyOfProduct),
  orders: state.orders.map((order) => ({ ...order })),
  cases: state.cases.map((one) => ({ ...one })),
  messages: state.messages.map((message) => ({ ...message })),
  account: {
    ...state.account,
    rows: [...state.account.rows],
    hiddenFor: [...state.account.hiddenFor],
    appeals: state.account.appeals.map((appeal) => ({ ...appeal })),
  },
  book: copyOfBook(state.book),
  statements: [...state.statements],
  events: [...state.events],
  last: { ...state.last },
  decisions: [...state.decisions],
})
