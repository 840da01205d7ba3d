import type { practice } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'

type ClassAnswers = SomeAnswers<
  typeof practice,
  'boardErpDocument' | 'boardErpLedger' | 'boardErpStock' | 'erpCommonErrors' | 'resetErpCard'
>

const later = () => {
  throw new Error('This call is being written.')
}

export const erpClassAnswers: ClassAnswers = {
  boardErpDocument: later,
  boardErpLedger: later,
  boardErpStock: later,
  erpCommonErrors: later,
  resetErpCard: later,
}
