import type { FullTexts } from '../wire/language.ts'

/** The reasons why a certificate cannot be revoked, issued again or printed (CNT-071, CNT-073). */
export const certificatesReasons = {
  certificateRevoked: {
    en: 'This certificate has already been revoked.',
    zh: '该证书已被撤销',
    my: 'Sijil ini sudah ditarik balik.',
  },
  certificateReplaced: {
    en: 'A new certificate has already replaced this one.',
    zh: '该证书已重新颁发',
    my: 'Sijil baharu sudah dikeluarkan sebagai ganti sijil ini.',
  },
  certificateHeld: {
    en: 'The person has another valid certificate of this course.',
    zh: '该人员已持有此课程的另一张有效证书',
    my: 'Orang ini memiliki sijil lain yang sah bagi kursus ini.',
  },
  certificateUnconfirmed: {
    en: 'Somebody you have chosen has not completed or not passed the course. Look at the list and confirm each of them.',
    zh: '所选人员中有人尚未完成课程或成绩未达标，请查看列表并逐一确认',
    my: 'Ada orang yang anda pilih belum menamatkan atau belum lulus kursus. Semak senarai dan sahkan setiap seorang.',
  },
  noPrinter: {
    en: 'This server cannot make PDF files. Use “Print” in your browser and save as PDF.',
    zh: '此服务器无法生成 PDF，请使用浏览器的“打印”功能另存为 PDF',
    my: 'Pelayan ini tidak menjana PDF. Gunakan “Cetak” pada pelayar anda dan simpan sebagai PDF.',
  },
} as const satisfies Record<string, FullTexts>

/** Reasons that only calls of staff return. */
export const certificatesStaffReasons: readonly (keyof typeof certificatesReasons)[] = [
  'certificateReplaced',
  'certificateHeld',
  'certificateUnconfirmed',
]
