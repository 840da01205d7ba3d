import { orders } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'
import { buyingAnswers } from './buying/routes.ts'
import { codeAnswers } from './codes/routes.ts'
import { coinAnswers } from './coins/routes.ts'
import { discountAnswers } from './discounts/routes.ts'
import { invoiceAnswers } from './invoice/routes.ts'
import { paymentAnswers } from './payment/routes.ts'
import { refundAnswers } from './refunds/routes.ts'
import { settingsAnswers } from './settings/routes.ts'
import { staffAnswers } from './staff/routes.ts'

/** All routes of the module. */
export const orderRoutes = answer(orders, {
  ...buyingAnswers,
  ...paymentAnswers,
  ...invoiceAnswers,
  ...refundAnswers,
  ...discountAnswers,
  ...coinAnswers,
  ...codeAnswers,
  ...staffAnswers,
  ...settingsAnswers,
})
