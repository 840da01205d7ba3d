import type { MarketView } from '@titian/contract'
import { useTranslation } from 'react-i18next'

/** A product is named as its niche in the words of the content; a product of which these know nothing by its code. */
export function useProductName() {
  const { t } = useTranslation('market-content')
  return (product: string) => t(`niche.${product}.name`, { defaultValue: product })
}

/** All products of a shop with their names. */
export function useProductNames({ products }: Pick<MarketView, 'products'>) {
  const nameOf = useProductName()
  return products.map(({ product }) => ({ value: product, label: nameOf(product) }))
}
