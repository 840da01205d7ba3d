// This file may be long, because it holds only data.

export interface AnswerSeed {
  by: string
  daysAgo: number
  content: string
}

/** Questions in a course by its students; the demo student is student-1. */
export interface QuestionSeed {
  courseKey: string
  by: string
  daysAgo: number
  content: string
  answers: AnswerSeed[]
}

export const courseQuestions: QuestionSeed[] = [
  {
    courseKey: 'listing-keywords',
    by: 'student-1',
    daysAgo: 9,
    content:
      'How many keywords should one listing have? The platform lets me enter far more than the lesson shows.',
    answers: [
      {
        by: 'nurul-huda',
        daysAgo: 8.8,
        content:
          'Start with five that buyers really type, and put the strongest one at the beginning of the title. More of them only help once you know from the report which ones bring visitors.',
      },
    ],
  },
  {
    courseKey: 'listing-keywords',
    by: 'student-1',
    daysAgo: 4,
    content: '同一个商品可以用中文和马来语写两个标题吗？还是应该开两个商品页？',
    answers: [
      {
        by: 'chen-siyuan',
        daysAgo: 3.7,
        content: '建议只开一个商品页，标题用当地买家的语言，另一种语言的关键词放进描述和标签里。',
      },
    ],
  },
  {
    courseKey: 'listing-keywords',
    by: 'student-1',
    daysAgo: 1,
    content:
      'Bolehkah saya menukar kata kunci selepas iklan berjalan, atau kedudukannya akan hilang?',
    answers: [],
  },
  {
    courseKey: 'product-photography',
    by: 'student-1',
    daysAgo: 3,
    content: 'Adakah telefon biasa cukup untuk mengambil gambar produk yang berkilat?',
    answers: [],
  },
]
