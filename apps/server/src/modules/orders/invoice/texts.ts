import type { FullTexts, PayType } from '@titian/contract'

/** The labels of a printed invoice. */
export const texts = {
  invoice: { en: 'Invoice', zh: '发票', my: 'Invois' },
  number: { en: 'Order number', zh: '订单号', my: 'Nombor pesanan' },
  paidOn: { en: 'Paid on', zh: '支付日期', my: 'Tarikh bayaran' },
  seller: { en: 'Seller', zh: '销售方', my: 'Penjual' },
  buyer: { en: 'Buyer', zh: '购买方', my: 'Pembeli' },
  student: { en: 'For', zh: '学员', my: 'Bagi pihak' },
  course: { en: 'Course', zh: '课程', my: 'Kursus' },
  amount: { en: 'Amount', zh: '金额', my: 'Jumlah' },
  discount: { en: 'Discount', zh: '优惠', my: 'Diskaun' },
  total: { en: 'Total', zh: '合计', my: 'Jumlah keseluruhan' },
  contained: { en: 'of which', zh: '其中', my: 'termasuk' },
  refunded: { en: 'Refunded', zh: '已退款', my: 'Dibayar balik' },
  paidBy: { en: 'Paid by', zh: '支付方式', my: 'Cara bayaran' },
  coins: { en: 'Coins', zh: '虚拟币', my: 'Syiling' },
} satisfies Record<string, FullTexts>

export const payTypeNames: Record<PayType, FullTexts> = {
  1: { en: 'Online', zh: '在线支付', my: 'Dalam talian' },
  2: { en: 'Coins', zh: '虚拟币', my: 'Syiling' },
  3: { en: 'Activation code', zh: '激活码', my: 'Kod pengaktifan' },
  4: { en: 'Coins and online', zh: '虚拟币和在线支付', my: 'Syiling dan dalam talian' },
}
