import type { FullTexts } from '../wire/language.ts'

/** Why a review is refused. */
export const reviewsReasons = {
  studyFirst: {
    en: 'Watch a third of the course first, then review it.',
    zh: '学习课程的三分之一后即可评价',
    my: 'Tonton satu pertiga kursus dahulu, kemudian beri ulasan.',
  },
} as const satisfies Record<string, FullTexts>
