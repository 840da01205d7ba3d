import type { FullTexts } from '@titian/contract'

/**
 * The faults of changes of questions and tags. The server sends these texts, so the sites do not
 * contain them.
 */
export const tagTexts = {
  notYourQuestion: {
    en: 'Only its author and the staff of the school may change this question.',
    zh: '只有出题人和学校工作人员可以修改该题目',
    my: 'Hanya penulisnya dan kakitangan sekolah boleh mengubah soalan ini.',
  },
  questionGone: {
    en: 'This question has been deleted already.',
    zh: '该题目已被删除',
    my: 'Soalan ini sudah dipadam.',
  },
  tagUnknown: {
    en: 'No question of the bank has this tag.',
    zh: '题库中没有题目使用该标签',
    my: 'Tiada soalan dalam bank dengan tag ini.',
  },
  taggedTooMany: {
    en: 'The filter finds more than 500 questions. Narrow it, and tag them in parts.',
    zh: '筛选结果超过 500 题，请缩小范围后分批设置标签',
    my: 'Penapis menemui lebih daripada 500 soalan. Kecilkan dan tag secara berperingkat.',
  },
  deletedTooMany: {
    en: 'The filter finds more than 100 questions. Narrow it, and delete them in parts.',
    zh: '筛选结果超过 100 题，请缩小范围后分批删除',
    my: 'Penapis menemui lebih daripada 100 soalan. Kecilkan dan padam secara berperingkat.',
  },
} as const satisfies Record<string, FullTexts>
