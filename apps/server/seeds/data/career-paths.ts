import type { FullTexts, PracticeKindName } from '@titian/contract'

interface StageSeed {
  titles: FullTexts
  /** Codes of skills with the required level. */
  skills: Record<string, 1 | 2 | 3 | 4 | 5>
  /** Keys of courses, in order. */
  courses: string[]
  /** The key of a training. */
  training?: string
  /** A practice; without a code any one of the kind. */
  practice?: { kind: PracticeKindName; code?: string }
}

export interface PathSeed {
  code: string
  position: string
  names: FullTexts
  summaries: FullTexts
  stages: StageSeed[]
  links: { name: string; url: string }[]
}

const texts = (en: string, zh: string, my: string): FullTexts => ({ en, zh, my })

/** CNT-058: career paths through the courses of the demo school. */
export const careerPathSeeds: PathSeed[] = [
  {
    code: 'shop-operator',
    position: 'shopOperator',
    names: texts(
      'From first listing to shop operator',
      '从上架到店铺运营',
      'Daripada penyenaraian pertama ke pengendali kedai',
    ),
    summaries: texts(
      'Photograph and describe products, read the figures of the shop, and run it on a marketplace.',
      '拍摄并描述商品，读懂店铺数据，最终独立运营一家平台店铺。',
      'Mengambil gambar dan menerangkan produk, membaca angka kedai, dan mengendalikannya di pasar maya.',
    ),
    stages: [
      {
        titles: texts('Show a product', '呈现商品', 'Paparkan produk'),
        skills: { productPhotos: 3, copywriting: 2 },
        courses: ['product-photography', 'three-languages-page'],
      },
      {
        titles: texts('Be found and answer', '获得流量与回复', 'Ditemui dan menjawab'),
        skills: { listing: 3, customerCare: 3 },
        courses: ['listing-keywords', 'messages-reviews'],
      },
      {
        titles: texts('Run the shop', '运营店铺', 'Kendalikan kedai'),
        skills: { shopData: 3, storeOperation: 4 },
        courses: ['sales-dashboard', 'marketplace-60-days'],
        training: 'shop-internship',
        practice: { kind: 'inventory' },
      },
    ],
    links: [
      {
        name: 'UNCTAD: E-commerce and digital economy',
        url: 'https://unctad.org/topic/ecommerce-and-digital-economy',
      },
    ],
  },
  {
    code: 'live-host',
    position: 'liveHost',
    names: texts('Live-stream host', '带货主播之路', 'Hos siaran langsung'),
    summaries: texts(
      'Speak before a camera, cut short videos, and sell in a live stream.',
      '面对镜头表达，剪辑短视频，在直播间带货。',
      'Bercakap di hadapan kamera, menyunting video pendek, dan menjual dalam siaran langsung.',
    ),
    stages: [
      {
        titles: texts('Short videos', '短视频', 'Video pendek'),
        skills: { videoEditing: 2, shortVideo: 3 },
        courses: ['one-minute-edit', 'short-video-shop'],
      },
      {
        titles: texts('Before the camera', '面对镜头', 'Di hadapan kamera'),
        skills: { communication: 2, liveHosting: 3 },
        courses: ['workplace-email', 'live-hosting'],
      },
      {
        titles: texts('Sell live', '直播带货', 'Jual secara langsung'),
        skills: { liveStreaming: 4, customerCare: 3 },
        courses: ['messages-reviews', 'marketplace-60-days'],
      },
    ],
    links: [],
  },
  {
    code: 'receptionist',
    position: 'receptionist',
    names: texts('Reception in three languages', '三语前台接待', 'Penyambut tetamu tiga bahasa'),
    summaries: texts(
      'Greet guests in English, Malay and Mandarin, and know what happens behind the desk.',
      '用英语、马来语和中文接待客人，并熟悉前台背后的工作。',
      'Menyambut tetamu dalam bahasa Inggeris, Melayu dan Mandarin, serta mengetahui kerja di sebalik kaunter.',
    ),
    stages: [
      {
        titles: texts('Speak with guests', '与客人沟通', 'Bercakap dengan tetamu'),
        skills: { english: 3, malay: 2, chinese: 2 },
        courses: ['hotel-english', 'business-malay', 'beginner-mandarin'],
      },
      {
        titles: texts('Know the house', '熟悉酒店', 'Kenali hotel'),
        skills: { housekeeping: 2, safety: 2 },
        courses: ['room-thirty-minutes', 'warehouse-safety'],
      },
      {
        titles: texts('Lead the desk', '独当前台', 'Urus kaunter'),
        skills: { frontDesk: 4, customerService: 3 },
        courses: ['front-office', 'heritage-walk'],
      },
    ],
    links: [{ name: 'UN Tourism', url: 'https://www.unwto.org/' }],
  },
]
