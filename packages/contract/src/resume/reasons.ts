import type { FullTexts } from '../wire/language.ts'

export const resumeReasons = {
  /** RES-035, RES-037. */
  lastIntention: {
    en: 'The last job intention cannot be deleted.',
    zh: '最后一条求职意向不能删除',
    my: 'Hasrat kerja yang terakhir tidak boleh dipadam.',
  },
  notJsonResume: {
    en: 'This is no JSON Resume: the file holds no object in JSON.',
    zh: '这不是 JSON Resume 文件：内容不是 JSON 对象',
    my: 'Ini bukan JSON Resume: fail tidak mengandungi objek JSON.',
  },
  /** RES-105. */
  resumeLinkWrong: {
    en: 'This address leads to no resume. Characters of it may be missing or changed: ask for the link once more.',
    zh: '该链接没有对应的简历，可能缺少或改动了字符，请向对方重新索取链接',
    my: 'Alamat ini tidak membawa kepada sebarang resume. Mungkin ada aksara yang hilang atau berubah: minta pautan itu sekali lagi.',
  },
  resumeLinkEnded: {
    en: 'The time of this link has ended. Ask the person who sent it to renew it.',
    zh: '该链接已过有效期，请联系发送者续期',
    my: 'Tempoh pautan ini sudah tamat. Minta orang yang menghantarnya memperbaharuinya.',
  },
  resumeLinkWithdrawn: {
    en: 'The person who shared this resume has withdrawn the link.',
    zh: '分享者已撤回该链接',
    my: 'Orang yang berkongsi resume ini telah menarik balik pautan ini.',
  },
  entriesFull: {
    en: 'A section has at most 30 entries. Delete one that says the least of you.',
    zh: '每个栏目最多 30 条，请先删除不太重要的一条',
    my: 'Satu bahagian mempunyai paling banyak 30 entri. Padam yang paling kurang penting.',
  },
  /** RES-070. */
  pdfTextLost: {
    en: 'The PDF was not made, because these parts lost characters in it: {{parts}}. Write them in another way, or print the page.',
    zh: 'PDF 未生成，因为以下内容在其中缺少字符：{{parts}}。请换一种写法，或直接打印页面',
    my: 'PDF tidak dijana kerana bahagian ini kehilangan aksara: {{parts}}. Tulis dengan cara lain, atau cetak halaman ini.',
  },
} as const satisfies Record<string, FullTexts>

/** All of them: only the pages of the resume show them. */
export const resumeModuleReasons = Object.keys(resumeReasons) as (keyof typeof resumeReasons)[]
