import { marketLimits, type MarketProduct } from '@titian/contract'
import { useTranslation } from 'react-i18next'
import { wholeOf } from '../parts/amounts.ts'
import { DecisionForm } from '../parts/decision-form.tsx'
import { whole } from '../parts/field-rules.ts'
import { AmountField } from '../parts/fields.tsx'
import { renewed } from '../parts/renewed.tsx'
import { useDecision } from '../parts/use-decision.ts'

interface FieldsProps {
  product: MarketProduct
  onDone: () => void
}

function ReorderFields({ product, onDone }: FieldsProps) {
  const { t } = useTranslation('market-steps')
  const made = useDecision({
    name: `reorder.${product.product}`,
    initialValues: { units: String(product.reorderPoint) },
    rules: { units: whole(0, marketLimits.units) },
    decisionsOf: ({ units }) => [
      { type: 'setReorderPoint', product: product.product, units: wholeOf(units) },
    ],
    done: t('inventory.reorderSaved'),
    onDone,
  })
  return (
    <DecisionForm
      made={made}
      label={t('inventory.saveReorder')}
      title={t('inventory.reorderPoint')}
    >
      <AmountField
        label={t('inventory.reorderPoint')}
        description={t('inventory.reorderHint')}
        {...made.form.getInputProps('units')}
      />
    </DecisionForm>
  )
}

/** After each save, the form starts again with the newest reorder point. */
export const ReorderForm = renewed<Omit<FieldsProps, 'onDone'>>(ReorderFields)
