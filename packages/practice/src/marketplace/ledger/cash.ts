import { between } from '../numbers.ts'
import type { MarketState } from '../state.ts'
import { cashOf } from './book.ts'

/**
 * The part of a charge that the shop can pay, so that its money never falls below the overdraft
 * limit of the scenario.
 */
export const payable = ({ book, scenario }: MarketState, amount: number): number =>
  between(0, cashOf(book) + scenario.overdraft, amount)
