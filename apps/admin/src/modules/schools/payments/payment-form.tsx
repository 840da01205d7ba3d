import { Checkbox, NumberInput, SimpleGrid, TextInput } from '@mantine/core'
import { payMethods, payWindow } from '@titian/contract'
import { type FormOf, moneyText, useFormats, useSchool } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { Choices } from '../parts/choices.tsx'
import { FormCard } from '../../../parts/saved-page/form-card.tsx'
import { LanguageFields } from '../parts/language-fields.tsx'
import { useOwnLanguages } from '../parts/use-own-languages.ts'
import type { PaymentValues } from './payment-values.ts'

interface Part {
  form: FormOf<PaymentValues>
}

const grid = { minColWidth: 'min(100%, 280px)', autoFlow: 'auto-fit' } as const

/** Returns a number field with its unit. */
function useNumber({ form }: Part) {
  const { t } = useTranslation('schools')
  return (field: 'windowMinutes' | 'refundDays' | 'creditLimit' | 'taxPercent') => ({
    ...form.getInputProps(field),
    label: t(`payments.${field}`),
    hideControls: true,
    allowNegative: false,
    allowDecimal: field === 'taxPercent',
    decimalScale: 2,
    thousandSeparator: ',',
  })
}

function Paying({ form }: Part) {
  const { t } = useTranslation('schools')
  const formats = useFormats()
  const number = useNumber({ form })
  return (
    <FormCard title={t('payments.paying')} lead={t('payments.payingLead')}>
      <Checkbox.Group
        label={t('payments.methods')}
        description={t('payments.methodsHint')}
        error={form.errors['methods']}
        value={form.values.methods}
        onChange={(chosen) =>
          form.setFieldValue(
            'methods',
            payMethods.filter((method) => chosen.includes(method)),
          )
        }
      >
        <Choices path="methods">
          {payMethods.map((method) => (
            <Checkbox key={method} value={method} label={t(`payments.method.${method}`)} />
          ))}
        </Choices>
      </Checkbox.Group>
      <SimpleGrid {...grid} style={{ alignItems: 'start' }}>
        <NumberInput
          {...number('windowMinutes')}
          description={t('payments.windowHint', {
            least: payWindow.least,
            most: formats.number(payWindow.most),
          })}
          required
        />
        <NumberInput {...number('refundDays')} description={t('payments.refundHint')} required />
      </SimpleGrid>
    </FormCard>
  )
}

function Credits({ form }: Part) {
  const { t } = useTranslation('schools')
  const { initial } = useSchool()
  const number = useNumber({ form })
  const limit = Number(form.values.creditLimit) || 0
  return (
    <FormCard title={t('payments.credits')} lead={t('payments.creditsLead')}>
      <SimpleGrid {...grid} style={{ alignItems: 'start' }}>
        <NumberInput
          {...number('creditLimit')}
          description={t('payments.creditHint', {
            amount: moneyText(initial?.currencySymbol ?? '$', limit / 100),
          })}
          required
        />
      </SimpleGrid>
    </FormCard>
  )
}

function OnInvoice({ form }: Part) {
  const { t } = useTranslation('schools')
  const number = useNumber({ form })
  const languages = useOwnLanguages()
  const texts = { field: form.getInputProps, languages }
  return (
    <FormCard title={t('payments.invoice')} lead={t('payments.invoiceLead')}>
      <LanguageFields
        {...texts}
        label={t('payments.invoiceName')}
        hint={t('payments.invoiceNameHint')}
        path="invoiceName"
      />
      <SimpleGrid {...grid} style={{ alignItems: 'start' }}>
        <TextInput
          {...form.getInputProps('invoiceNumber')}
          label={t('payments.invoiceNumber')}
          description={t('payments.invoiceNumberHint')}
          maxLength={60}
        />
        <NumberInput
          {...number('taxPercent')}
          description={t('payments.taxHint')}
          suffix=" %"
          required
        />
      </SimpleGrid>
      <LanguageFields
        {...texts}
        label={t('payments.taxLabel')}
        hint={t('payments.taxLabelHint')}
        path="taxLabel"
      />
    </FormCard>
  )
}

/** ORD-082: the payment settings as a form. */
export const PaymentForm = ({ form }: Part) => (
  <>
    <Paying form={form} />
    <Credits form={form} />
    <OnInvoice form={form} />
  </>
)
