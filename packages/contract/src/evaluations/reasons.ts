import type { FullTexts } from '../wire/language.ts'

/** The reasons why a call about an evaluation is refused. */
export const evaluationsReasons = {
  rubricNotDraft: {
    en: 'A published rubric does not change. Create a new version instead.',
    zh: '评分标准发布后不可修改，请新建版本',
    my: 'Rubrik yang diterbitkan tidak boleh diubah. Cipta versi baharu.',
  },
  rubricInUse: {
    en: 'A rubric that was published is kept. You can retire it.',
    zh: '已发布的评分标准须保留，您可以将其停用',
    my: 'Rubrik yang pernah diterbitkan disimpan. Anda boleh menamatkan penggunaannya.',
  },
  alreadyRated: {
    en: 'Somebody has already rated, so the rubric cannot be changed.',
    zh: '已有人评分，评分标准不可更换',
    my: 'Sudah ada yang menilai, jadi rubrik tidak boleh diubah.',
  },
  assessmentReleased: {
    en: 'This assessment has been released. It can only be changed by an override or by the answer to an appeal.',
    zh: '该评估已发布，只能通过人工改分或答复申诉来修改',
    my: 'Penilaian ini telah dikeluarkan. Ia hanya berubah melalui pindaan atau jawapan rayuan.',
  },
  otherRater: {
    en: 'Another teacher rates this work. Ask for a second rating first.',
    zh: '该作品由另一位教师评分，请先申请第二评分人',
    my: 'Guru lain menilai kerja ini. Minta penilaian kedua dahulu.',
  },
  moderatorIsRater: {
    en: 'The two raters differ by more than 15 points. A third person has to decide.',
    zh: '两位评分人相差超过 15 分，须由第三人裁定',
    my: 'Kedua-dua penilai berbeza lebih daripada 15 markah. Orang ketiga perlu memutuskan.',
  },
  secondHasRated: {
    en: 'A second teacher has already rated, so the request cannot be withdrawn.',
    zh: '第二位教师已评分，申请不能撤回',
    my: 'Guru kedua telah menilai, jadi permintaan tidak boleh ditarik balik.',
  },
  ratingOver: {
    en: 'The result has been released, so it can no longer be rated.',
    zh: '成绩已发布，不能再评分',
    my: 'Keputusan telah dikeluarkan, jadi ia tidak boleh dinilai lagi.',
  },
  ratingsMissing: {
    en: 'Please rate every criterion.',
    zh: '请为每个评分项评分',
    my: 'Sila nilai setiap kriteria.',
  },
  appealMade: {
    en: 'You have appealed already.',
    zh: '您已提交过申诉',
    my: 'Anda telah membuat rayuan.',
  },
  appealOver: {
    en: 'An appeal is possible within 7 days of the release.',
    zh: '只能在成绩发布后 7 天内申诉',
    my: 'Rayuan boleh dibuat dalam tempoh 7 hari selepas keputusan dikeluarkan.',
  },
  scorePassedOn: {
    en: 'Released scores were passed on to this task, so it cannot be changed.',
    zh: '已发布的成绩已传入该任务，不能再更换',
    my: 'Markah yang dikeluarkan telah disalurkan kepada tugasan ini, jadi ia tidak boleh diubah.',
  },
  taskHasPractice: {
    en: 'Another practice already gives this task its scores.',
    zh: '该任务已由另一项实训提供成绩',
    my: 'Amali lain sudah memberikan markah kepada tugasan ini.',
  },
  totalNeeded: {
    en: 'Released work must have a total. Set another total instead.',
    zh: '已发布的作业须保留总分，请改设其他分数',
    my: 'Kerja yang telah dikeluarkan perlu ada jumlah markah. Tetapkan jumlah yang lain.',
  },
  noAppeal: {
    en: 'There is no open appeal.',
    zh: '没有待答复的申诉',
    my: 'Tiada rayuan yang menunggu jawapan.',
  },
} as const satisfies Record<string, FullTexts>
