import { NumberInput, type NumberInputProps, type TextareaProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ReasonField as Field } from '../../../parts/reason-field.tsx'

/** The amount of the refund, in the currency of the order. */
export function AmountField(input: NumberInputProps) {
  const { t } = useTranslation('orders')
  return (
    <NumberInput
      {...input}
      label={t('refund.amount')}
      decimalScale={2}
      thousandSeparator=","
      min={0}
      hideControls
      required
    />
  )
}

/** The reason of the decision, which the log stores. */
export function ReasonField(input: TextareaProps) {
  const { t } = useTranslation('orders')
  return <Field hint={t('reasonHint')} {...input} label={t('reason')} />
}
