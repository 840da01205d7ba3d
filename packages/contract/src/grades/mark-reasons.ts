import type { FullTexts } from '../wire/language.ts'

/** TCH-091: what a given mark may not be. */
export const markReasons = {
  markTooHigh: {
    en: 'This is more than can be reached here.',
    zh: '超过了该项的满分',
    my: 'Ini melebihi markah penuh di sini.',
  },
  oneDecimal: {
    en: 'A course result has one decimal at most.',
    zh: '课程总评最多保留一位小数',
    my: 'Keputusan kursus mempunyai paling banyak satu tempat perpuluhan.',
  },
} as const satisfies Record<string, FullTexts>
