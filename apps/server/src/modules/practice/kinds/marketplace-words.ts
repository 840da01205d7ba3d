import type { FullTexts, MarketEvent, MarketStep } from '@titian/contract'

const texts = (en: string, zh: string, my: string): FullTexts => ({ en, zh, my })

/** PRC-032: what the steps are called. */
export const stepTexts: Record<MarketStep, FullTexts> = {
  research: texts(
    'Market and product research',
    '市场与选品调研',
    'Penyelidikan pasaran dan produk',
  ),
  sourcing: texts('Sourcing', '供应商采购', 'Pencarian pembekal'),
  opening: texts('Shop opening and compliance', '开店与合规', 'Pembukaan kedai dan pematuhan'),
  listing: texts('Listing', '商品刊登', 'Penyenaraian produk'),
  pricing: texts('Pricing', '定价', 'Penetapan harga'),
  ads: texts('Keywords and ads', '关键词与广告', 'Kata kunci dan iklan'),
  inventory: texts('Inventory and inbound', '库存与入库', 'Inventori dan penghantaran masuk'),
  orders: texts('Orders', '订单', 'Pesanan'),
  returns: texts('Returns and refunds', '退货与退款', 'Pemulangan dan bayaran balik'),
  messages: texts('Messages and reviews', '消息与评价', 'Mesej dan ulasan'),
  health: texts('Account health', '账户健康', 'Kesihatan akaun'),
  finance: texts('Finance', '财务', 'Kewangan'),
}

/** PRC-015: when a step opens, by the name of the one before it. */
export const opensAfter = (name: string): FullTexts =>
  texts(`Opens after “${name}”`, `在“${name}”之后开放`, `Dibuka selepas “${name}”`)

/** PRC-162. */
export const eventTexts: Record<MarketEvent, FullTexts> = {
  portStrike: texts('Port strike', '港口罢工', 'Mogok pelabuhan'),
  competitorPromotion: texts('Promotion of a competitor', '竞争对手促销', 'Promosi pesaing'),
  demandPeak: texts('Peak of demand', '需求高峰', 'Kemuncak permintaan'),
  feeRise: texts('Higher fees', '费用上涨', 'Kenaikan yuran'),
}
