/** What the demo student has written down in the first lessons of a course: second and words. */
export const noteWords: [number, string][] = [
  [6, 'One window, one white card. Nothing else to buy.'],
  [19, '白卡放在窗户对面，阴影就变浅。'],
  [34, 'Cuba semula dengan beg sekolah Kak Mei.'],
]
