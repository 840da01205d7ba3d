// This file may be long, because it holds only data.
import type { ResourcesType } from '@titian/contract'
import { t3, type Text3 } from './types.ts'

export interface TrainingTask {
  resourcesType: ResourcesType
  title: string
  description: string
  /** The chapter, counted from 0; without a chapter the task belongs to the whole training. */
  chapter?: number
  endsInDays?: number
  lateAllowed?: true
  /** Number and pass mark of a practical task. */
  practical?: [taskNumber: number, passLine: number]
  /** The demo student's hand-in, with the score if marked. */
  own?: { content: string; score?: number; comment?: string }
}

export interface TrainingSeed {
  key: string
  cohort: string
  name: Text3
  content: Text3
  aims: Text3
  audience: Text3
  requirements: Text3
  teachers: string[]
  /** The price in minor units. */
  price: number
  credit: number
  hours: number
  /** Days from now; null for an unscheduled training. */
  days: [start: number, end: number] | null
  /** Number of students besides the demo student; default none. */
  students?: number
  chapters: { name: Text3; days?: [number, number]; videos: { title: Text3; media: string }[] }[]
  tasks: TrainingTask[]
  exam?: { name: string; endsInDays: number; questions: [stem: string, answer: boolean][] }
  materials: { name: string; media: string }[]
}

const photos = 'product-photography.mp4'
const freight = 'sea-freight.mp4'
const malay = 'business-malay.mp4'

const shopInternship: TrainingSeed = {
  key: 'shop-internship',
  cohort: 'Intake 2026',
  name: t3('Online shop internship', '网店运营培训', 'Latihan industri kedai dalam talian'),
  content: t3(
    'Nine weeks in which you open a shop, fill it, sell from it and answer its customers.',
    '九周时间，从开店、上架、销售到客服，完整走一遍。',
    'Sembilan minggu untuk membuka kedai, mengisinya, menjual dan melayan pelanggan.',
  ),
  aims: t3(
    'To run a small online shop alone, from the first photo to the last parcel.',
    '能独立经营一家小型网店，从第一张照片到最后一个包裹。',
    'Mengendalikan kedai kecil dalam talian sendiri, dari foto pertama hingga bungkusan terakhir.',
  ),
  audience: t3(
    'Second-year students of e-commerce.',
    '电子商务专业二年级学员。',
    'Pelajar e-dagang tahun kedua.',
  ),
  requirements: t3(
    'A phone with a camera, and ten hours a week.',
    '一部能拍照的手机，每周十小时。',
    'Telefon berkamera dan sepuluh jam seminggu.',
  ),
  teachers: ['nurul-huda', 'tan-wei-jie'],
  price: 0,
  credit: 6,
  hours: 90,
  days: [-21, 42],
  students: 8,
  chapters: [
    {
      name: t3('Show the product', '展示商品', 'Tunjukkan produk'),
      days: [-21, -2],
      videos: [
        { title: t3('Light from one side', '单侧布光', 'Cahaya dari satu sisi'), media: photos },
        { title: t3('The white card', '白卡的用法', 'Kad putih'), media: photos },
      ],
    },
    {
      name: t3('Sell it and send it', '销售与发货', 'Jual dan hantar'),
      days: [-1, 20],
      videos: [
        { title: t3('From port to port', '港到港', 'Dari pelabuhan ke pelabuhan'), media: freight },
      ],
    },
    {
      name: t3('Keep the customer', '留住顾客', 'Kekalkan pelanggan'),
      days: [21, 42],
      videos: [{ title: t3('Polite and clear', '礼貌而清楚', 'Sopan dan jelas'), media: malay }],
    },
  ],
  tasks: [
    {
      resourcesType: 2,
      title: 'Three photos of one product',
      description: '<p>Front, detail and in use. Say for each where the light comes from.</p>',
      chapter: 0,
      endsInDays: -3,
      own: {
        content: 'Mug, front: window on the left. Detail: the same. In use: lamp behind me.',
        score: 82,
        comment: 'Clean light. The third one needs a calmer background.',
      },
    },
    {
      resourcesType: 2,
      title: 'Write the listing',
      description: '<p>Title, five points and a description of at most 150 words.</p>',
      chapter: 1,
      endsInDays: 6,
      lateAllowed: true,
    },
    {
      resourcesType: 4,
      title: 'Pack a fragile parcel',
      description:
        '<p>Pack it, photograph each layer, and list what you used and what it cost.</p>',
      chapter: 1,
      endsInDays: 12,
    },
    {
      resourcesType: 3,
      title: 'Case on paper: the late shipment',
      description: '<p>Answer the four questions of the case on one page and hand in a scan.</p>',
      chapter: 1,
      endsInDays: 9,
    },
    {
      resourcesType: 4,
      title: 'Set the price',
      description: '<p>Costs, fees and margin of three products in one table.</p>',
      practical: [1, 60],
      own: {
        content: 'Table with costs, fees and margin.',
        score: 74,
        comment: 'Right, and easy to follow.',
      },
    },
    {
      resourcesType: 4,
      title: 'Run a discount',
      description: '<p>Plan a week with a discount and say what has to be sold for it to pay.</p>',
      practical: [2, 60],
    },
    {
      resourcesType: 4,
      title: 'Answer a complaint',
      description: '<p>Two answers to the same complaint: one by message, one by phone.</p>',
      practical: [3, 60],
      own: {
        content: 'Both answers, with what I would offer.',
        score: 60,
        comment: 'Passed. Offer the refund earlier.',
      },
    },
    {
      resourcesType: 4,
      title: 'Take a parcel back',
      description: '<p>Write down each step of a return, and who pays for it.</p>',
      practical: [4, 60],
      own: { content: 'Steps one to seven.' },
    },
    {
      resourcesType: 4,
      title: 'Keep the day book',
      description: '<p>Three days of sales, with fees and returns.</p>',
      practical: [5, 60],
    },
    {
      resourcesType: 4,
      title: 'Run the shop for a week',
      description: '<p>Seven days on your own: orders, parcels, messages and the day book.</p>',
      practical: [6, 70],
    },
  ],
  exam: {
    name: 'What every shop must tell',
    endsInDays: 20,
    questions: [
      ['The price that is shown includes all fees that the buyer must pay.', true],
      ['A buyer who changes their mind never gets the money back.', false],
      ['A photo may show what is not in the parcel, as long as it looks good.', false],
    ],
  },
  materials: [
    { name: 'Packing checklist', media: 'checklist.pdf' },
    { name: 'Price worksheet', media: 'worksheet.docx' },
  ],
}

