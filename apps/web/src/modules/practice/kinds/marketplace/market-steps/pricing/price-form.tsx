import { marketLimits, type MarketProduct } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { centsOf, centsText, wholeOf } from '../parts/amounts.ts'
import { DecisionForm } from '../parts/decision-form.tsx'
import { cents, whole } from '../parts/field-rules.ts'
import { AmountField, MoneyField } from '../parts/fields.tsx'
import { renewed } from '../parts/renewed.tsx'
import { useDecision } from '../parts/use-decision.ts'
import { FeeTable } from './fee-table.tsx'

interface FieldsProps {
  product: MarketProduct
  onDone: () => void
}

function PriceFields({ product, onDone }: FieldsProps) {
  const { t } = useTranslation('market-steps')
  const made = useDecision({
    name: `price.${product.product}`,
    initialValues: {
      price: product.price > 0 ? centsText(product.price) : '',
      coupon: String(product.coupon),
      breakEven: centsText(product.breakEven),
    },
    rules: {
      price: cents(1, marketLimits.price),
      coupon: whole(0, 50),
      breakEven: cents(0, marketLimits.price),
    },
    decisionsOf: (values) => [
      {
        type: 'setPrice',
        product: product.product,
        price: centsOf(values.price),
        coupon: wholeOf(values.coupon),
        breakEven: centsOf(values.breakEven),
      },
    ],
    done: t('pricing.saved'),
    onDone,
  })
  const { getInputProps, values } = made.form
  return (
    <DecisionForm made={made} label={t('pricing.save')} title={t('pricing.title')}>
      <MoneyField label={t('pricing.price')} {...getInputProps('price')} />
      <AmountField label={t('pricing.coupon')} {...getInputProps('coupon')} />
      <FeeTable product={product} price={values.price} coupon={values.coupon} />
      <MoneyField
        label={t('pricing.breakEven')}
        description={t('pricing.breakEvenHint')}
        {...getInputProps('breakEven')}
      />
    </DecisionForm>
  )
}

export const PriceForm = renewed<Omit<FieldsProps, 'onDone'>>(PriceFields)
