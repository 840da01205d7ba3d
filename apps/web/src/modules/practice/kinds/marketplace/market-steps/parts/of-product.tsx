import { Stack, Text } from '@mantine/core'
import type { MarketProduct } from '@titian/contract'
import { Note, Segmented } from '@titian/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStep } from './step-context.ts'
import { useContent } from '@titian/site/market-content'

/** Content for each product of the shop; with two products the student chooses one. */
export function OfProduct({ children }: { children: (product: MarketProduct) => ReactNode }) {
  const { t } = useTranslation('market-steps')
  const { name } = useContent()
  const { view } = useStep()
  const [chosen, setChosen] = useState('')
  const { products } = view
  const product = products.find((one) => one.product === chosen) ?? products[0]
  if (!product) return <Note>{t('product.none')}</Note>
  return (
    <Stack gap="md">
      {products.length > 1 ? (
        <Segmented
          label={t('product.label')}
          value={product.product}
          onChange={setChosen}
          options={products.map((one) => ({
            value: one.product,
            label: name('niche', one.product),
          }))}
        />
      ) : (
        <Text component="p" fw={600}>
          {t('product.one', { name: name('niche', product.product) })}
        </Text>
      )}
      <Stack gap="md" key={product.product}>
        {children(product)}
      </Stack>
    </Stack>
  )
}
