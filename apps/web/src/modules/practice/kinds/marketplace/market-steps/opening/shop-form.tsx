import { marketLimits } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { DecisionForm } from '../parts/decision-form.tsx'
import { text } from '../parts/field-rules.ts'
import { LineField } from '../parts/fields.tsx'
import { renewed } from '../parts/renewed.tsx'
import { useStep } from '../parts/step-context.ts'
import { useDecision } from '../parts/use-decision.ts'

/** The maximum number of characters in each line. */
const mostOf = {
  name: marketLimits.name,
  legalName: marketLimits.name,
  taxId: 40,
  bankAccount: 40,
} as const
const fields = ['name', 'legalName', 'taxId', 'bankAccount'] as const

/** The company data, which the papers have to confirm. */
export const ShopForm = renewed(function ShopFields({ onDone }) {
  const { t } = useTranslation('market-steps')
  const { view } = useStep()
  const { name, legalName, taxId, bankAccount } = view.shop
  const made = useDecision({
    name: 'shop',
    initialValues: { name, legalName, taxId, bankAccount },
    rules: Object.fromEntries(fields.map((field) => [field, text(mostOf[field], true)])),
    decisionsOf: (values) => [
      {
        type: 'registerShop',
        name: values.name.trim(),
        legalName: values.legalName.trim(),
        taxId: values.taxId.trim(),
        bankAccount: values.bankAccount.trim(),
      },
    ],
    done: t('opening.saved'),
    onDone,
  })
  return (
    <DecisionForm made={made} label={t('opening.save')}>
      {fields.map((field) => (
        <LineField
          key={field}
          label={t(`opening.${field}`)}
          most={mostOf[field]}
          {...made.form.getInputProps(field)}
        />
      ))}
    </DecisionForm>
  )
})
