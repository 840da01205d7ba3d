import type { FullTexts } from '../wire/language.ts'
import { noticeLimits } from './rules.ts'

const { perHour, recipients } = noticeLimits

/** Why a notice is not sent (CNT-099). */
export const messagesReasons = {
  tooManyNotices: {
    en: `You have written ${perHour} notices within an hour. Please wait before the next one.`,
    zh: `您一小时内已发布 ${perHour} 条通知，请稍后再发`,
    my: `Anda telah menulis ${perHour} notis dalam masa sejam. Sila tunggu sebelum notis seterusnya.`,
  },
  nobodyReads: {
    en: 'Nobody would get this notice.',
    zh: '没有人会收到这条通知',
    my: 'Tiada sesiapa yang akan menerima notis ini.',
  },
  tooManyReaders: {
    en: `A notice reaches at most ${recipients.toLocaleString('en')} people.`,
    zh: `一条通知最多发给 ${recipients.toLocaleString('en')} 人`,
    my: `Satu notis sampai kepada paling banyak ${recipients.toLocaleString('en')} orang.`,
  },
} as const satisfies Record<string, FullTexts>

/** Reasons that only calls of staff return. */
export const messagesStaffReasons: readonly (keyof typeof messagesReasons)[] = [
  'tooManyNotices',
  'nobodyReads',
  'tooManyReaders',
]
