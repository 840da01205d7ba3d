import type { MarketState, Product } from '../state.ts'
import { post } from './book.ts'
import { payable } from './cash.ts'

/** Refunds a customer of a product, as far as there is money; returns the refunded amount. */
export function refund(draft: MarketState, product: Product, amount: number): number {
  const paid = payable(draft, amount)
  post(draft.book, draft.day, 'salesReturns', 'cash', paid)
  product.refunded += paid
  return paid
}
