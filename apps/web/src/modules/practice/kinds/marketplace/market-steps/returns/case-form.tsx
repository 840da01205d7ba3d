import { marketLimits, returnDecisions } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { centsOf } from '../parts/amounts.ts'
import { DecisionForm } from '../parts/decision-form.tsx'
import { cents, choice } from '../parts/field-rules.ts'
import { ChoiceField, MoneyField } from '../parts/fields.tsx'
import { renewed } from '../parts/renewed.tsx'
import type { MarketCase } from '../parts/shapes.ts'
import { useDecision } from '../parts/use-decision.ts'

interface FieldsProps {
  of: MarketCase
  onDone: () => void
}

function CaseFields({ of, onDone }: FieldsProps) {
  const { t } = useTranslation('market-steps')
  const made = useDecision({
    name: `case.${of.case}`,
    initialValues: { decision: '', amount: '0.00' },
    rules: { decision: choice, amount: cents(0, marketLimits.price) },
    decisionsOf: (values) => [
      {
        type: 'decideReturn',
        case: of.case,
        decision: returnDecisions.find((one) => one === values.decision) ?? 'refund',
        amount: centsOf(values.amount),
      },
    ],
    done: t('returns.done'),
    onDone,
  })
  const { getInputProps } = made.form
  return (
    <DecisionForm
      made={made}
      label={t('returns.decide')}
      title={t('returns.case', { number: of.case })}
    >
      <ChoiceField
        label={t('returns.decisionField')}
        options={returnDecisions.map((one) => ({
          value: one,
          label: t(`returns.decision.${one}`),
        }))}
        {...getInputProps('decision')}
      />
      <MoneyField
        label={t('returns.amount')}
        description={t('returns.amountHint')}
        {...getInputProps('amount')}
      />
    </DecisionForm>
  )
}

export const CaseForm = renewed<Omit<FieldsProps, 'onDone'>>(CaseFields)
