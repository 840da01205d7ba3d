import type { MarketView } from '@titian/contract'
import { useContent } from '../market-content/use-content.ts'

/** A product is named as its niche. */
export function useProductName() {
  const { name } = useContent()
  return (product: string) => name('niche', product)
}

/** All products of a shop with their names. */
export function useProductNames({ products }: Pick<MarketView, 'products'>) {
  const nameOf = useProductName()
  return products.map(({ product }) => ({ value: product, label: nameOf(product) }))
}
