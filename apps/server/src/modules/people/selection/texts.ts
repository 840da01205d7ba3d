import type { FullTexts } from '@titian/contract'

/** The error at the filter; the sites do not offer this act, so they do not have the text. */
export const tooManyPeople: FullTexts = {
  en: 'The filter finds more than 200 people. Narrow it, and change them in parts.',
  zh: '筛选结果超过 200 人，请缩小范围后分批修改',
  my: 'Penapis menemui lebih daripada 200 orang. Kecilkan dan ubah secara berperingkat.',
}
