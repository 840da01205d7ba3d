import type { FullTexts } from '../wire/language.ts'

/** Why a task or a hand-in is refused. */
export const homeworkReasons = {
  handInEmpty: {
    en: 'Write a text or choose a file.',
    zh: '请填写内容或选择文件',
    my: 'Tulis teks atau pilih fail.',
  },
  handInEnded: {
    en: 'The time for handing this in is over.',
    zh: '提交时间已截止',
    my: 'Masa untuk menghantar tugasan ini telah tamat.',
  },
  handInGraded: {
    en: 'This has been marked and can no longer be replaced.',
    zh: '已批改，不能再替换',
    my: 'Tugasan ini telah dinilai dan tidak boleh diganti lagi.',
  },
  handInRated: {
    en: 'Your work is being rated and can no longer be replaced.',
    zh: '您的作业正在评分，不能再替换',
    my: 'Kerja anda sedang dinilai dan tidak boleh diganti lagi.',
  },
  scoredByPractice: {
    en: 'A practice gives this task its scores, so a teacher does not mark it.',
    zh: '该任务的得分来自实训，不能手动打分',
    my: 'Amali memberi markah kepada tugasan ini, jadi ia tidak dinilai oleh guru.',
  },
  ratedByRubric: {
    en: 'This task is marked by a rubric. Rate the work in its evaluation; the score is added at the release.',
    zh: '该任务按评分标准评分。请在评估中评分，发布后得分自动生成。',
    my: 'Tugasan ini dinilai mengikut rubrik. Nilai kerja ini dalam penilaiannya; markah ditambah apabila dikeluarkan.',
  },
  tasksFirst: {
    en: 'This task opens after these: {{tasks}}.',
    zh: '请先完成并通过：{{tasks}}',
    my: 'Tugasan ini dibuka selepas tugasan berikut: {{tasks}}.',
  },
  taskNumberUsed: {
    en: 'Another task here has this number.',
    zh: '此编号已被本处其他任务使用',
    my: 'Tugasan lain di sini sudah menggunakan nombor ini.',
  },
  handInReplaced: {
    en: 'The student has handed in a newer version. Please mark that one.',
    zh: '学员已提交新版本，请批改最新版本',
    my: 'Pelajar telah menghantar versi baharu. Sila nilai versi itu.',
  },
  workHandedIn: {
    en: 'Students have handed in work for this. You can withdraw it instead.',
    zh: '已有学员提交，不能删除，可以撤回发布',
    my: 'Ada pelajar yang telah menghantar tugasan ini. Anda boleh menariknya balik.',
  },
  pointsGiven: {
    en: 'A student already has more points than this.',
    zh: '已有学员的得分高于此分值',
    my: 'Ada pelajar yang sudah mendapat markah lebih tinggi.',
  },
  pointsFollow: {
    en: 'Scores come from released totals, so the points cannot be changed.',
    zh: '得分由已发布的总分得出，分值不能再修改',
    my: 'Markah datang daripada jumlah yang dikeluarkan, jadi markah penuh tidak boleh diubah.',
  },
  practiceFeeds: {
    en: 'A practice gives this task its scores, so it stays a practical task.',
    zh: '该任务的得分来自实训，须保留为实训任务',
    my: 'Amali memberi markah kepada tugasan ini, jadi ia kekal sebagai tugasan amali.',
  },
  scoreAboveWork: {
    en: 'This is more than the task is worth.',
    zh: '得分超过了该任务的分值',
    my: 'Markah ini melebihi markah penuh tugasan.',
  },
  reportTimeOff: {
    en: 'The time of the signature differs by more than 5 minutes from the time of the server.',
    zh: '签名时间与服务器时间相差超过 5 分钟',
    my: 'Masa tandatangan berbeza lebih daripada 5 minit daripada masa pelayan.',
  },
  reportRunUsed: {
    en: 'This run was reported with other values.',
    zh: '该次实训已以其他内容上报',
    my: 'Sesi ini telah dilaporkan dengan nilai lain.',
  },
  reportNotJson: {
    en: 'The report must be one JSON object in UTF-8.',
    zh: '报告必须是一个 UTF-8 编码的 JSON 对象',
    my: 'Laporan mestilah satu objek JSON dalam UTF-8.',
  },
  reportInFuture: {
    en: 'This time is in the future.',
    zh: '该时间尚未到来',
    my: 'Masa ini pada masa hadapan.',
  },
  systemHasKey: {
    en: 'A key for this address is in use. Revoke it first.',
    zh: '该地址已有使用中的密钥，请先撤销',
    my: 'Kunci bagi alamat ini sedang digunakan. Tarik balik dahulu.',
  },
} as const satisfies Record<string, FullTexts>

/** Reasons that only calls of staff return. */
export const homeworkStaffReasons: readonly (keyof typeof homeworkReasons)[] = [
  'taskNumberUsed',
  'handInReplaced',
  'ratedByRubric',
  'scoredByPractice',
  'workHandedIn',
  'pointsGiven',
  'pointsFollow',
  'practiceFeeds',
  'scoreAboveWork',
  'reportTimeOff',
  'reportRunUsed',
  'reportNotJson',
  'reportInFuture',
  'systemHasKey',
]
