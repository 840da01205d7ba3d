import type { FullTexts } from '../wire/language.ts'

/**
 * The reasons why calls about an examination, a paper, times, a file of answers (EXM-197) or an
 * import of questions are refused.
 */
export const examsReasons = {
  examNotOpen: {
    en: 'The exam is not open yet.',
    zh: '考试尚未开始',
    my: 'Peperiksaan belum dibuka.',
  },
  examOver: { en: 'The exam is over.', zh: '考试已结束', my: 'Peperiksaan telah tamat.' },
  noAttemptsLeft: {
    en: 'You have no attempts left.',
    zh: '您的答题次数已用完',
    my: 'Anda tiada percubaan lagi.',
  },
  attemptOpen: {
    en: 'You have started this paper. Please continue it.',
    zh: '您已开始答题，请继续作答',
    my: 'Anda telah memulakan kertas ini. Sila sambung.',
  },
  attemptClosed: {
    en: 'This paper was submitted and cannot be changed.',
    zh: '已交卷，不能修改',
    my: 'Kertas ini telah dihantar dan tidak boleh diubah.',
  },
  attemptTakenOver: {
    en: 'This paper is open in a newer window. Continue answering there.',
    zh: '该试卷已在新窗口打开，请在新窗口作答',
    my: 'Kertas ini dibuka di tetingkap baharu. Sila sambung di sana.',
  },
  timeUp: {
    en: 'Time is up. The paper was submitted with your saved answers.',
    zh: '时间到，已按保存的答案自动交卷',
    my: 'Masa telah tamat. Kertas dihantar dengan jawapan yang disimpan.',
  },
  scoresDoNotAddUp: {
    en: 'The points of the questions do not add up to the total.',
    zh: '各题分值之和与总分不一致',
    my: 'Jumlah markah soalan tidak sama dengan markah penuh.',
  },
  sameQuestion: {
    en: 'You already have this question for the same course.',
    zh: '同一课程中您已有完全相同的题目',
    my: 'Anda sudah ada soalan ini untuk kursus yang sama.',
  },
  scoreAboveMost: {
    en: 'This is more than the question is worth.',
    zh: '得分超过了本题的分值',
    my: 'Markah ini melebihi markah penuh soalan.',
  },
  correctedOtherwise: {
    en: 'This question has full marks for everybody or is left out. Undo that correction first.',
    zh: '此题已设为全员满分或不计分，请先撤销该更正',
    my: 'Soalan ini telah diberi markah penuh atau dikecualikan. Buat asal pembetulan itu dahulu.',
  },
  nothingCorrected: {
    en: 'Nothing about the question has been changed.',
    zh: '题目没有任何改动',
    my: 'Tiada apa-apa pada soalan ini diubah.',
  },
  nothingLeftToCount: {
    en: 'At least one question of the paper has to count.',
    zh: '试卷中至少要有一道题计分',
    my: 'Sekurang-kurangnya satu soalan mesti dikira.',
  },
  otherShape: {
    en: 'The kind of question, its options in their order and the number of blanks must stay, because answers were already given.',
    zh: '题型、选项及其顺序和填空数量不能改变，因为学员已据此作答',
    my: 'Jenis soalan, pilihan serta susunannya dan bilangan tempat kosong mesti kekal kerana jawapan telah diberi berdasarkannya.',
  },
  correctedSince: {
    en: 'This question has been corrected again since. Undo the newest correction first.',
    zh: '此题之后又有更正，请先撤销最新的更正',
    my: 'Soalan ini telah dibetulkan sekali lagi. Buat asal pembetulan terbaharu dahulu.',
  },
  markedSince: {
    en: 'Papers marked by hand since: {{papers}}. The correction can no longer be undone.',
    zh: '此后已有 {{papers}} 份答卷经人工评分，不能再撤销此更正',
    my: 'Kertas yang dinilai secara manual selepas itu: {{papers}}. Pembetulan ini tidak boleh dibuat asal lagi.',
  },
  examHasNoQuestions: {
    en: 'Add at least one question before release.',
    zh: '发布前请至少添加一道题',
    my: 'Tambah sekurang-kurangnya satu soalan sebelum diterbitkan.',
  },
  examHasRecords: {
    en: 'Students have started this exam. It can be closed instead.',
    zh: '已有学员作答，可改为关闭考试',
    my: 'Pelajar telah memulakan peperiksaan ini. Sebaliknya, peperiksaan boleh ditutup.',
  },
  keysShown: {
    en: 'Students can already see the right answers. Students who write after it is opened again may know them.',
    zh: '已有学员可以查看正确答案。重新开放后作答的学员可能已知道答案。',
    my: 'Sebahagian pelajar sudah dapat melihat jawapan yang betul. Pelajar yang menjawab selepas dibuka semula mungkin mengetahuinya.',
  },
  noAttemptToUse: {
    en: 'Chosen students who have handed in and have no attempt left: {{students}}. More time alone does not help them: give them an attempt too.',
    zh: '所选学员中已交卷且无剩余作答次数的人数：{{students}}。仅增加时间对其无效，请同时增加作答次数。',
    my: 'Pelajar dipilih yang telah menghantar dan tiada percubaan lagi: {{students}}. Masa tambahan sahaja tidak membantu mereka: beri juga satu percubaan.',
  },
  answerFileUnreadable: {
    en: 'This is not a file of answers that a paper has saved.',
    zh: '这不是试卷保存的答案文件',
    my: 'Ini bukan fail jawapan yang disimpan daripada kertas.',
  },
  answerFileVersion: {
    en: 'This file was saved by another version of the site. Ask the staff to update it.',
    zh: '此文件由其他版本的系统保存，请联系学校管理员升级',
    my: 'Fail ini disimpan oleh versi laman yang lain. Minta kakitangan mengemas kininya.',
  },
  answerFileOtherSchool: {
    en: 'This file is from another school.',
    zh: '此文件属于其他学校',
    my: 'Fail ini daripada sekolah lain.',
  },
  answerFileOtherExamination: {
    en: 'This file is from another exam.',
    zh: '此文件属于其他考试',
    my: 'Fail ini daripada peperiksaan lain.',
  },
  answerFileOtherAttempt: {
    en: 'This file is from another paper of this exam: another student, or another attempt.',
    zh: '此文件属于本考试的另一份答卷：其他学员，或同一学员的另一次作答',
    my: 'Fail ini daripada kertas lain bagi peperiksaan ini: pelajar lain, atau percubaan lain.',
  },
  answerFileChanged: {
    en: 'This file was changed after it was saved, so it cannot be used.',
    zh: '此文件在保存后被改动过，不能使用',
    my: 'Fail ini telah diubah selepas disimpan, jadi tidak boleh digunakan.',
  },
  answerUnfit: {
    en: 'This answer does not match the question.',
    zh: '答案与题目不符',
    my: 'Jawapan ini tidak sesuai dengan soalan.',
  },
  noOptions: {
    en: 'Only choice questions have options.',
    zh: '只有选择题才有选项',
    my: 'Hanya soalan pilihan mempunyai pilihan jawapan.',
  },
  optionIsRight: {
    en: 'This option is the right answer. Mark another one as right first.',
    zh: '该选项是正确答案，请先将其他选项设为正确答案',
    my: 'Pilihan ini ialah jawapan betul. Tandakan pilihan lain sebagai betul dahulu.',
  },
  tooFewOptions: {
    en: 'A choice question needs at least two options.',
    zh: '选择题至少需要两个选项',
    my: 'Soalan pilihan memerlukan sekurang-kurangnya dua pilihan.',
  },
  tooManyOptions: {
    en: 'A question has at most ten options.',
    zh: '每道题最多十个选项',
    my: 'Satu soalan mempunyai paling banyak sepuluh pilihan.',
  },
  optionTwice: {
    en: 'The question already has this option.',
    zh: '该题已有相同的选项',
    my: 'Soalan ini sudah mempunyai pilihan ini.',
  },
  optionPlace: {
    en: 'Please give the letter of an option, or the next free one.',
    zh: '请填写现有选项的字母或下一个字母',
    my: 'Sila beri huruf pilihan yang ada, atau huruf seterusnya.',
  },
  bankHoldsTooFew: {
    en: 'The question bank has too few questions for the random questions.',
    zh: '题库中的题目不足，无法按随机抽题规则抽取',
    my: 'Bank soalan tidak mempunyai soalan yang mencukupi untuk soalan rawak.',
  },
  drawnQuestion: {
    en: 'Only some papers have this question, and all papers are worth the same: correct its answer, or give full marks for it.',
    zh: '只有部分试卷抽到此题，而所有试卷总分相同：请更正答案或给满分',
    my: 'Hanya sesetengah kertas mempunyai soalan ini dan semua kertas sama nilainya: betulkan jawapannya atau beri markah penuh.',
  },
  markingBegun: {
    en: 'An answer has already been marked, so this can no longer be changed.',
    zh: '已有答案被批改，不能再修改此设置',
    my: 'Satu jawapan sudah dinilai, jadi tetapan ini tidak boleh diubah lagi.',
  },
  othersDecide: {
    en: 'The two marks differ too much. A third teacher or the lead teacher decides.',
    zh: '两次评分相差过大，由第三位教师或主讲教师裁定',
    my: 'Dua markah ini terlalu berbeza. Guru ketiga atau guru utama akan memutuskan.',
  },
  examReleased: {
    en: 'A released exam cannot be changed.',
    zh: '已发布的考试不能修改',
    my: 'Peperiksaan yang diterbitkan tidak boleh diubah.',
  },
  questionInUse: {
    en: 'This question is already in the exam.',
    zh: '该题目已在试卷中',
    my: 'Soalan ini sudah ada dalam peperiksaan.',
  },
  notWaitingForMarks: {
    en: 'There is nothing to mark in this paper.',
    zh: '该答卷没有待批改的题目',
    my: 'Tiada apa-apa untuk dinilai dalam kertas ini.',
  },
  keysWhileWriting: {
    en: 'The exam has not ended: students who see the right answers now could share them with those still answering.',
    zh: '考试尚未结束：现在看到正确答案的学员可能会告诉仍在作答的学员',
    my: 'Peperiksaan belum tamat: pelajar yang melihat jawapan betul sekarang boleh memberitahu yang masih menjawab.',
  },
  onlyLater: {
    en: 'Choose a time later than now and later than the current end.',
    zh: '请选择晚于当前结束时间且晚于现在的时间',
    my: 'Pilih masa selepas sekarang dan selepas waktu tamat semasa.',
  },
  noTimeLimit: {
    en: 'This exam has no time limit to extend.',
    zh: '本考试没有时间限制，无法延长时长',
    my: 'Peperiksaan ini tiada had masa untuk ditambah.',
  },
  limitTooLong: {
    en: 'The time limit may be at most 1,440 minutes.',
    zh: '考试时长最多 1,440 分钟',
    my: 'Had masa paling banyak 1,440 minit.',
  },
  onlySooner: {
    en: 'Answers can only be shown earlier than planned.',
    zh: '只能改为更早显示答案',
    my: 'Jawapan hanya boleh dipaparkan lebih awal daripada yang dirancang.',
  },
  questionsUnreadable: {
    en: 'No questions were found in this file. Use the XLSX template, GIFT, Aiken or Moodle XML.',
    zh: '未在该文件中找到题目，请使用 XLSX 模板、GIFT、Aiken 或 Moodle XML',
    my: 'Tiada soalan ditemui dalam fail ini. Gunakan templat XLSX, GIFT, Aiken atau Moodle XML.',
  },
  questionsTooMany: {
    en: 'At most 2,000 questions at once. Choose fewer.',
    zh: '一次最多 2,000 道题目，请减少数量',
    my: 'Paling banyak 2,000 soalan sekali. Kurangkan bilangannya.',
  },
  importInUse: {
    en: 'Not undone: {{used}} of its questions are in a paper or were changed.',
    zh: '未撤销：其中 {{used}} 道题目已用于试卷或已被修改',
    my: 'Tidak dibuat asal: {{used}} soalannya sudah digunakan dalam kertas atau diubah.',
  },
} as const satisfies Record<string, FullTexts>

/** Reasons that only calls of staff return. */
export const examsStaffReasons: readonly (keyof typeof examsReasons)[] = [
  'scoresDoNotAddUp',
  'sameQuestion',
  'scoreAboveMost',
  'correctedOtherwise',
  'nothingCorrected',
  'nothingLeftToCount',
  'otherShape',
  'correctedSince',
  'markedSince',
  'examHasNoQuestions',
  'examHasRecords',
  'keysShown',
  'noAttemptToUse',
  'noOptions',
  'optionIsRight',
  'tooFewOptions',
  'tooManyOptions',
  'optionTwice',
  'optionPlace',
  'bankHoldsTooFew',
  'drawnQuestion',
  'markingBegun',
  'othersDecide',
  'examReleased',
  'questionInUse',
  'notWaitingForMarks',
  'keysWhileWriting',
  'onlyLater',
  'noTimeLimit',
  'limitTooLong',
  'onlySooner',
  'questionsUnreadable',
  'questionsTooMany',
  'importInUse',
]
