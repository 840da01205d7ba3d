import type { practice } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'

type CardAnswers = SomeAnswers<
  typeof practice,
  'erpCards' | 'erpCard' | 'addErpCard' | 'changeErpCard' | 'removeErpCard'
>

const later = () => {
  throw new Error('This call is being written.')
}

export const erpCardAnswers: CardAnswers = {
  erpCards: later,
  erpCard: later,
  addErpCard: later,
  changeErpCard: later,
  removeErpCard: later,
}
