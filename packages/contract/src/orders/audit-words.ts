import type { AuditActionTexts, AuditSubjectTexts } from '../wire/audit-texts.ts'

/** The actions that this module writes to the audit log. */
export const ordersAuditActions = {
  'order.refunded': { en: 'Refund approved', zh: '同意退款', my: 'Bayaran balik diluluskan' },
  'order.refundRefused': { en: 'Refund refused', zh: '拒绝退款', my: 'Bayaran balik ditolak' },
  'order.heldAccepted': {
    en: 'Payment on hold accepted',
    zh: '接受待核款项',
    my: 'Bayaran yang ditahan diterima',
  },
  'order.heldReturned': {
    en: 'Payment on hold refunded',
    zh: '退回待核款项',
    my: 'Bayaran yang ditahan dibayar balik',
  },
  'order.discountSaved': {
    en: 'Discount code saved',
    zh: '保存优惠码',
    my: 'Kod diskaun disimpan',
  },
  'order.settingsChanged': {
    en: 'Payment settings changed',
    zh: '修改支付设置',
    my: 'Tetapan pembayaran diubah',
  },
  'codes.made': { en: 'Activation codes created', zh: '生成激活码', my: 'Kod pengaktifan dicipta' },
  'codes.downloaded': {
    en: 'Activation codes downloaded',
    zh: '下载激活码',
    my: 'Kod pengaktifan dimuat turun',
  },
  'codes.revoked': {
    en: 'Activation codes revoked',
    zh: '作废激活码',
    my: 'Kod pengaktifan ditarik balik',
  },
  'coins.credited': { en: 'Coins credited', zh: '发放虚拟币', my: 'Syiling dikreditkan' },
  'coins.requested': {
    en: 'Credit of coins requested',
    zh: '申请发放虚拟币',
    my: 'Pengkreditan syiling dipohon',
  },
  'coins.refused': {
    en: 'Credit of coins refused',
    zh: '拒绝发放虚拟币',
    my: 'Pengkreditan syiling ditolak',
  },
} as const satisfies AuditActionTexts

/** The texts of the subjects. In an action such as `person.created`, the subject is `person`. */
export const ordersAuditSubjects = {
  order: { en: 'Orders and payment', zh: '订单与支付', my: 'Pesanan dan bayaran' },
  codes: { en: 'Activation codes', zh: '激活码', my: 'Kod pengaktifan' },
  coins: { en: 'Coins', zh: '虚拟币', my: 'Syiling' },
} as const satisfies AuditSubjectTexts
