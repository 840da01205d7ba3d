import { type AdvertSeed, t3 } from './types.ts'

/** PRC-086: the banner of the practice area and its two lists of invented partners. */
export const practiceAdverts: AdvertSeed[] = [
  {
    positionId: 6,
    title: t3('The beer game week', '啤酒游戏周', 'Minggu permainan bir'),
    text: t3(
      'Four seats, one chain: order for twenty weeks and see what your calm is worth.',
      '四个席位，一条链：连续二十周下单，看看沉得住气能换来什么。',
      'Empat peranan, satu rantaian: buat pesanan selama dua puluh minggu dan lihat betapa bernilainya ketenangan anda.',
    ),
    url: '/supplyChain?practice=beer-game',
    seed: 'practice-banner',
  },
  {
    positionId: 7,
    title: t3('Lightroom at the market', '市集摄影棚', 'Studio foto di pasar'),
    text: t3(
      'Photograph the goods of real stalls, and leave them the pictures.',
      '为真实的摊位拍商品照，照片留给摊主使用。',
      'Ambil gambar barangan gerai sebenar, dan tinggalkan gambar itu untuk mereka.',
    ),
    url: 'https://studio.example/teratai',
    seed: 'partner-studio',
  },
  {
    positionId: 7,
    title: t3('Three voices radio', '三语电台', 'Radio tiga bahasa'),
    text: t3(
      'Write and speak a product story in English, Chinese and Malay.',
      '用英语、中文和马来语写出并讲述一个商品故事。',
      'Tulis dan sampaikan kisah produk dalam bahasa Inggeris, Cina dan Melayu.',
    ),
    url: 'https://radio.example/teratai',
    seed: 'partner-radio',
  },
  {
    positionId: 8,
    title: t3('Warehouse for a day', '仓库一日体验', 'Sehari di gudang'),
    text: t3(
      'Count, pack and book a delivery with the people who do it every day.',
      '和一线员工一起盘点、打包，并安排一次发货。',
      'Kira, bungkus dan tempah penghantaran bersama mereka yang melakukannya setiap hari.',
    ),
    url: 'https://warehouse.example/teratai',
    seed: 'partner-warehouse',
  },
  {
    positionId: 8,
    title: t3('Desk of a freight agent', '货运代理实务台', 'Meja ejen penghantaran'),
    text: t3(
      'Read real bills of lading and find the mistake in each.',
      '阅读真实的提单，找出每一份中的错误。',
      'Baca bil muatan sebenar dan cari kesilapan dalam setiap satunya.',
    ),
    url: 'https://freight.example/teratai',
    seed: 'partner-freight',
  },
]
