import type { FullTexts } from './language.ts'

/** Why a request of any noun was refused: it brought too much, or asks for too much at once. */
export const requestReasons = {
  inputTooLarge: {
    en: 'This is more than can be sent at once. Please shorten it or send it in parts.',
    zh: '一次提交的内容过多，请精简或分批提交',
    my: 'Kandungan ini terlalu besar untuk dihantar sekali gus. Sila pendekkan atau hantar secara berperingkat.',
  },
  exportTooLong: {
    en: 'This list has more than 250,000 rows, which one file cannot hold. Please narrow it with the filters.',
    zh: '列表超过 250000 行，无法导出为一个文件，请先用筛选条件缩小范围',
    my: 'Senarai ini melebihi 250,000 baris dan tidak muat dalam satu fail. Sila kecilkan dengan penapis.',
  },
  exportsBusy: {
    en: 'Other files are being written at this moment. Please try again in a minute.',
    zh: '系统正在生成其他导出文件，请一分钟后重试',
    my: 'Fail lain sedang disediakan. Sila cuba lagi sebentar lagi.',
  },
} as const satisfies Record<string, FullTexts>
