import type { practice } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'

type BookAnswers = SomeAnswers<
  typeof practice,
  'erpDocument' | 'erpLedger' | 'erpStock' | 'importErpSales'
>

const later = () => {
  throw new Error('This call is being written.')
}

export const erpBookAnswers: BookAnswers = {
  erpDocument: later,
  erpLedger: later,
  erpStock: later,
  importErpSales: later,
}
