import { SimpleGrid } from '@mantine/core'
import { freightWays, marketLimits, type MarketProduct } from '@titian/contract'
import { useFormats } from '@titian/site'

import { useTranslation } from 'react-i18next'
import { shopMoney } from '../../parts/shop-money.ts'
import { FactGrid } from '../../../../parts/fact-grid.tsx'
import { wholeOf } from '../parts/amounts.ts'
import { DecisionForm } from '../parts/decision-form.tsx'
import { choice, whole } from '../parts/field-rules.ts'
import { AmountField, ChoiceField } from '../parts/fields.tsx'
import { renewed } from '../parts/renewed.tsx'
import { useDecision } from '../parts/use-decision.ts'

/** The terms of the supplier, which decide the number of cartons. */
function Terms({ product }: { product: MarketProduct }) {
  const { t } = useTranslation('market-steps')
  const { number } = useFormats()
  const supplier = product.suppliers.find(({ code }) => code === product.supplier)
  if (!supplier) return null
  const freight = (way: (typeof freightWays)[number], price: number, days: number) => ({
    name: t('inventory.freight', { way: t(`inventory.ways.${way}`), days: number(days) }),
    value: shopMoney(price),
  })
  return (
    <FactGrid
      facts={[
        { name: t('sourcing.unitPrice'), value: shopMoney(supplier.unitPrice) },
        { name: t('sourcing.minimum'), value: number(supplier.minimum) },
        { name: t('sourcing.unitsPerCarton'), value: number(supplier.unitsPerCarton) },
        { name: t('sourcing.leadDays'), value: number(supplier.leadDays) },
        freight('sea', supplier.seaPerCarton, supplier.seaDays),
        freight('air', supplier.airPerCarton, supplier.airDays),
      ]}
    />
  )
}

interface FieldsProps {
  product: MarketProduct
  onDone: () => void
}

function OrderFields({ product, onDone }: FieldsProps) {
  const { t } = useTranslation('market-steps')
  const made = useDecision({
    name: `goods.${product.product}`,
    initialValues: { units: '', way: '', cartons: '', ownShare: '0' },
    rules: {
      units: whole(1, marketLimits.units),
      way: choice,
      cartons: whole(1, marketLimits.cartons),
      ownShare: whole(0, 100),
    },
    decisionsOf: (values) => [
      {
        type: 'orderGoods',
        product: product.product,
        units: wholeOf(values.units),
        way: freightWays.find((one) => one === values.way) ?? 'sea',
        cartons: wholeOf(values.cartons),
        ownShare: wholeOf(values.ownShare),
      },
    ],
    done: t('inventory.orderDone'),
    onDone,
  })
  const { getInputProps } = made.form
  return (
    <DecisionForm made={made} label={t('inventory.send')} title={t('inventory.order')}>
      <Terms product={product} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <AmountField label={t('inventory.units')} {...getInputProps('units')} />
        <ChoiceField
          label={t('inventory.way')}
          options={freightWays.map((way) => ({ value: way, label: t(`inventory.ways.${way}`) }))}
          {...getInputProps('way')}
        />
        <AmountField
          label={t('inventory.cartons')}
          description={t('inventory.cartonsHint')}
          {...getInputProps('cartons')}
        />
        <AmountField
          label={t('inventory.ownShare')}
          description={t('inventory.ownShareHint')}
          {...getInputProps('ownShare')}
        />
      </SimpleGrid>
    </DecisionForm>
  )
}

export const OrderGoods = renewed<Omit<FieldsProps, 'onDone'>>(OrderFields)
