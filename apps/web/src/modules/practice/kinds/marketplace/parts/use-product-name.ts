import type { MarketView } from '@titian/contract'
import { useContent } from '@titian/site/market-content'

/** Returns a function that names a product after its niche. */
export function useProductName() {
  const { name } = useContent()
  return (product: string) => name('niche', product)
}

/** All products of a shop with their names. */
export function useProductNames({ products }: Pick<MarketView, 'products'>) {
  const nameOf = useProductName()
  return products.map(({ product }) => ({ value: product, label: nameOf(product) }))
}
