import type { RubricCriterion } from '@titian/contract'
import { fourLevels, words } from './levels.ts'
import type { Starter } from './starter-names.ts'

/**
 * The percentages of the four levels. The steps are wide, because only a faultless shop reaches all
 * points of a part.
 */
const steps = [0, 40, 70, 100]

const process: RubricCriterion = {
  key: 'process',
  names: words(['The steps are done right', '各步骤操作正确', 'Langkah dibuat dengan betul']),
  weight: 50,
  source: 'machine',
  evidence: 'process',
  levels: fourLevels(
    [
      [
        'Most rules of the twelve steps are not met.',
        '十二个步骤的大部分规则未达到。',
        'Kebanyakan peraturan bagi dua belas langkah tidak dipenuhi.',
      ],
      [
        'The shop runs; in several steps rules are not met.',
        '店铺可以运营，但多个步骤有规则未达到。',
        'Kedai berjalan; beberapa langkah tidak memenuhi peraturan.',
      ],
      [
        'Most steps are passed, with single rules not met.',
        '大部分步骤已通过，仅个别规则未达到。',
        'Kebanyakan langkah lulus, hanya beberapa peraturan tidak dipenuhi.',
      ],
      [
        'All rules of all steps are met.',
        '所有步骤的规则全部达到。',
        'Semua peraturan bagi semua langkah dipenuhi.',
      ],
    ],
    steps,
  ),
}

const result: RubricCriterion = {
  key: 'result',
  names: words(['The shop does well', '店铺经营成果', 'Prestasi kedai']),
  weight: 30,
  source: 'machine',
  evidence: 'result',
  levels: fourLevels(
    [
      [
        'The shop ends hardly better than one that does nothing.',
        '最终成果与不经营的店铺相差无几。',
        'Kedai tamat hampir sama dengan kedai yang tidak berbuat apa-apa.',
      ],
      [
        'Some measures come near the reference; others stay low.',
        '部分指标接近参考经营，其余偏低。',
        'Sesetengah ukuran menghampiri rujukan; yang lain kekal rendah.',
      ],
      [
        'Profit, stock and account health come near the reference.',
        '利润、库存和店铺账号状况接近参考经营。',
        'Untung, stok dan kesihatan akaun menghampiri rujukan.',
      ],
      [
        'The shop does as well as the reference play on the same seed.',
        '成果与随机情况相同的参考经营相当。',
        'Kedai sebaik permainan rujukan dengan keadaan rawak yang sama.',
      ],
    ],
    steps,
  ),
}

const reasons: RubricCriterion = {
  key: 'reasons',
  names: words(['Decisions have reasons', '决策有理由', 'Keputusan bersebab']),
  weight: 10,
  source: 'teacher',
  evidence: '',
  levels: fourLevels([
    [
      'Notes are missing, or do not say why something was decided.',
      '没有备注，或未说明决策的理由。',
      'Tiada nota, atau nota tidak menyatakan sebab sesuatu diputuskan.',
    ],
    [
      'Some notes name a reason, mostly without a figure.',
      '部分备注说明理由，但大多没有数据。',
      'Sesetengah nota menyatakan sebab, kebanyakannya tanpa angka.',
    ],
    [
      'Niche, price, ads and orders of goods are explained by figures of the shop.',
      '选品、定价、广告和进货均以店铺数据说明。',
      'Pasaran khusus, harga, iklan dan pesanan barang dijelaskan dengan angka kedai.',
    ],
    [
      'Alternatives are weighed by figures, and what did not work is named.',
      '用数据权衡各种方案，并指出未奏效的做法。',
      'Pilihan lain ditimbang dengan angka, dan perkara yang tidak berjaya dinyatakan.',
    ],
  ]),
}

const nextPlan: RubricCriterion = {
  key: 'next-plan',
  names: words(['The next plan', '下一步计划', 'Pelan seterusnya']),
  weight: 10,
  source: 'teacher',
  evidence: '',
  levels: fourLevels([
    [
      'It is not said what would be done next.',
      '未说明下一步做什么。',
      'Tidak dinyatakan perkara yang akan dibuat seterusnya.',
    ],
    [
      'A wish is named, without a step that leads there.',
      '提出了愿望，但没有实现的步骤。',
      'Hasrat dinyatakan tanpa langkah untuk mencapainya.',
    ],
    [
      'The plan follows from the review and names its steps.',
      '计划源于复盘，并列出步骤。',
      'Pelan berdasarkan imbas kembali dan menyatakan langkahnya.',
    ],
    [
      'The plan names steps, costs and the figure by which its success is measured.',
      '计划列出步骤、成本以及衡量成效的指标。',
      'Pelan menyatakan langkah, kos dan angka untuk mengukur kejayaannya.',
    ],
  ]),
}

/**
 * PRC-038: the rubric for a shop of the marketplace. The process has a weight of 50 percent, the
 * result 30 and the reasoning 20.
 */
export const shopReport: Starter = {
  names: words(['Report of a shop', '店铺经营报告', 'Laporan kedai']),
  kind: 'marketplace',
  criteria: [process, result, reasons, nextPlan],
  gates: [{ evidence: 'process', below: 40, cap: 59 }],
}
