import type { MarketState, Product } from '../state.ts'
import { post } from './book.ts'
import { payable } from './cash.ts'

/** Pays a customer of a product back, as far as there is money; answers what was paid. */
export function refund(draft: MarketState, product: Product, amount: number): number {
  const paid = payable(draft, amount)
  post(draft.book, draft.day, 'salesReturns', 'cash', paid)
  product.refunded += paid
  return paid
}
