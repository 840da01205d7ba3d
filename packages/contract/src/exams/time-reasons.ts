import type { FullTexts } from '../wire/language.ts'

/** Why the times of a released examination are not changed as asked. */
export const examTimeReasons = {
  keysWhileWriting: {
    en: 'The exam has not ended: whoever sees the right answers now can tell those who still write.',
    zh: '考试尚未结束：现在看到正确答案的学员可能会告诉仍在作答的学员',
    my: 'Peperiksaan belum tamat: pelajar yang melihat jawapan betul sekarang boleh memberitahu yang masih menjawab.',
  },
  onlyLater: {
    en: 'Choose a moment later than the present end and than now.',
    zh: '请选择晚于当前结束时间且晚于现在的时间',
    my: 'Pilih masa selepas waktu tamat sekarang dan selepas masa kini.',
  },
  noTimeLimit: {
    en: 'This exam has no time limit that could be raised.',
    zh: '本考试没有时间限制，无法延长时长',
    my: 'Peperiksaan ini tiada had masa untuk ditambah.',
  },
  limitTooLong: {
    en: 'The time limit may be at most 1,440 minutes.',
    zh: '考试时长最多 1440 分钟',
    my: 'Had masa paling banyak 1,440 minit.',
  },
  onlySooner: {
    en: 'Answers can only be shown sooner than now planned.',
    zh: '只能改为更早显示答案',
    my: 'Jawapan hanya boleh ditunjukkan lebih awal daripada yang dirancang.',
  },
} as const satisfies Record<string, FullTexts>
