import type { FullTexts } from '../wire/language.ts'

/**
 * The reasons why calls about a training, its dates or its task rules are refused (TRN-057 to
 * TRN-068).
 */
export const trainingReasons = {
  trainEnded: {
    en: 'This training is over.',
    zh: '本次培训已结束',
    my: 'Latihan ini telah tamat.',
  },
  trainHasPeople: {
    en: 'There are students in this programme. Withdraw it instead.',
    zh: '该培训已有学员，不能删除，可改为撤回',
    my: 'Program ini mempunyai pelajar. Anda boleh menariknya balik.',
  },
  outsideTrain: {
    en: 'This is outside the dates of the programme.',
    zh: '超出了培训的起止时间',
    my: 'Ini di luar tempoh program.',
  },
  trainUndated: {
    en: 'The programme has no dates yet. Set its start and end first.',
    zh: '该培训尚未设置起止时间，请先设置',
    my: 'Program ini belum bertarikh. Tetapkan masa mula dan tamatnya dahulu.',
  },
  nothingToMove: {
    en: 'The programme has no dates to move. Leave this empty.',
    zh: '原培训没有可移动的日期，请留空',
    my: 'Program asal tiada tarikh untuk dianjak. Biarkan kosong.',
  },
  nobodyBehind: {
    en: 'No student is behind.',
    zh: '没有落后的学员',
    my: 'Tiada pelajar yang ketinggalan.',
  },
  ruleTwice: {
    en: 'There is already a rule for these two tasks.',
    zh: '这两个任务之间已有规则',
    my: 'Sudah ada peraturan untuk dua tugasan ini.',
  },
  ruleOnItself: {
    en: 'A task cannot require itself.',
    zh: '任务不能以自身为前提',
    my: 'Tugasan tidak boleh mensyaratkan dirinya sendiri.',
  },
  ruleCircle: {
    en: 'These rules form a circle, so none of these tasks would ever open.',
    zh: '这条规则会形成循环，相关任务将永远无法开放',
    my: 'Ini membentuk kitaran, maka tiada satu pun tugasan ini akan dibuka.',
  },
} as const satisfies Record<string, FullTexts>

/** Reasons that only calls of staff return. */
export const trainingStaffReasons: readonly (keyof typeof trainingReasons)[] = [
  'trainHasPeople',
  'outsideTrain',
  'trainUndated',
  'nothingToMove',
  'nobodyBehind',
  'ruleTwice',
  'ruleOnItself',
  'ruleCircle',
]
