import {
  type FullTexts,
  type Language,
  punctuationOf,
  type MoneyReport,
  type StaffOrder,
} from '@titian/contract'
import type { SheetCell } from '../../../platform/sheets/workbook.ts'
import { payTypeNames } from '../invoice/texts.ts'

const heads = {
  orderNo: { en: 'Order', zh: '订单号', my: 'Pesanan' },
  created: { en: 'Ordered', zh: '下单时间', my: 'Dipesan' },
  paid: { en: 'Paid', zh: '支付时间', my: 'Dibayar' },
  buyer: { en: 'Buyer', zh: '购买人', my: 'Pembeli' },
  email: { en: 'E-mail', zh: '邮箱', my: 'E-mel' },
  course: { en: 'Course', zh: '课程', my: 'Kursus' },
  price: { en: 'Price', zh: '原价', my: 'Harga' },
  discount: { en: 'Discount', zh: '优惠', my: 'Diskaun' },
  subtotal: { en: 'Subtotal', zh: '小计', my: 'Jumlah kecil' },
  coins: { en: 'Coins', zh: '虚拟币', my: 'Syiling' },
  refunded: { en: 'Refunded', zh: '已退款', my: 'Dibayar balik' },
  held: { en: 'On hold', zh: '待核款项', my: 'Ditahan' },
  currency: { en: 'Currency', zh: '货币', my: 'Mata wang' },
  payType: { en: 'Way of payment', zh: '支付方式', my: 'Cara bayaran' },
  status: { en: 'Status', zh: '状态', my: 'Status' },
} satisfies Record<string, FullTexts>

const states: Record<StaffOrder['status'], FullTexts> = {
  1: { en: 'Unpaid', zh: '待支付', my: 'Belum dibayar' },
  2: { en: 'Paid', zh: '已支付', my: 'Dibayar' },
  3: { en: 'Closed', zh: '已关闭', my: 'Ditutup' },
  4: { en: 'Refunded', zh: '已退款', my: 'Dibayar balik' },
}

const title: FullTexts = { en: 'Orders', zh: '订单', my: 'Pesanan' }

const moneyTitle: FullTexts = {
  en: 'Money by month',
  zh: '每月收支',
  my: 'Kewangan mengikut bulan',
}

const moneyHeads = [
  { en: 'Month', zh: '月份', my: 'Bulan' },
  { en: 'First day', zh: '首日', my: 'Hari pertama' },
  { en: 'Last day', zh: '末日', my: 'Hari terakhir' },
  { en: 'Payments', zh: '收款', my: 'Kutipan' },
  { en: 'Refunded', zh: '退款', my: 'Dibayar balik' },
  { en: 'Net income', zh: '净收入', my: 'Kutipan bersih' },
  { en: 'Currency', zh: '货币', my: 'Mata wang' },
] satisfies FullTexts[]

export const moneySheetTitle = (language: Language): string => moneyTitle[language]

/** Rounds sums of decimals, so that 0.1 and 0.2 are 0.3. */
const sumOf = (amounts: readonly number[]) =>
  Math.round(amounts.reduce((all, one) => all + one, 0) * 100) / 100

/**
 * ORD-116: returns a row for each month. If a month is only partly included, the row names its
 * first and last day.
 */
export function moneySheet(
  days: MoneyReport['days'],
  currency: string,
  language: Language,
): SheetCell[][] {
  const months = new Map<string, typeof days>()
  for (const one of days) {
    const month = one.day.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), one])
  }
  return [
    moneyHeads.map((head) => head[language]),
    ...[...months].map(([month, part]) => {
      const taken = sumOf(part.map((one) => one.taken))
      const refunded = sumOf(part.map((one) => one.refunded))
      const edges = [part[0]?.day ?? '', part.at(-1)?.day ?? '']
      return [month, ...edges, taken, refunded, sumOf([taken, -refunded]), currency]
    }),
  ]
}

export interface Reader {
  language: Language
  timeZone: string
  timeOf: (moment: Date) => string
}

export const sheetTitle = ({ language }: Reader) => title[language]

export function ordersSheet(rows: readonly StaffOrder[], reader: Reader): SheetCell[][] {
  const { language, timeZone, timeOf } = reader
  const head = (name: keyof typeof heads) => heads[name][language]
  const zoned = (name: keyof typeof heads) =>
    `${head(name)}${punctuationOf(language).bracketed(timeZone)}`
  const time = (moment: string | null) => (moment === null ? '' : timeOf(new Date(moment)))
  return [
    [
      head('orderNo'),
      zoned('created'),
      zoned('paid'),
      head('buyer'),
      head('email'),
      head('course'),
      head('price'),
      head('discount'),
      head('subtotal'),
      head('coins'),
      head('refunded'),
      head('held'),
      head('currency'),
      head('payType'),
      head('status'),
    ],
    ...rows.map((row) => [
      row.orderNo,
      time(row.createTime),
      time(row.payTime),
      row.buyer,
      row.payEmail,
      row.title,
      row.price,
      row.discount,
      row.subtotal,
      row.coins,
      row.refunded,
      row.held,
      row.currency,
      payTypeNames[row.payType][language],
      states[row.status][language],
    ]),
  ]
}
