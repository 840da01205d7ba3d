import type { FullTexts } from '../wire/language.ts'

/** Why a call about a practice is refused. */
export const practiceReasons = {
  runChanged: {
    en: 'This run has moved on since you opened it, perhaps in another tab. Check the desk again.',
    zh: '该实训在您打开后已有进展，可能在其他标签页中操作过，请重新查看',
    my: 'Sesi ini telah bergerak sejak anda membukanya, mungkin di tab lain. Sila semak semula.',
  },
  runOver: {
    en: 'This run has ended and takes no more decisions.',
    zh: '该实训已结束，不再接受新的决策',
    my: 'Sesi ini telah tamat dan tidak lagi menerima keputusan.',
  },
  runNotOver: {
    en: 'The review opens when the run has ended.',
    zh: '实训结束后才能查看复盘',
    my: 'Ulasan dibuka apabila sesi ini tamat.',
  },
  tooManyRuns: {
    en: 'You have 20 open runs. End one of them before you begin another.',
    zh: '您有 20 个未结束的实训，请先结束其中一个再开始新的实训',
    my: 'Anda mempunyai 20 sesi yang belum tamat. Tamatkan satu sebelum memulakan yang lain.',
  },
} as const satisfies Record<string, FullTexts>

/** Only the own pages of the student site show them. */
export const practiceModuleReasons = Object.keys(
  practiceReasons,
) as (keyof typeof practiceReasons)[]
