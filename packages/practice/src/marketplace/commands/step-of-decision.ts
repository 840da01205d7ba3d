import type { StepName } from '../content/rules.ts'
import type { DecisionType } from './types.ts'

/** The step to which a decision belongs; an event belongs to none. */
export const stepOf: Readonly<Record<DecisionType, StepName | null>> = {
  buyReport: 'research',
  chooseNiche: 'research',
  orderSample: 'sourcing',
  chooseSupplier: 'sourcing',
  registerShop: 'opening',
  submitPaper: 'opening',
  saveListing: 'listing',
  setPrice: 'pricing',
  setDeal: 'pricing',
  setCampaign: 'ads',
  setBid: 'ads',
  setNegative: 'ads',
  orderGoods: 'inventory',
  setReorderPoint: 'inventory',
  shipOrder: 'orders',
  cancelOrder: 'orders',
  decideReturn: 'returns',
  answerMessage: 'messages',
  appeal: 'health',
  reconcile: 'finance',
  event: null,
}
