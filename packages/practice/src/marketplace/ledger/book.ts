export const accounts = [
  'cash',
  'inventory',
  'goodsInTransit',
  'capital',
  'sales',
  'salesReturns',
  'costOfGoods',
  'marketplaceFees',
  'fulfilment',
  'advertising',
  'storage',
  'ownShipping',
  'research',
  'writeOff',
] as const
export type Account = (typeof accounts)[number]

/** The accounts of the settlement, in the order of `SettlementDay`. */
export const settled = [
  'sales',
  'salesReturns',
  'costOfGoods',
  'marketplaceFees',
  'fulfilment',
  'advertising',
  'storage',
  'ownShipping',
] as const
export type Settled = (typeof settled)[number]

export type SettlementDay = { day: number } & Record<Settled, number>

/** PRC-037: debits and credits of the run so far, and what each day settled. */
export interface Book {
  debit: Record<Account, number>
  credit: Record<Account, number>
  days: SettlementDay[]
  /** PRC-031: cash at the end of each day with an entry, from the first day on. */
  cash: number[]
}

const nothing = (): Record<Account, number> => ({
  cash: 0,
  inventory: 0,
  goodsInTransit: 0,
  capital: 0,
  sales: 0,
  salesReturns: 0,
  costOfGoods: 0,
  marketplaceFees: 0,
  fulfilment: 0,
  advertising: 0,
  storage: 0,
  ownShipping: 0,
  research: 0,
  writeOff: 0,
})

export const emptyDay = (day: number): SettlementDay => ({
  day,
  sales: 0,
  salesReturns: 0,
  costOfGoods: 0,
  marketplaceFees: 0,
  fulfilment: 0,
  advertising: 0,
  storage: 0,
  ownShipping: 0,
})

export function openBook(capital: number): Book {
  const book: Book = { debit: nothing(), credit: nothing(), days: [], cash: [] }
  post(book, 1, 'cash', 'capital', capital)
  return book
}

export const copyOfBook = ({ debit, credit, days, cash }: Book): Book => ({
  debit: { ...debit },
  credit: { ...credit },
  // Only the day that is being written changes.
  days: [...days],
  cash: [...cash],
})

const isSettled = (account: Account): account is Settled => settled.some((name) => name === account)

function settle(book: Book, day: number, account: Account, amount: number): void {
  if (!isSettled(account)) return
  const place = book.days.length - 1
  const last = book.days[place]
  if (last?.day === day) book.days[place] = { ...last, [account]: last[account] + amount }
  else book.days.push({ ...emptyDay(day), [account]: amount })
}

function keepCash(book: Book, day: number): void {
  const before = book.cash.at(-1) ?? 0
  while (book.cash.length < day - 1) book.cash.push(before)
  book.cash[day - 1] = cashOf(book)
}

/**
 * PRC-037: books an amount in two accounts, so that debits and credits remain equal. A negative
 * amount reverses an entry of the same day.
 */
export function post(book: Book, day: number, debit: Account, credit: Account, amount: number) {
  if (amount === 0) return
  book.debit[debit] += amount
  book.credit[credit] += amount
  settle(book, day, debit, debit === 'sales' ? -amount : amount)
  settle(book, day, credit, credit === 'sales' ? amount : -amount)
  keepCash(book, day)
}

/** The balance of an account: debits minus credits. */
export const balanceOf = ({ debit, credit }: Book, account: Account): number =>
  debit[account] - credit[account]

export const cashOf = (book: Book): number => balanceOf(book, 'cash')

const costs = [
  'salesReturns',
  'costOfGoods',
  'marketplaceFees',
  'fulfilment',
  'advertising',
  'storage',
  'ownShipping',
  'research',
  'writeOff',
] as const

/** Sales minus all their costs. */
export const profitOf = (book: Book): number =>
  costs.reduce((left, account) => left - balanceOf(book, account), 0 - balanceOf(book, 'sales'))
