import { NumberInput, type NumberInputProps, Textarea, type TextareaProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

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
  return (
    <Textarea
      description={t('reasonHint')}
      {...input}
      label={t('reason')}
      maxLength={200}
      required
    />
  )
}
