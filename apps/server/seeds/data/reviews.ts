// Data, not logic: long on purpose.

/** Written by students who watched enough of the course; taken in turn. */
export const reviewWords: { stars: number; content: string }[] = [
  {
    stars: 5,
    content:
      'Short lessons, and every one of them ends with something to do. My first listing sold within a week.',
  },
  { stars: 5, content: '老师讲得很清楚，例子都是真实的店铺，跟着做一遍就会了。' },
  {
    stars: 4,
    content:
      'Penerangan jelas dan contoh dekat dengan kedai saya. Saya harap ada lebih banyak latihan.',
  },
  { stars: 4, content: '' },
  {
    stars: 5,
    content: 'Guru menjawab soalan dengan cepat. Sangat membantu untuk orang yang baru bermula.',
  },
  { stars: 3, content: 'Good content, but the middle part goes a little fast for beginners.' },
  { stars: 4, content: '内容实用，字幕也很准确。希望再多一些进阶案例。' },
  { stars: 5, content: '' },
]
