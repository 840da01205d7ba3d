import {
  type Order,
  type OrderDetail,
  pickText,
  type Refund,
  type StaffOrder,
} from '@titian/contract'
import type { Context } from '../../platform/http/context.ts'
import { shownPhone } from '../accounts/index.ts'
import { publicAddress } from '../files/index.ts'
import { disputeReason } from './disputes/texts.ts'
import { abilities } from './policy.ts'
import type { ShownOrder, StoredRefund } from './queries.ts'
import { asAmount, isClosing, statusOf, taxIn } from './rules.ts'
import type { InvoiceFacts, RefundRow } from './tables.ts'

export type View = Pick<Context, 'seal' | 'language' | 'school' | 'now'>

type AnyRefund = StoredRefund | RefundRow

const iso = (moment: string | Date) => new Date(moment).toISOString()

/** Presents a refund. A refund that a bank caused contains the bank's reason. */
export function refund(
  row: AnyRefund,
  { seal, language }: Pick<View, 'seal' | 'language'>,
): Refund {
  return {
    sign: seal('refund', row.id),
    amount: asAmount(row.amountMinor),
    state: row.state,
    kind: row.kind,
    reason: row.kind === 'dispute' ? disputeReason(row.reason, language) : row.reason,
    decision: row.decision && disputeReason(row.decision, language),
    createTime: iso(row.createdAt),
    decideTime: row.decidedAt && iso(row.decidedAt),
    settleTime: row.settledAt && iso(row.settledAt),
  }
}

/** ORD-006: returns an order as its buyer sees it. */
export function order(row: ShownOrder, view: View): Order {
  const { seal, language, school, now } = view
  const isByCoins = row.payType === 2
  return {
    idSign: seal('order', row.id),
    orderNo: row.orderNo,
    title: pickText(row.titles, language, school.defaultLanguage),
    courseIdSign: seal('course', row.courseId),
    trainingSign: row.trainingId === null ? null : seal('training', row.trainingId),
    coursePicture: row.pictureFileId === null ? null : publicAddress(seal, row.pictureFileId),
    coverSeed: row.coverSeed,
    price: asAmount(row.listMinor),
    discount: asAmount(row.discountMinor),
    subtotal: asAmount(row.subtotalMinor),
    coins: isByCoins ? row.subtotalMinor : row.coins,
    refunded: asAmount(row.refundedMinor),
    currency: row.currency,
    currencySymbol: row.currencySymbol,
    payType: row.payType,
    payEmail: row.email,
    status: statusOf(row.state),
    closing: isClosing(row, now),
    disputed: row.disputed,
    createTime: iso(row.createdAt),
    closeTime: iso(row.closedAt ?? row.expiresAt),
    payTime: row.paidAt && iso(row.paidAt),
    refund: row.lastRefund && refund(row.lastRefund, view),
    may: abilities(row, row, now),
  }
}

/** Returns the order with its invoice data (ORD-084). */
export function orderDetail(
  row: ShownOrder,
  { buyer, facts }: { buyer: string; facts: InvoiceFacts },
  view: View,
): OrderDetail {
  const { language, school, now } = view
  const inWords = (texts: typeof school.title) => pickText(texts, language, school.defaultLanguage)
  const { name, number, address, taxLabel, taxBasis } = row.invoice ?? facts
  const hasTax = taxBasis > 0
  return {
    ...order(row, view),
    now: now.toISOString(),
    buyer,
    payer: row.payer,
    school: {
      name: inWords(name),
      number,
      address: inWords(address),
      taxLabel: hasTax ? inWords(taxLabel) : '',
      tax: hasTax ? asAmount(taxIn(row.subtotalMinor, taxBasis)) : null,
    },
  }
}

export interface StaffRow extends ShownOrder {
  buyerName: string
  areaCode: string
  mobile: string
  heldMinor: number
}

export function staffOrder(row: StaffRow, view: View): StaffOrder {
  return {
    ...order(row, view),
    buyer: row.buyerName,
    buyerSign: view.seal('user', row.userId),
    ...shownPhone(row),
    held: asAmount(row.heldMinor),
  }
}
