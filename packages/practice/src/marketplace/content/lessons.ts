import type { LessonName } from '../../lesson-name.ts'
import type { StepName } from './rules.ts'

/** PRC-033: the lesson that teaches a step. A school without this lesson shows only its name. */
export const stepLessons: Readonly<Record<StepName, LessonName>> = {
  research: {
    en: 'Volume, competition and season',
    zh: '搜索量、竞争度与季节性',
    ms: 'Jumlah carian, persaingan dan musim',
  },
  sourcing: { en: 'The landed cost sheet', zh: '到岸成本表', ms: 'Hamparan kos sampai' },
  opening: {
    en: 'Compliance before the first sale',
    zh: '先合规，后开张',
    ms: 'Pematuhan sebelum jualan pertama',
  },
  listing: {
    en: 'Title, five points, description',
    zh: '标题、五点与详情',
    ms: 'Tajuk, lima isi, penerangan',
  },
  pricing: {
    en: 'Fees, fulfilment and returns',
    zh: '佣金、履约与退货',
    ms: 'Yuran, penghantaran dan pemulangan',
  },
  ads: {
    en: 'Advertising cost of sales against margin',
    zh: '广告费率与毛利率',
    ms: 'Kos iklan berbanding margin',
  },
  inventory: {
    en: 'Reorder point and lead time',
    zh: '再订货点与交期',
    ms: 'Titik pesanan semula dan masa menunggu',
  },
  orders: { en: 'Where is my parcel?', zh: '我的包裹在哪里？', ms: 'Di mana bungkusan saya?' },
  returns: { en: 'When the buyer is wrong', zh: '买家弄错的时候', ms: 'Apabila pembeli tersilap' },
  messages: {
    en: 'The four parts of a complete answer',
    zh: '完整回答的四个部分',
    ms: 'Empat bahagian jawapan yang lengkap',
  },
  health: {
    en: 'Returns, disputes and account health',
    zh: '退货、纠纷与账号健康',
    ms: 'Pemulangan, pertikaian dan kesihatan akaun',
  },
  finance: {
    en: 'Reading a marketplace settlement',
    zh: '看懂平台结算单',
    ms: 'Membaca penyelesaian pasar maya',
  },
}
