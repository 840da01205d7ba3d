/** The demo student's notes on watched lessons: course, chapter and lesson, second and text. */
export const noteSeeds: readonly [lesson: string, second: number, content: string][] = [
  ['product-photography/0/0', 6, 'One window, one white card. Nothing else to buy.'],
  ['product-photography/0/0', 19, '白卡放在窗户对面，阴影就变浅。'],
  ['product-photography/0/0', 34, 'Cuba semula dengan beg sekolah Kak Mei.'],
  ['product-photography/0/1', 5, 'Kertas pembakar dari dapur sudah cukup.'],
  ['malay-counter/0/0', 4, 'Panas atau ais: tanya dahulu, baru tulis.'],
  ['malay-counter/1/0', 3, '先道歉，再换，不用解释太多。'],
  ['listing-keywords/0/0', 6, 'Singapore pays by card, Vietnam at the door.'],
]
