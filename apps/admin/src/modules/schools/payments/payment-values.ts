import {
  payMethods,
  type FullTexts,
  type InputOf,
  type orders,
  type PaymentSettings,
  type PayMethod,
} from '@titian/contract'
import { numberOf } from '@titian/site/number-of'
import { fullTexts } from '../parts/form-texts.ts'

/** Numbers are texts while their field is empty. */
export interface PaymentValues extends Record<string, unknown> {
  windowMinutes: number | string
  methods: PayMethod[]
  refundDays: number | string
  creditLimit: number | string
  invoiceName: FullTexts
  invoiceNumber: string
  taxLabel: FullTexts
  taxPercent: number | string
}

export const paymentValuesOf = (stored: PaymentSettings): PaymentValues => ({
  windowMinutes: stored.windowMinutes,
  methods: stored.methods,
  refundDays: stored.refundDays,
  creditLimit: stored.creditLimit,
  invoiceName: fullTexts(stored.invoiceName),
  invoiceNumber: stored.invoiceNumber,
  taxLabel: fullTexts(stored.taxLabel),
  taxPercent: stored.taxPercent,
})

export const paymentInputOf = (
  values: PaymentValues,
  version: number,
): InputOf<typeof orders.savePaymentSettings> => ({
  version,
  windowMinutes: numberOf(values.windowMinutes),
  methods: payMethods.filter((method) => values.methods.includes(method)),
  refundDays: numberOf(values.refundDays),
  creditLimit: numberOf(values.creditLimit),
  invoiceName: values.invoiceName,
  invoiceNumber: values.invoiceNumber,
  taxLabel: values.taxLabel,
  taxPercent: numberOf(values.taxPercent),
})
