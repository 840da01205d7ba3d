import {
  type Dispute,
  type MoneyReport,
  orderEvent,
  type OrderEvent,
  pickText,
} from '@titian/contract'
import type { Context } from '../../../platform/http/context.ts'
import { disputeReason } from '../disputes/texts.ts'
import { asAmount } from '../rules.ts'
import type { DisputeRow } from '../tables.ts'
import type { Report } from './queries.ts'

interface EventRow {
  at: Date
  what: string
  amountMinor: number | null
  note: string
  by: string | null
}

export function event(
  { at, what, amountMinor, note, by }: EventRow,
  { language }: Pick<Context, 'language'>,
): OrderEvent {
  return {
    at: at.toISOString(),
    what: orderEvent.shape.what.parse(what),
    amount: amountMinor === null ? null : asAmount(amountMinor),
    by,
    note: what === 'disputed' ? disputeReason(note, language) : note,
  }
}

export const dispute = (row: DisputeRow, { language }: Pick<Context, 'language'>): Dispute => ({
  amount: asAmount(row.amountMinor),
  currency: row.currency,
  reason: disputeReason(row.reason, language),
  reference: row.reference,
  state: row.state,
  openTime: row.openedAt.toISOString(),
  closeTime: row.closedAt && row.closedAt.toISOString(),
})

export function report(
  row: Report,
  proof: { at: Date; balanced: boolean } | undefined,
  { seal, language, school }: Pick<Context, 'seal' | 'language' | 'school'>,
): MoneyReport {
  return {
    currencySymbol: school.currencySymbol,
    days: (row.days ?? []).map(({ day, taken, refunded }) => ({
      day,
      taken: asAmount(taken),
      refunded: asAmount(refunded),
    })),
    courses: (row.courses ?? []).map(({ titles, amount, orders }) => ({
      name: pickText(titles, language, school.defaultLanguage),
      amount: asAmount(amount),
      orders,
    })),
    methods: (row.methods ?? []).map(({ amount, ...method }) => ({
      ...method,
      amount: asAmount(amount),
    })),
    paidWithoutAccess: (row.without ?? []).map(({ id, orderNo }) => ({
      sign: seal('order', id),
      orderNo,
    })),
    moneyWithoutOrder: (row.lost ?? []).map(({ reference, amount, at }) => ({
      reference,
      amount: asAmount(amount),
      at: new Date(at).toISOString(),
    })),
    refundsWaiting: row.refundsWaiting,
    heldWaiting: row.heldWaiting,
    codes: { issued: row.codesIssued, redeemed: row.codesRedeemed },
    proof: proof ? { at: proof.at.toISOString(), balanced: proof.balanced } : null,
  }
}
