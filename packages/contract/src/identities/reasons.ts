import type { FullTexts } from '../wire/language.ts'

/** Why a request about an identity is refused. */
export const identitiesReasons = {
  identityTries: {
    en: 'Too many tries for today. Please try again tomorrow.',
    zh: '今日认证次数已达上限，请明天再试',
    my: 'Terlalu banyak cubaan hari ini. Sila cuba esok.',
  },
  identityWaiting: {
    en: 'Your identity is already being checked.',
    zh: '您的身份正在审核中',
    my: 'Identiti anda sedang disemak.',
  },
  identityApproved: {
    en: 'Your identity is already confirmed.',
    zh: '您的身份已通过认证',
    my: 'Identiti anda telah disahkan.',
  },
  decidedMeanwhile: {
    en: 'Someone else has already decided this.',
    zh: '已由他人处理',
    my: 'Orang lain telah membuat keputusan.',
  },
} as const satisfies Record<string, FullTexts>

/** Reasons that only calls of staff return. */
export const identitiesStaffReasons: readonly (keyof typeof identitiesReasons)[] = [
  'decidedMeanwhile',
]
