import { marketLimits, type MarketView } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { DecisionForm } from '../parts/decision-form.tsx'
import { choice, text } from '../parts/field-rules.ts'
import { ChoiceField, LongField } from '../parts/fields.tsx'
import { renewed } from '../parts/renewed.tsx'
import { useDecision } from '../parts/use-decision.ts'
import { type ContentKind, useContent } from '../../market-content/use-content.ts'

interface FieldsProps {
  appeal: NonNullable<MarketView['health']['appeal']>
  onDone: () => void
}

function AppealFields({ appeal, onDone }: FieldsProps) {
  const { t } = useTranslation('market-steps')
  const { name } = useContent()
  const made = useDecision({
    name: 'appeal',
    initialValues: { cause: '', remedy: '', prevention: '', text: '' },
    rules: {
      cause: choice,
      remedy: choice,
      prevention: choice,
      text: text(marketLimits.text, true),
    },
    decisionsOf: (values) => [{ type: 'appeal', ...values, text: values.text.trim() }],
    done: t('health.appealSent'),
    onDone,
  })
  const options = (kind: ContentKind, codes: readonly string[]) =>
    codes.map((code) => ({ value: code, label: name(kind, code) }))
  const { getInputProps } = made.form
  return (
    <DecisionForm made={made} label={t('health.send')} title={t('health.appeal')}>
      <ChoiceField
        label={t('health.cause')}
        options={options('cause', appeal.causes)}
        {...getInputProps('cause')}
      />
      <ChoiceField
        label={t('health.remedy')}
        options={options('remedy', appeal.remedies)}
        {...getInputProps('remedy')}
      />
      <ChoiceField
        label={t('health.prevention')}
        options={options('prevention', appeal.preventions)}
        {...getInputProps('prevention')}
      />
      <LongField label={t('health.text')} most={marketLimits.text} {...getInputProps('text')} />
    </DecisionForm>
  )
}

export const AppealForm = renewed<Omit<FieldsProps, 'onDone'>>(AppealFields)
