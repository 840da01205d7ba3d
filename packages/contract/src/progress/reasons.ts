import type { FullTexts } from '../wire/language.ts'

/** Why a student cannot leave a course. */
export const progressReasons = {
  paperOpen: {
    en: 'You have an open exam paper in this course. Please hand it in before you leave the course.',
    zh: '您在本课程有尚未交卷的考试，请交卷后再退出课程',
    my: 'Anda mempunyai kertas peperiksaan kursus ini yang belum dihantar. Sila hantar kertas itu sebelum keluar daripada kursus.',
  },
} as const satisfies Record<string, FullTexts>
