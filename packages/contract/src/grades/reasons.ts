import type { FullTexts } from '../wire/language.ts'

/** TCH-091: why a mark is refused. */
export const gradesReasons = {
  markTooHigh: {
    en: 'This is more than the maximum here.',
    zh: '超过了该项的满分',
    my: 'Ini melebihi markah penuh di sini.',
  },
  oneDecimal: {
    en: 'A course result has one decimal at most.',
    zh: '课程成绩最多保留一位小数',
    my: 'Keputusan kursus mempunyai paling banyak satu tempat perpuluhan.',
  },
  markCommentsFull: {
    en: 'You have 100 comments to reuse, the maximum. Remove one to keep another.',
    zh: '常用评语已达 100 条上限，请先删除一条再保存',
    my: 'Anda sudah menyimpan 100 komen, iaitu had maksimum. Padam satu komen dahulu.',
  },
} as const satisfies Record<string, FullTexts>

/** Reasons that only calls of staff return. */
export const gradesStaffReasons: readonly (keyof typeof gradesReasons)[] = [
  'markTooHigh',
  'oneDecimal',
  'markCommentsFull',
]
