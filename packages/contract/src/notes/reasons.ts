import type { FullTexts } from '../wire/language.ts'

/** Why a note is not saved. */
export const notesReasons = {
  notesOfCourseFull: {
    en: 'You have 500 notes in this course, the maximum. Remove one to add another.',
    zh: '本课程笔记已达 500 条上限，请先删除后再添加',
    my: 'Anda sudah mempunyai 500 nota dalam kursus ini, iaitu had maksimum. Padam satu nota dahulu.',
  },
  notesFull: {
    en: 'You have 3,000 notes, the maximum. Remove one to add another.',
    zh: '您的笔记已达 3,000 条上限，请先删除后再添加',
    my: 'Anda sudah mempunyai 3,000 nota, iaitu had maksimum. Padam satu nota dahulu.',
  },
} as const satisfies Record<string, FullTexts>
