import type { FullTexts, MarketStep, RunProgress, StepState } from '@titian/contract'

const texts = (en: string, zh: string, my: string): FullTexts => ({ en, zh, my })

/** PRC-032: the names of the steps. */
export const stepTexts: Record<MarketStep, FullTexts> = {
  research: texts('Market and product research', '市场与产品调研', 'Kajian pasaran dan produk'),
  sourcing: texts('Sourcing', '采购', 'Pencarian pembekal'),
  opening: texts('Shop opening and compliance', '注册店铺与合规', 'Pembukaan kedai dan pematuhan'),
  listing: texts('Listing', '商品页', 'Penyenaraian'),
  pricing: texts('Pricing', '定价', 'Penetapan harga'),
  ads: texts('Keywords and ads', '关键词与广告', 'Kata kunci dan iklan'),
  inventory: texts('Inventory and inbound', '库存与入仓', 'Inventori dan penghantaran masuk'),
  orders: texts('Orders', '订单', 'Pesanan'),
  returns: texts('Returns and refunds', '退货与退款', 'Pemulangan dan bayaran balik'),
  messages: texts('Messages and reviews', '消息与评价', 'Mesej dan ulasan'),
  health: texts('Account health', '店铺账号状况', 'Kesihatan akaun'),
  finance: texts('Finance', '财务', 'Kewangan'),
}

/** PRC-015: says after which step a step opens. */
export const opensAfter = (name: string): FullTexts =>
  texts(`Opens after “${name}”`, `在“${name}”之后开放`, `Dibuka selepas “${name}”`)

export const stepStateTexts: Record<StepState, FullTexts> = {
  locked: texts('Locked', '未解锁', 'Terkunci'),
  open: texts('Open', '可开始', 'Terbuka'),
  inProgress: texts('In progress', '进行中', 'Sedang berjalan'),
  passed: texts('Passed', '已通过', 'Lulus'),
  warning: texts('Needs attention', '需要注意', 'Perlu perhatian'),
}

/** PRC-036: the names of the health states. */
export const healthTexts: Record<RunProgress['health'], FullTexts> = {
  good: texts('Good', '良好', 'Baik'),
  warned: texts('Warned', '已警告', 'Diberi amaran'),
  hidden: texts('Listings hidden', '商品已隐藏', 'Penyenaraian disembunyikan'),
  restricted: texts('Restricted', '账号受限', 'Disekat'),
}
