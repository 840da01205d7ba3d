import { between } from '../numbers.ts'
import type { MarketState } from '../state.ts'
import { cashOf } from './book.ts'

/** What is left of an amount that is charged: the money of the shop never falls below what the scenario allows. */
export const payable = ({ book, scenario }: MarketState, amount: number): number =>
  between(0, cashOf(book) + scenario.overdraft, amount)
