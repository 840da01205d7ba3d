import type { RubricCriterion } from '@titian/contract'

const names = [
  { en: 'Not yet', zh: '尚未达到', my: 'Belum' },
  { en: 'Partly', zh: '部分达到', my: 'Sebahagian' },
  { en: 'Good', zh: '良好', my: 'Baik' },
  { en: 'Excellent', zh: '优秀', my: 'Cemerlang' },
]
const percents = [0, 50, 75, 100]

type Words = Record<'en' | 'zh' | 'my', readonly [string, string, string, string]>

const levels = ({ en, zh, my }: Words) =>
  percents.map((percent, at) => ({
    percent,
    names: names[at] ?? {},
    texts: { en: en[at], zh: zh[at], my: my[at] },
  }))

/** PRC-062: the demo teacher's rubric for the beer game. */
export const demoRubric: {
  names: Record<'en' | 'zh' | 'my', string>
  criteria: RubricCriterion[]
} = {
  names: {
    en: 'A calm chain with reasons',
    zh: '平稳的供应链与决策理由',
    my: 'Rantaian stabil dengan alasan',
  },
  criteria: [
    {
      key: 'service',
      names: { en: 'Customers are served', zh: '满足顾客需求', my: 'Pelanggan dilayan' },
      weight: 40,
      source: 'machine',
      evidence: 'service',
      levels: levels({
        en: [
          'Customers wait in most weeks.',
          'Customers wait in about half of the weeks.',
          'Customers wait in few weeks.',
          'Nearly every week without backlog.',
        ],
        zh: ['多数周缺货。', '约半数周缺货。', '少数周缺货。', '几乎每周都不缺货。'],
        my: [
          'Pelanggan menunggu pada kebanyakan minggu.',
          'Pelanggan menunggu pada kira-kira separuh minggu.',
          'Pelanggan menunggu pada beberapa minggu sahaja.',
          'Hampir setiap minggu tanpa tunggakan.',
        ],
      }),
    },
    {
      key: 'calm',
      names: { en: 'Orders stay calm', zh: '订货保持平稳', my: 'Pesanan kekal stabil' },
      weight: 20,
      source: 'machine',
      evidence: 'bullwhip',
      levels: levels({
        en: [
          'Orders swing far more than the demand.',
          'Orders swing clearly more than the demand.',
          'Orders swing a little more than the demand.',
          'Orders follow the demand.',
        ],
        zh: [
          '订货波动远大于需求。',
          '订货波动明显大于需求。',
          '订货波动略大于需求。',
          '订货与需求一致。',
        ],
        my: [
          'Pesanan berayun jauh lebih daripada permintaan.',
          'Pesanan berayun jelas lebih daripada permintaan.',
          'Pesanan berayun sedikit lebih daripada permintaan.',
          'Pesanan mengikut permintaan.',
        ],
      }),
    },
    {
      key: 'reasons',
      names: { en: 'Decisions have reasons', zh: '决策有理由', my: 'Keputusan bersebab' },
      weight: 40,
      source: 'teacher',
      evidence: '',
      levels: levels({
        en: [
          'No reason is given.',
          'Reasons name only the own stock.',
          'Reasons name stock, backlog and what is on its way.',
          'Reasons compare choices and say what would show a mistake.',
        ],
        zh: [
          '没有给出理由。',
          '理由只涉及自己的库存。',
          '理由涉及库存、欠货和在途货物。',
          '理由比较了不同选择，并说明如何发现错误。',
        ],
        my: [
          'Tiada sebab diberi.',
          'Sebab hanya menyebut stok sendiri.',
          'Sebab menyebut stok, tunggakan dan barang dalam perjalanan.',
          'Sebab membandingkan pilihan dan menyatakan tanda kesilapan.',
        ],
      }),
    },
  ],
}
