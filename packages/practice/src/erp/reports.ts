import { balanceOf } from './books/ledger.ts'
import {
  type Account,
  accounts,
  assetAccounts,
  type Figure,
  liabilityAccounts,
  resultAccounts,
  type Warehouse,
} from './names.ts'
import type { Balances, Entry, EntryLine, ErpState } from './state.ts'

export interface AccountAmount {
  account: Account
  amount: number
}

const amounts = (balances: Balances, names: readonly Account[], sign: 1 | -1): AccountAmount[] =>
  names.map((account) => ({ account, amount: sign * balanceOf(balances, account) || 0 }))

const total = (rows: readonly AccountAmount[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0)

export interface TrialBalance {
  rows: { account: Account; debit: number; credit: number }[]
  debit: number
  credit: number
}

export function trialBalance(balances: Balances): TrialBalance {
  const rows = accounts.map((account) => ({ account, ...balances[account] }))
  return {
    rows,
    debit: rows.reduce((sum, row) => sum + row.debit, 0),
    credit: rows.reduce((sum, row) => sum + row.credit, 0),
  }
}

/** Returns the income of the period; income is positive and cost negative. */
export function incomeStatement(balances: Balances) {
  const rows = amounts(balances, resultAccounts, -1)
  return { rows, profit: total(rows) }
}

/** Returns the assets, and the liabilities with capital and profit; both sums are equal. */
export function balanceSheet(balances: Balances) {
  const assets = amounts(balances, assetAccounts, 1)
  const liabilities = amounts(balances, liabilityAccounts, -1)
  const { profit } = incomeStatement(balances)
  return {
    assets,
    liabilities,
    profit,
    totalAssets: total(assets),
    totalLiabilities: total(liabilities) + profit,
  }
}

/** Returns the figures that a student enters when closing a month. */
export function figuresOf(balances: Balances): Record<Figure, number> {
  const { profit } = incomeStatement(balances)
  const { totalAssets, liabilities } = balanceSheet(balances)
  const owed = liabilities.filter(({ account }) => account !== 'capital')
  return {
    sales: -balanceOf(balances, 'sales') - balanceOf(balances, 'salesReturns') || 0,
    costOfGoods: balanceOf(balances, 'costOfGoods'),
    profit,
    assets: totalAssets,
    liabilities: total(owed),
  }
}

/** PRC-044: returns the entries that a document has posted. */
export const entriesOf = (state: ErpState, document: number): Entry[] =>
  state.entries.filter((entry) => entry.document === document)

/** The T-account: each posting with the balance after it. */
export function accountLedger(state: ErpState, account: Account) {
  let balance = 0
  return state.entries.flatMap(({ id, document, day, lines }) =>
    lines
      .filter((line) => line.account === account)
      .map((line: EntryLine) => {
        balance += line.debit - line.credit
        return { entry: id, document, day, debit: line.debit, credit: line.credit, balance }
      }),
  )
}

/** Returns the movements of an item, with the stock after each. */
export function stockLedger(state: ErpState, item: string, warehouse: Warehouse | null = null) {
  let stock = 0
  let worth = 0
  return state.moves
    .filter((move) => move.item === item && (warehouse === null || move.warehouse === warehouse))
    .map((move) => {
      stock += move.units
      worth += move.value
      return { ...move, stock, worth }
    })
}

/**
 * Returns the value of the inventory by its account, by all movements, and by the stock; the three
 * must be equal.
 */
export function inventoryAgreement({ balances, moves, stock }: ErpState) {
  return {
    account: balanceOf(balances, 'inventory'),
    moves: moves.reduce((sum, { value }) => sum + value, 0),
    stock: stock.reduce((sum, { value }) => sum + value, 0),
  }
}
