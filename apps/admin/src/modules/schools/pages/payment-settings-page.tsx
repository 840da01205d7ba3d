import { orders, type PaymentSettings } from '@titian/contract'
import { ask, byContract, ErrorView, useAsk, useFormats, usePageTitle } from '@titian/site'
import type { Difference } from '@titian/site/staff'
import { SectionHead, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { inLines } from '../parts/form-texts.ts'
import { SavedPage } from '../../../parts/saved-page/saved-page.tsx'
import { useSchoolForm } from '../parts/use-school-form.ts'
import { PaymentForm } from '../payments/payment-form.tsx'
import { paymentInputOf, paymentValuesOf, type PaymentValues } from '../payments/payment-values.ts'

const fields = [
  'methods',
  'windowMinutes',
  'refundDays',
  'creditLimit',
  'invoiceName',
  'invoiceNumber',
  'taxPercent',
  'taxLabel',
] as const

/** Returns the settings in which the local and the remote copy differ, each with both values. */
function useDifferences(local: PaymentValues, remote: PaymentValues | null): Difference[] {
  const { t } = useTranslation('schools')
  const { list } = useFormats()
  if (!remote) return []
  const textOf = (values: PaymentValues, field: (typeof fields)[number]): string => {
    if (field === 'methods')
      return list(values.methods.map((method) => t(`payments.method.${method}`)))
    if (field === 'invoiceName' || field === 'taxLabel') return inLines(values[field])
    return String(values[field])
  }
  return fields
    .map((field) => ({
      name: t(`payments.${field}`),
      local: textOf(local, field),
      remote: textOf(remote, field),
    }))
    .filter((one) => one.local !== one.remote)
}

function Body({ stored }: { stored: PaymentSettings }) {
  const saved = useSchoolForm({
    stored,
    valuesOf: paymentValuesOf,
    problemsOf: byContract(orders.savePaymentSettings.input, {
      inputOf: (values: PaymentValues) => paymentInputOf(values, stored.version),
    }),
    send: (values, version) => ask(orders.savePaymentSettings, paymentInputOf(values, version)),
    read: () => ask(orders.getPaymentSettings, {}),
  })
  return (
    <SavedPage saved={saved} differences={useDifferences(saved.values, saved.remote)}>
      <PaymentForm form={saved.form} />
    </SavedPage>
  )
}

/**
 * ORD-082: the payment settings of the school: payment window, payment methods, refunds, coins and
 * invoices.
 */
export function PaymentSettingsPage() {
  const { t } = useTranslation('schools')
  usePageTitle(t('payments.title'))
  const { data, error, refetch } = useAsk(orders.getPaymentSettings, {}, { gcTime: 0 })
  return (
    <>
      <SectionHead level={1} title={t('payments.title')} lead={t('payments.lead')} />
      {error && !data ? <ErrorView error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <TextSkeleton lines={8} label={t('site:loading')} /> : null}
      {data ? <Body stored={data} /> : null}
    </>
  )
}
