// This file may be long, because it holds only data.
import type { Language } from './types.ts'

interface ReviewWords {
  stars: number
  content: string
}

/**
 * Reviews by students who completed a course, in the language of their names; distinct within a
 * course.
 */
export const reviewWords: Record<Language, readonly ReviewWords[]> = {
  en: [
    {
      stars: 5,
      content:
        'Short lessons, and every one of them gives you something to try at work the next day.',
    },
    {
      stars: 4,
      content: 'Clear and well ordered. I would have liked one more example in the last chapter.',
    },
    { stars: 5, content: '' },
    { stars: 3, content: 'Good content, but the middle part is a little fast for beginners.' },
    {
      stars: 5,
      content: 'I took it between two shifts on my phone. The captions made that possible.',
    },
    { stars: 4, content: 'The teacher answers questions within a day, which helped me finish.' },
    { stars: 4, content: '' },
    {
      stars: 5,
      content: 'I have shown two colleagues what I learnt here, and it works for them too.',
    },
  ],
  zh: [
    { stars: 5, content: '教师讲得很清楚，例子都来自真实的工作，跟着做一遍就会了。' },
    { stars: 4, content: '内容实用，字幕也很准确。希望再多一些进阶案例。' },
    { stars: 5, content: '每课只讲一件事，下班后看一课刚刚好。' },
    { stars: 4, content: '' },
    { stars: 5, content: '提问后当天就有回复，遇到不懂的地方不会卡住。' },
    { stars: 3, content: '前半部分很好，最后一章讲得有点快，我看了两遍。' },
    { stars: 4, content: '三种语言的字幕很方便，和同事讨论时用得上。' },
    { stars: 5, content: '' },
  ],
  my: [
    {
      stars: 4,
      content:
        'Penerangan jelas dan contohnya dekat dengan kerja saya. Harap ada lebih banyak latihan.',
    },
    {
      stars: 5,
      content: 'Guru menjawab soalan dengan cepat. Sangat membantu untuk orang yang baru bermula.',
    },
    {
      stars: 5,
      content: 'Setiap pelajaran pendek dan terus boleh dicuba. Saya habiskan dalam seminggu.',
    },
    { stars: 4, content: '' },
    { stars: 3, content: 'Isi kandungan bagus, cuma bahagian akhir agak laju untuk saya.' },
    {
      stars: 5,
      content: 'Sari kata bahasa Melayu tepat, jadi saya tidak perlu ulang banyak kali.',
    },
    { stars: 4, content: 'Susunan bab kemas dan mudah diikuti. Terima kasih, cikgu.' },
    { stars: 5, content: '' },
  ],
}

/**
 * Returns the language by the name: Chinese characters for Chinese, a patronymic for Malay,
 * otherwise English.
 */
export function languageOfName(name: string): Language {
  if (/\p{Script=Han}/u.test(name)) return 'zh'
  return / (?:bin|binti|anak) /.test(name) ? 'my' : 'en'
}
