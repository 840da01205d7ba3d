import type { FullTexts } from '../wire/language.ts'

/** Why a file of a course is refused. */
export const materialsReasons = {
  tooManyMaterials: {
    en: 'A course can have at most 200 files. Delete some first.',
    zh: '每门课程最多 200 个文件，请先删除部分文件',
    my: 'Satu kursus memuatkan paling banyak 200 fail. Padamkan sebahagian dahulu.',
  },
  fileInUse: {
    en: 'This file already belongs to another course.',
    zh: '该文件已用于其他课程',
    my: 'Fail ini sudah digunakan dalam kursus lain.',
  },
} as const satisfies Record<string, FullTexts>

/** Reasons that only calls of staff return. */
export const materialsStaffReasons: readonly (keyof typeof materialsReasons)[] = [
  'tooManyMaterials',
  'fileInUse',
]
