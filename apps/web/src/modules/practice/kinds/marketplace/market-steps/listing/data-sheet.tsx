import type { MarketProduct } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { FactGrid } from '../../../../parts/fact-grid.tsx'
import { useContent } from '@titian/site/market-content'

/** The true facts about the product, for writing the listing. */
export function DataSheet({ product }: { product: MarketProduct }) {
  const { t } = useTranslation('market-steps')
  const { name, sheetValue } = useContent()
  const facts = product.attributesNeeded.map((attribute) => ({
    name: name('attribute', attribute),
    value: sheetValue(product.product, attribute),
  }))
  if (facts.every(({ value }) => value === '')) return null
  return (
    <details open>
      <summary>{t('listing.sheet')}</summary>
      <FactGrid facts={facts} />
    </details>
  )
}