const plain = {
  aims: t3(
    'You can do the work without help.',
    '能够独立完成工作。',
    'Anda dapat melakukan kerja ini tanpa bantuan.',
  ),
  audience: t3('All students of the college.', '本校所有学员。', 'Semua pelajar kolej.'),
  requirements: t3(
    'No earlier course is needed.',
    '不需要先修课程。',
    'Tiada kursus terdahulu diperlukan.',
  ),
}

const freightDesk: TrainingSeed = {
  key: 'freight-desk',
  cohort: '2026/2',
  name: t3('Six weeks at the freight desk', '货代岗位六周培训', 'Enam minggu di kaunter kargo'),
  content: t3(
    'Quotes, papers and ships: the work of a freight forwarder, day by day.',
    '报价、单证、船期：一天天体验货代的工作。',
    'Sebut harga, dokumen dan kapal: kerja ejen kargo hari demi hari.',
  ),
  ...plain,
  teachers: ['tan-wei-jie'],
  price: 18_000,
  credit: 4,
  hours: 60,
  days: [14, 56],
  chapters: [
    {
      name: t3('The quote', '报价', 'Sebut harga'),
      days: [14, 35],
      videos: [
        {
          title: t3(
            'Sea freight, step by step',
            '一步步了解海运',
            'Kargo laut, langkah demi langkah',
          ),
          media: freight,
        },
      ],
    },
  ],
  tasks: [
    {
      resourcesType: 2,
      title: 'Quote for one container',
      description: '<p>Door to door, with every fee named.</p>',
      chapter: 0,
      endsInDays: 30,
    },
  ],
  materials: [],
}

const cafeCounter: TrainingSeed = {
  key: 'cafe-counter',
  cohort: '',
  name: t3('Behind the counter', '柜台服务培训', 'Di sebalik kaunter'),
  content: t3(
    'Serving, selling and counting the till. Its dates follow.',
    '接待、销售与对账，时间待定。',
    'Melayan, menjual dan mengira tunai. Tarikhnya akan diumumkan.',
  ),
  ...plain,
  teachers: ['nurul-huda'],
  price: 0,
  credit: 2,
  hours: 30,
  days: null,
  chapters: [
    {
      name: t3('Good morning', '早上好', 'Selamat pagi'),
      videos: [{ title: t3('The first sentence', '第一句话', 'Ayat pertama'), media: malay }],
    },
  ],
  tasks: [],
  materials: [],
}

const photoWeek: TrainingSeed = {
  key: 'photo-weeks',
  cohort: 'Intake 2025',
  name: t3('Photo weeks', '摄影培训周', 'Minggu fotografi'),
  content: t3(
    'Four weeks of product photos, now over.',
    '为期四周的商品摄影培训，现已结束。',
    'Empat minggu foto produk, kini telah tamat.',
  ),
  ...plain,
  teachers: ['tan-wei-jie'],
  price: 0,
  credit: 3,
  hours: 40,
  days: [-120, -92],
  students: 5,
  chapters: [
    {
      name: t3('The small studio', '小型影棚', 'Studio kecil'),
      days: [-120, -92],
      videos: [
        { title: t3('Light from one side', '单侧布光', 'Cahaya dari satu sisi'), media: photos },
      ],
    },
  ],
  tasks: [
    {
      resourcesType: 2,
      title: 'Ten photos in one afternoon',
      description: '<p>All with the same light.</p>',
      chapter: 0,
      endsInDays: -95,
      own: { content: 'Ten photos of cups.', score: 91, comment: 'A calm series.' },
    },
  ],
  materials: [],
}

/** Trainings of the main school, one in each state. */
export const trainingSeeds: TrainingSeed[] = [shopInternship, freightDesk, cafeCounter, photoWeek]

/**
 * Conditions for practical tasks besides the default ones: the discount opens after its price, and
 * the shop after everything that the shop needs.
 */
export const practicalOrder = [
  { taskNumber: 2, requiredNumber: 1, comparison: 'above' },
  { taskNumber: 6, requiredNumber: 3, comparison: 'atLeast' },
  { taskNumber: 6, requiredNumber: 4, comparison: 'atLeast' },
  { taskNumber: 6, requiredNumber: 5, comparison: 'atLeast' },
] as const
