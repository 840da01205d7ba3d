import type { FullTexts } from '../wire/language.ts'

/** Why the questions of a paper are not changed as asked. */
export const examPaperReasons = {
  answerUnfit: {
    en: 'This answer does not fit the question.',
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
    en: 'The question has this option already.',
    zh: '该题已有相同的选项',
    my: 'Soalan ini sudah mempunyai pilihan ini.',
  },
  optionPlace: {
    en: 'Please give the letter of an option, or the next free one.',
    zh: '请填写现有选项的字母或下一个字母',
    my: 'Sila beri huruf pilihan yang ada, atau huruf seterusnya.',
  },
  bankHoldsTooFew: {
    en: 'The question bank holds too few questions for what is to be drawn at random.',
    zh: '题库中的题目不足，无法按随机抽题规则抽取',
    my: 'Bank soalan tidak mempunyai cukup soalan untuk cabutan rawak.',
  },
  drawnQuestion: {
    en: 'Only some papers have this question, and all papers are worth the same: correct its answer, or give full marks for it.',
    zh: '只有部分试卷抽到此题，而所有试卷总分相同：请更正答案或给满分',
    my: 'Hanya sesetengah kertas mempunyai soalan ini dan semua kertas sama nilainya: betulkan jawapannya atau beri markah penuh.',
  },
  markingBegun: {
    en: 'An answer has been marked already, so this can no longer be changed.',
    zh: '已有答案被批改，不能再更改此设置',
    my: 'Satu jawapan sudah diberi markah, jadi tetapan ini tidak boleh diubah lagi.',
  },
  othersDecide: {
    en: 'The two marks differ too much. A third teacher or the main lecturer decides.',
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
    en: 'Nothing in this paper is to be marked.',
    zh: '该试卷没有待批改的题目',
    my: 'Tiada soalan kertas ini menunggu markah.',
  },
} as const satisfies Record<string, FullTexts>
