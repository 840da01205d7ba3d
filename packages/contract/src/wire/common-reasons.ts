import type { FullTexts } from './language.ts'

/** Why a call of any noun may be refused. */
export const commonReasons = {
  tooManyRequests: {
    en: 'Too many requests, please try again later.',
    zh: '您的请求过于频繁，请稍后重试',
    my: 'Terlalu banyak permintaan, sila cuba lagi nanti.',
  },
  impersonationOver: {
    en: 'Acting as the student has ended.',
    zh: '模拟操作已结束',
    my: 'Anda tidak lagi bertindak sebagai pelajar.',
  },
  ownerOnly: {
    en: 'Only the student can see this, not staff who act as the student.',
    zh: '此内容仅学员本人可见，模拟学员时无法查看',
    my: 'Hanya pelajar itu sendiri boleh melihat ini, bukan kakitangan yang bertindak sebagai pelajar.',
  },
  reasonNeeded: {
    en: 'Please give a reason.',
    zh: '请填写原因',
    my: 'Sila beri sebab.',
  },
  databaseFull: {
    en: 'The server has no space left and cannot save now. Please inform the school.',
    zh: '服务器空间不足，暂时无法保存，请告知学校',
    my: 'Pelayan kehabisan ruang dan tidak dapat menyimpan apa-apa sekarang. Sila maklumkan kepada sekolah.',
  },
  changedMeanwhile: {
    en: 'Someone else has changed this. Their version is shown beside yours.',
    zh: '内容已被他人修改，请核对最新版本',
    my: 'Orang lain telah mengubahnya. Versi mereka dipaparkan di sebelah versi anda.',
  },
  wrongStep: {
    en: 'This is not possible in the current state.',
    zh: '当前状态不允许此操作',
    my: 'Ini tidak boleh dibuat dalam keadaan sekarang.',
  },
  endBeforeStart: {
    en: 'The end must be after the start.',
    zh: '结束时间必须晚于开始时间',
    my: 'Masa tamat mestilah selepas masa mula.',
  },
  inputTooLarge: {
    en: 'This is too much at once. Please shorten it or send it in parts.',
    zh: '一次提交的内容过多，请精简或分批提交',
    my: 'Kandungan ini terlalu besar untuk dihantar sekali gus. Sila pendekkan atau hantar secara berperingkat.',
  },
  exportTooLong: {
    en: 'This list has more than 250,000 rows, which one file cannot hold. Please narrow it with the filters.',
    zh: '列表超过 250,000 行，无法导出为一个文件，请先用筛选条件缩小范围',
    my: 'Senarai ini melebihi 250,000 baris dan tidak muat dalam satu fail. Sila kecilkan dengan penapis.',
  },
  exportsBusy: {
    en: 'Other files are being written at this moment. Please try again in a minute.',
    zh: '系统正在生成其他导出文件，请一分钟后重试',
    my: 'Fail lain sedang disediakan. Sila cuba lagi sebentar lagi.',
  },
} as const satisfies Record<string, FullTexts>

/** Reasons that only calls of staff return; the student site does not load their texts. */
export const commonStaffReasons: readonly (keyof typeof commonReasons)[] = [
  'reasonNeeded',
  'endBeforeStart',
  'exportTooLong',
  'exportsBusy',
]
