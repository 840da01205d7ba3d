import type { FullTexts } from '../wire/language.ts'

/** Why a change of a school or of its pages is refused. */
export const schoolsReasons = {
  hostTaken: {
    en: 'Another school uses this address.',
    zh: '该域名已被其他学校使用',
    my: 'Sekolah lain menggunakan alamat ini.',
  },
  keyTaken: {
    en: 'Another school uses this short name.',
    zh: '该标识已被其他学校使用',
    my: 'Sekolah lain menggunakan nama pendek ini.',
  },
  suspendedAlready: {
    en: 'This school is suspended already.',
    zh: '该学校已处于暂停状态',
    my: 'Sekolah ini sudah digantung.',
  },
  pagesFull: {
    en: 'At most 20 pages.',
    zh: '最多 20 个页面',
    my: 'Paling banyak 20 halaman.',
  },
} as const satisfies Record<string, FullTexts>

/** Reasons that only calls of staff return. */
export const schoolsStaffReasons: readonly (keyof typeof schoolsReasons)[] = [
  'hostTaken',
  'keyTaken',
  'suspendedAlready',
  'pagesFull',
]
