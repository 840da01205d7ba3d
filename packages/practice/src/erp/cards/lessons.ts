import type { LessonName } from '../../lesson-name.ts'

/**
 * PRC-242: the lesson that teaches a card of the school; a school without this lesson shows only
 * its name.
 */
export const cardLessons: Readonly<Record<string, LessonName>> = {
  masterData: {
    en: 'Master data: entered once, used everywhere',
    zh: '基础资料：录入一次，处处使用',
    ms: 'Data induk: dimasukkan sekali, digunakan di semua tempat',
  },
  stockRule: {
    en: 'The reorder point',
    zh: '再订货点',
    ms: 'Titik pesanan semula',
  },
  partialReceipt: {
    en: 'Count before you sign: the goods receipt',
    zh: '先点数，后签收：收货单',
    ms: 'Kira sebelum tandatangan: terimaan barang',
  },
  invoiceMismatch: {
    en: 'Order, receipt, bill: three papers that must agree',
    zh: '订单、收货、账单：三单必须一致',
    ms: 'Pesanan, terimaan, bil: tiga dokumen mesti sepadan',
  },
  creditLimit: {
    en: 'Credit limits: how much a customer may owe',
    zh: '信用额度：客户最多可以欠多少',
    ms: 'Had kredit: berapa banyak pelanggan boleh berhutang',
  },
  backOrder: {
    en: 'Partial deliveries and back orders',
    zh: '分批交货与欠货订单',
    ms: 'Penghantaran sebahagian dan pesanan tertunggak',
  },
  goodsBack: {
    en: 'Goods that come back: check, restock, credit',
    zh: '退回的货：查验、入库、冲账',
    ms: 'Barang yang dipulangkan: periksa, simpan semula, kreditkan',
  },
  stockCount: {
    en: 'ABC classes and cycle counts',
    zh: 'ABC 分类与循环盘点',
    ms: 'Kelas ABC dan kiraan kitaran',
  },
  latePayer: {
    en: 'Late payers: due days and reminders',
    zh: '逾期客户：到期日与催款',
    ms: 'Pelanggan lewat bayar: hari matang dan peringatan',
  },
  monthClose: {
    en: 'The profit and loss statement',
    zh: '损益表',
    ms: 'Penyata untung rugi',
  },
}
