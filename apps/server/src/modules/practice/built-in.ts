import type { FullTexts, PracticeKindName } from '@titian/contract'
import { advancedErp, firstErp, standardErp } from '@titian/practice/erp'
import { standardBench } from '@titian/practice/inventory'
import { firstMarket, standardMarket } from '@titian/practice/marketplace'
import { standardScenario, type SupplyChainScenario } from '@titian/practice/supply-chain'

/**
 * A practice that can be chosen. If its scenario changes, its version rises; runs keep their
 * version (PRC-028).
 */
export interface Practice {
  code: string
  kind: PracticeKindName
  version: number
  titles: FullTexts
  summaries: FullTexts
  scenario: unknown
}

const bots = {
  retailer: 'human',
  wholesaler: 'human',
  distributor: 'human',
  factory: 'human',
} as const
const game: SupplyChainScenario = { ...standardScenario, seats: bots }

/** The built-in practices of every school, in display order. */
export const practices: readonly Practice[] = [
  {
    code: 'chain-first-steps',
    kind: 'supply-chain',
    version: 1,
    titles: {
      en: 'First steps in a short chain',
      zh: '初识短供应链',
      my: 'Langkah pertama dalam rantaian pendek',
    },
    summaries: {
      en: 'Twenty weeks with short delays: enough to learn what stock, backlog and goods on their way do to your costs.',
      zh: '共 20 周，交货延迟较短，先弄清库存、欠货和在途货物如何影响成本。',
      my: 'Dua puluh minggu dengan kelewatan pendek: cukup untuk memahami kesan stok, tunggakan dan barang dalam perjalanan terhadap kos.',
    },
    scenario: { ...game, weeks: 20, shippingDelay: 1, productionDelay: 1 },
  },
  {
    code: 'beer-game',
    kind: 'supply-chain',
    version: 1,
    titles: { en: 'The beer game', zh: '啤酒游戏', my: 'Permainan bir' },
    summaries: {
      en: 'Thirty-six weeks in a chain from shop to factory. Each seat sees its own desk only. How calm can you keep the chain?',
      zh: '从零售商到工厂的供应链，共 36 周。每个席位只能看到自己的工作台。您能让整条链保持平稳吗？',
      my: 'Tiga puluh enam minggu dalam rantaian dari kedai ke kilang. Setiap peranan hanya melihat mejanya sendiri. Setenang mana anda dapat mengekalkan rantaian ini?',
    },
    scenario: game,
  },
  {
    code: 'beer-game-shared',
    kind: 'supply-chain',
    version: 1,
    titles: {
      en: 'Second round: shared demand',
      zh: '第二轮：共享需求',
      my: 'Pusingan kedua: permintaan dikongsi',
    },
    summaries: {
      en: 'The same chain, but every seat sees what customers really ask for. Compare it with your first round.',
      zh: '同一条供应链，但每个席位都能看到真实的顾客需求。请与第一轮作比较。',
      my: 'Rantaian yang sama, tetapi setiap peranan melihat permintaan sebenar pelanggan. Bandingkan dengan pusingan pertama anda.',
    },
    scenario: { ...game, sharedDemand: true },
  },
  {
    code: 'inventory-bench',
    kind: 'inventory',
    version: 1,
    titles: {
      en: 'Inventory bench: ten problems',
      zh: '库存训练台：十道题',
      my: 'Latihan inventori: sepuluh soalan',
    },
    summaries: {
      en: 'Reorder point, safety stock, order quantity and more, with numbers of your own, exact answers and worked solutions.',
      zh: '再订货点、安全库存、订货批量等，每人数字不同，有精确答案和解题步骤。',
      my: 'Titik pesanan semula, stok keselamatan, kuantiti pesanan dan lain-lain, dengan nombor anda sendiri, jawapan tepat dan langkah penyelesaian.',
    },
    scenario: standardBench,
  },
  {
    code: 'market-first-shop',
    kind: 'marketplace',
    version: 1,
    titles: { en: 'Your first shop', zh: '我的第一家店铺', my: 'Kedai pertama anda' },
    summaries: {
      en: 'Fourteen days in the virtual marketplace: find a product, open a shop, list, price, advertise and send the first orders.',
      zh: '在虚拟商城经营 14 天：选品、注册店铺、撰写商品页、定价、投放广告，并发出第一批订单。',
      my: 'Empat belas hari di pasar maya: cari produk, buka kedai, senaraikan, tetapkan harga, iklankan dan hantar pesanan pertama.',
    },
    scenario: firstMarket,
  },
  {
    code: 'market-60-days',
    kind: 'marketplace',
    version: 1,
    titles: {
      en: 'Sixty days in the marketplace',
      zh: '虚拟商城六十天',
      my: 'Enam puluh hari di pasar maya',
    },
    summaries: {
      en: 'All twelve steps of a seller, with lots on their way, returns, messages, account health and a statement to reconcile. Both the result in the books and the process count.',
      zh: '完整经历卖家的十二个步骤：在途货物、退货、消息、店铺账号状况和对账。既看账面结果，也看经营过程。',
      my: 'Kesemua dua belas langkah seorang penjual, dengan lot dalam perjalanan, pemulangan, mesej, kesihatan akaun dan penyata untuk disemak. Hasil dalam buku dikira, begitu juga caranya.',
    },
    scenario: standardMarket,
  },
  {
    code: 'erp-first-steps',
    kind: 'erp',
    version: 1,
    titles: {
      en: 'First steps in the books',
      zh: '初学进销存与记账',
      my: 'Langkah pertama dalam buku',
    },
    summaries: {
      en: 'Two cards in a small trading company: enter a supplier, a customer and an item, then buy, receive and pay for goods, and see what each document posts.',
      zh: '在一家小型贸易公司完成两张任务卡：录入供应商、客户和商品，再完成采购、收货和付款，并查看每张单据记了哪些账。',
      my: 'Dua kad di sebuah syarikat dagangan kecil: masukkan pembekal, pelanggan dan barang, kemudian beli, terima dan bayar, serta lihat catatan setiap dokumen.',
    },
    scenario: firstErp,
  },
  {
    code: 'erp-ten-cards',
    kind: 'erp',
    version: 1,
    titles: {
      en: 'Ten cards of a trading company',
      zh: '贸易公司的十张任务卡',
      my: 'Sepuluh kad sebuah syarikat dagangan',
    },
    summaries: {
      en: 'Buying, selling, stock and money for forty days: part deliveries, a bill that does not match, a credit limit, a return, a count, a late payer and the close of the month.',
      zh: '用四十天处理采购、销售、库存和资金：部分到货、不符的发票、信用额度、退货、盘点、逾期付款和月末结账。',
      my: 'Belian, jualan, stok dan wang selama empat puluh hari: penghantaran sebahagian, bil yang tidak sepadan, had kredit, pemulangan, kiraan stok, pembayar lewat dan penutupan bulan.',
    },
    scenario: standardErp,
  },
  {
    code: 'erp-two-warehouses',
    kind: 'erp',
    version: 1,
    titles: {
      en: 'Two warehouses and dollars',
      zh: '两个仓库与美元采购',
      my: 'Dua gudang dan dolar',
    },
    summaries: {
      en: 'The same ten cards with two warehouses, first in first out and purchases in dollars.',
      zh: '同样的十张任务卡，但有两个仓库、先进先出计价和美元采购。',
      my: 'Sepuluh kad yang sama dengan dua gudang, masuk dahulu keluar dahulu dan belian dalam dolar.',
    },
    scenario: advancedErp,
  },
]

export const findPractice = (code: string): Practice | undefined =>
  practices.find((practice) => practice.code === code)
