import { SimpleGrid, Text } from '@mantine/core'
import type { MarketProduct } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { wholeOf } from '../parts/amounts.ts'
import { DecisionForm } from '../parts/decision-form.tsx'
import { whole } from '../parts/field-rules.ts'
import { AmountField } from '../parts/fields.tsx'
import { renewed } from '../parts/renewed.tsx'
import { useStep } from '../parts/step-context.ts'
import { useDecision } from '../parts/use-decision.ts'

interface FieldsProps {
  product: MarketProduct
  onDone: () => void
}

function DealFields({ product, onDone }: FieldsProps) {
  const { t } = useTranslation('market-steps')
  const { view } = useStep()
  const { deal } = product
  const made = useDecision({
    name: `deal.${product.product}`,
    initialValues: {
      percent: String(deal?.percent ?? 0),
      from: String(deal?.from ?? view.day),
      days: String(deal?.days ?? 0),
    },
    rules: { percent: whole(0, 50), from: whole(1, view.days), days: whole(0, 14) },
    decisionsOf: (values) => [
      {
        type: 'setDeal',
        product: product.product,
        percent: wholeOf(values.percent),
        from: wholeOf(values.from),
        days: wholeOf(values.days),
      },
    ],
    done: t('pricing.dealSaved'),
    onDone,
  })
  const { getInputProps } = made.form
  return (
    <DecisionForm made={made} label={t('pricing.saveDeal')} title={t('pricing.deal')}>
      <Text component="p" className="num">
        {deal
          ? t('pricing.dealNow', {
              off: deal.percent,
              from: deal.from,
              last: deal.from + Math.max(deal.days, 1) - 1,
            })
          : t('pricing.noDeal')}
      </Text>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        <AmountField label={t('pricing.dealPercent')} {...getInputProps('percent')} />
        <AmountField label={t('pricing.dealFrom')} {...getInputProps('from')} />
        <AmountField label={t('pricing.dealDays')} {...getInputProps('days')} />
      </SimpleGrid>
    </DecisionForm>
  )
}

export const DealForm = renewed<Omit<FieldsProps, 'onDone'>>(DealFields)
