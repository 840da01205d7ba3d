import { type Account, accounts } from '../names.ts'
import type { Balances, EntryLine, ErpState } from '../state.ts'

export const emptyBalances = (): Balances =>
  // Every account is listed, so the record is complete.
  Object.fromEntries(accounts.map((account) => [account, { debit: 0, credit: 0 }])) as Balances

export const debit = (account: Account, amount: number): EntryLine =>
  amount < 0 ? { account, debit: 0, credit: -amount } : { account, debit: amount, credit: 0 }

export const credit = (account: Account, amount: number): EntryLine => debit(account, -amount)

/**
 * Posts one entry of a document. Balances are updated incrementally, so that no command adds up all
 * entries.
 */
export function post(state: ErpState, document: number, lines: readonly EntryLine[]): void {
  const used = lines.filter((line) => line.debit !== 0 || line.credit !== 0)
  if (used.length === 0) return
  const difference = used.reduce((sum, line) => sum + line.debit - line.credit, 0)
  if (difference !== 0) throw new RangeError(`An entry of document ${document} does not balance.`)
  state.entries.push({ id: state.entries.length + 1, document, day: state.day, lines: used })
  for (const line of used) {
    const before = state.balances[line.account]
    state.balances[line.account] = {
      debit: before.debit + line.debit,
      credit: before.credit + line.credit,
    }
  }
}

/** Debit minus credit. */
export const balanceOf = (balances: Balances, account: Account): number =>
  balances[account].debit - balances[account].credit

/** Adds up all entries again, to verify the incremental balances. */
export function recount(entries: readonly { lines: readonly EntryLine[] }[]): Balances {
  const balances = emptyBalances()
  for (const { lines } of entries)
    for (const line of lines) {
      balances[line.account].debit += line.debit
      balances[line.account].credit += line.credit
    }
  return balances
}
