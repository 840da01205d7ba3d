import { Switch } from '@mantine/core'
import { marketLimits, type MarketProduct } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { centsOf, centsText } from '../parts/amounts.ts'
import { DecisionForm } from '../parts/decision-form.tsx'
import { cents } from '../parts/field-rules.ts'
import { MoneyField } from '../parts/fields.tsx'
import { renewed } from '../parts/renewed.tsx'
import { useDecision } from '../parts/use-decision.ts'

interface FieldsProps {
  product: MarketProduct
  onDone: () => void
}

function CampaignFields({ product, onDone }: FieldsProps) {
  const { t } = useTranslation('market-steps')
  const { active, budget } = product.campaign
  const made = useDecision({
    name: `campaign.${product.product}`,
    initialValues: { active, budget: centsText(budget) },
    rules: { budget: cents(0, marketLimits.budget) },
    decisionsOf: (values) => [
      {
        type: 'setCampaign',
        product: product.product,
        active: values.active,
        budget: centsOf(values.budget),
      },
    ],
    done: t('ads.campaignSaved'),
    onDone,
  })
  const { getInputProps } = made.form
  return (
    <DecisionForm made={made} label={t('ads.saveCampaign')} title={t('ads.campaign')}>
      <Switch label={t('ads.active')} {...getInputProps('active', { type: 'checkbox' })} />
      <MoneyField label={t('ads.budget')} {...getInputProps('budget')} />
    </DecisionForm>
  )
}

export const CampaignForm = renewed<Omit<FieldsProps, 'onDone'>>(CampaignFields)
