import * as buying from './buying-plays.ts'
import * as closing from './closing-plays.ts'
import type { Player } from './player.ts'
import * as selling from './selling-plays.ts'

type Play = (player: Player) => void

/** PRC-047: two solutions of each card of the school, with different documents. */
export const referencePlays: readonly { card: string; ways: readonly [Play, Play] }[] = [
  { card: 'masterData', ways: [buying.masterDataByForms, buying.masterDataCorrected] },
  { card: 'stockRule', ways: [buying.stockRuleByRequest, buying.stockRuleByTwoOrders] },
  { card: 'partialReceipt', ways: [buying.partialReceiptAtTheGate, buying.partialReceiptSentBack] },
  { card: 'invoiceMismatch', ways: [buying.mismatchDisputed, buying.mismatchAtAgreedPrice] },
  { card: 'creditLimit', ways: [selling.creditAfterPayment, selling.creditInTwoOrders] },
  { card: 'backOrder', ways: [selling.backOrderInParts, selling.backOrderAtOnce] },
  { card: 'goodsBack', ways: [selling.goodsBackAfterInvoice, selling.goodsBackBeforeInvoice] },
  { card: 'stockCount', ways: [closing.countTogether, closing.countOneByOne] },
  { card: 'latePayer', ways: [closing.latePayerAtOnce, closing.latePayerInParts] },
  { card: 'monthClose', ways: [closing.closeAtOnce, closing.closeCorrected] },
]
