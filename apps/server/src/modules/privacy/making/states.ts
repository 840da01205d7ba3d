import type { ApplicationState, ArticleState, FullTexts, RunState } from '@titian/contract'

const refused = { en: 'Refused', zh: '已拒绝', my: 'Ditolak' }
const refunded = { en: 'Refunded', zh: '已退款', my: 'Dibayar balik' }

const applications: Readonly<Record<ApplicationState, FullTexts>> = {
  delivered: { en: 'Sent', zh: '已投递', my: 'Dihantar' },
  viewed: { en: 'Opened by the company', zh: '公司已查看', my: 'Dibuka oleh syarikat' },
  shortlisted: { en: 'Shortlisted', zh: '通过初筛', my: 'Disenarai pendek' },
  interview: { en: 'Invited to an interview', zh: '邀请面试', my: 'Dijemput ke temu duga' },
  offered: {
    en: 'Offer received',
    zh: '已收到录用通知',
    my: 'Syarikat membuat tawaran',
  },
  accepted: { en: 'Offer accepted', zh: '已接受录用', my: 'Anda menerima tawaran' },
  declined: { en: 'Offer declined', zh: '已谢绝录用', my: 'Tawaran ditolak' },
  rejected: { en: 'Rejected', zh: '未通过', my: 'Tidak berjaya' },
  withdrawn: { en: 'Withdrawn', zh: '已撤回', my: 'Ditarik balik' },
  expired: {
    en: 'Job closed before an answer',
    zh: '岗位在答复前已关闭',
    my: 'Jawatan ditutup sebelum dijawab',
  },
}

const articles: Readonly<Record<ArticleState, FullTexts>> = {
  draft: { en: 'Draft', zh: '草稿', my: 'Draf' },
  waiting: { en: 'Waiting for approval', zh: '待审核', my: 'Menunggu kelulusan' },
  published: { en: 'Published', zh: '已发布', my: 'Diterbitkan' },
  offShelf: { en: 'Taken down', zh: '已下架', my: 'Ditarik balik' },
}

const practices: Readonly<Record<RunState, FullTexts>> = {
  lobby: { en: 'Waiting to begin', zh: '等待开始', my: 'Menunggu permulaan' },
  active: { en: 'In progress', zh: '进行中', my: 'Sedang berjalan' },
  paused: { en: 'Paused', zh: '已暂停', my: 'Dijeda' },
  submitted: { en: 'Handed in', zh: '已提交', my: 'Dihantar' },
  scored: { en: 'Scored', zh: '已评分', my: 'Dinilai' },
}

/**
 * The words for states, by holding. The same code may mean different things in different holdings.
 */
export const stateTexts: Readonly<Record<string, Readonly<Record<string, FullTexts>>>> = {
  applications,
  steps: applications,
  articles,
  practices,
  orders: {
    unpaid: { en: 'Unpaid', zh: '待支付', my: 'Belum dibayar' },
    closing: { en: 'Being closed', zh: '正在关闭', my: 'Sedang ditutup' },
    closed: { en: 'Closed', zh: '已关闭', my: 'Ditutup' },
    paid: { en: 'Paid', zh: '已支付', my: 'Telah dibayar' },
    partly_refunded: { en: 'Partly refunded', zh: '已部分退款', my: 'Dibayar balik sebahagian' },
    refunded,
  },
  refunds: {
    requested: { en: 'Refund requested', zh: '申请退款', my: 'Bayaran balik dipohon' },
    refused,
    granted: {
      en: 'Approved, being paid back',
      zh: '已同意，退款中',
      my: 'Diluluskan, sedang dibayar balik',
    },
    refunded,
    failed: { en: 'Refund failed', zh: '退款失败', my: 'Bayaran balik gagal' },
  },
  discounts: {
    reserved: { en: 'Reserved for an order', zh: '已为订单预留', my: 'Ditahan untuk pesanan' },
    consumed: { en: 'Used', zh: '已使用', my: 'Digunakan' },
    released: { en: 'Released', zh: '已释放', my: 'Dilepaskan' },
  },
  credits: {
    waiting: { en: 'Waiting', zh: '待审批', my: 'Menunggu' },
    approved: { en: 'Credited', zh: '已发放', my: 'Dikreditkan' },
    refused,
  },
}
