// This file may be long, because it holds only data.
import type { ResourcesType } from '@titian/contract'

/** A hand-in of a student. With `own` the student is the demo student. */
interface HandInSeed {
  own?: true
  hoursAgo: number
  content: string
  /** Name of the attached file. */
  file?: string
  grade?: { score: number; comment: string; hoursAgo: number; returned?: string }
}

export interface WorkSeed {
  courseKey: string
  resourcesType: ResourcesType
  title: string
  description: string
  link?: string
  points: number
  /** Chapter and lesson, counted from 0; without them the task belongs to the whole course. */
  chapter?: number
  lesson?: number
  /** Days from now to the end of the task; negative for an end in the past. */
  endsInDays?: number
  lateAllowed?: boolean
  draft?: true
  /** Lists of successive versions, one list for each student. */
  handIns: HandInSeed[][]
}

/** The teacher who creates and marks the tasks of each course. */
export const teacherOfWork: Readonly<Record<string, string>> = {
  'listing-keywords': 'nurul-huda',
  'product-photography': 'tan-wei-jie',
}

export const work: WorkSeed[] = [
  {
    courseKey: 'listing-keywords',
    resourcesType: 2,
    title: 'Ten keywords for one product',
    description:
      '<p>Choose one product that you sell or would like to sell.</p><ol><li>Collect ten keywords that buyers really type.</li><li>Mark the three strongest and say why.</li><li>Write a title of at most 120 characters with them.</li></ol>',
    points: 100,
    chapter: 0,
    lesson: 0,
    endsInDays: -6,
    handIns: [
      [
        { own: true, hoursAgo: 220, content: 'batik scarf, silk scarf, hijab batik' },
        {
          own: true,
          hoursAgo: 196,
          content:
            'Product: hand-drawn batik scarf.\n\nKeywords: batik scarf, silk scarf, batik tulis, tudung batik, hand drawn batik, Malaysian batik, gift for mother, selendang sutera, batik Terengganu, scarf gift box.\n\nStrongest: batik scarf, tudung batik, gift for mother. Buyers type them most and they say what it is and for whom.\n\nTitle: Hand-drawn Batik Scarf, Silk, Tudung Batik Terengganu, Gift for Mother',
          file: 'keywords-batik-scarf.pdf',
          grade: {
            score: 86.5,
            comment:
              'A good choice of words, and the title reads well. “Scarf gift box” describes the packaging; put it into the description instead. I have marked two places in the file.',
            hoursAgo: 150,
            returned: 'keywords-with-notes.pdf',
          },
        },
      ],
      [
        {
          hoursAgo: 190,
          content:
            'Produk: sambal nyet pedas.\n\nsambal, sambal nyet, sambal pedas, sambal viral, sambal siap makan, sambal botol, sambal homemade, sambal ikan bilis, lauk segera, sambal Kelantan.\n\nTiga terkuat: sambal nyet, sambal pedas, sambal siap makan.',
          grade: {
            score: 74,
            comment: 'Baik. Cuba jelaskan mengapa tiga kata itu yang terkuat.',
            hoursAgo: 149,
          },
        },
      ],
      [
        {
          hoursAgo: 170,
          content:
            '产品：手工蜡染布袋。\n\n关键词：帆布袋、蜡染布袋、手工布袋、环保购物袋、马来西亚手信、布袋女、大容量布袋、文创布袋、可折叠购物袋、礼品袋。\n\n最强的三个：帆布袋、环保购物袋、马来西亚手信。',
          grade: { score: 52, comment: '关键词不错，但缺少标题，请补充练习。', hoursAgo: 148 },
        },
      ],
    ],
  },
  {
    courseKey: 'listing-keywords',
    resourcesType: 2,
    title: 'Improve a listing that nobody finds',
    description:
      '<p>Look for a listing on the second page of the results. Write down what keeps it there and rewrite its title and its first three lines.</p><p>Hand in your text, or a document with pictures of both versions.</p>',
    points: 100,
    chapter: 1,
    endsInDays: 6,
    lateAllowed: true,
    handIns: [
      [
        {
          hoursAgo: 30,
          content:
            'I took a bamboo steamer on page two. Its title says only “steamer good quality”. My title: Bamboo Steamer 20 cm, Two Layers with Lid, for Dim Sum and Pau.',
        },
      ],
      [
        {
          hoursAgo: 9,
          content: 'Sila lihat fail. Saya memilih senarai kasut sukan kanak-kanak.',
          file: 'senarai-kasut.pdf',
        },
      ],
    ],
  },
  {
    courseKey: 'listing-keywords',
    resourcesType: 2,
    title: 'Read your keyword report',
    description:
      '<p>Take the report of one week, yours or the sample of the lesson. Which keyword brings visitors who do not buy? What would you change?</p>',
    points: 50,
    endsInDays: -2,
    lateAllowed: true,
    handIns: [
      [
        {
          own: true,
          hoursAgo: 20,
          content:
            '“Cheap scarf” brings 412 visitors and one order: the price scares them off. I would drop it and put the money on “batik scarf gift”, which has 38 visitors and five orders.',
        },
      ],
      [
        {
          hoursAgo: 70,
          content:
            'Kata kunci “baju murah” membawa ramai pelawat tetapi tiada jualan. Saya akan menggantikannya dengan “baju kurung moden”.',
        },
      ],
    ],
  },
  {
    courseKey: 'listing-keywords',
    resourcesType: 4,
    title: 'Build a listing in the practice shop',
    description:
      '<p>Open the practice shop and create one listing with a title, five pictures and a price. Then hand in its address and one sentence on why buyers will find it.</p>',
    link: 'https://example.com/practice-shop',
    points: 100,
    chapter: 2,
    endsInDays: 14,
    handIns: [
      [
        {
          hoursAgo: 5,
          content:
            'https://example.com/practice-shop/listing/2041\nBuyers search “tudung bawal satin” and the title begins with exactly these words.',
        },
      ],
    ],
  },
  {
    courseKey: 'listing-keywords',
    resourcesType: 2,
    title: 'Keywords in two languages',
    description: '<p>Translate your ten keywords, and say which ones nobody would type.</p>',
    points: 100,
    draft: true,
    handIns: [],
  },
  {
    courseKey: 'product-photography',
    resourcesType: 2,
    title: 'One product in three lights',
    description:
      '<p>Photograph the same product by a window, with a lamp, and outdoors in the shade. Hand in the three pictures as one PDF or ZIP file with a sentence about each.</p>',
    points: 100,
    chapter: 0,
    lesson: 0,
    endsInDays: 4,
    handIns: [
      [
        {
          own: true,
          hoursAgo: 16,
          content:
            'By the window the colours are right. The lamp makes the cup yellow, and in the shade it looks a little blue.',
          file: 'three-lights.pdf',
        },
      ],
      [
        {
          hoursAgo: 40,
          content: '窗边的光最柔和，台灯下阴影太重，户外阴影处颜色偏冷。',
          file: '三种光线.pdf',
        },
      ],
    ],
  },
  {
    courseKey: 'product-photography',
    resourcesType: 4,
    title: 'A white background without a studio',
    description:
      '<p>Build a background from paper and two books, and photograph a shiny product on it without a reflection of yourself.</p>',
    points: 60,
    chapter: 1,
    endsInDays: -1,
    handIns: [
      [
        {
          hoursAgo: 60,
          content: 'Kertas A2 dan dua buku; saya memotret dari sisi supaya tiada pantulan.',
          file: 'latar-putih.pdf',
          grade: {
            score: 48,
            comment: 'Kemas. Tepi kertas masih kelihatan di kiri.',
            hoursAgo: 30,
          },
        },
      ],
    ],
  },
]
