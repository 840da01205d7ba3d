import type { FullTexts } from '../wire/language.ts'

/** The reasons why a link cannot be created or used (CRS-100, CRS-186 to CRS-188, TCH-157). */
export const sharingReasons = {
  shareLinkUsed: {
    en: 'This link has already been used.',
    zh: '链接已被激活',
    my: 'Pautan ini sudah digunakan.',
  },
  shareLinkFull: {
    en: 'All places of this link are taken. Ask for a new one.',
    zh: '该链接的名额已满，请重新获取',
    my: 'Semua tempat pautan ini sudah penuh. Minta pautan baharu.',
  },
  shareLinkOver: {
    en: 'This link is no longer valid. Ask for a new one.',
    zh: '该链接已失效，请重新获取',
    my: 'Pautan ini tidak lagi sah. Minta pautan baharu.',
  },
  shareLinkOwn: {
    en: 'This is your own link. Send it to a student.',
    zh: '这是您自己的分享链接，请发送给学员',
    my: 'Ini pautan anda sendiri. Hantarkannya kepada pelajar.',
  },
  shareGuesses: {
    en: 'Too many wrong codes. Try again in 15 minutes.',
    zh: '错误次数过多，请 15 分钟后再试',
    my: 'Terlalu banyak kod yang salah. Cuba lagi selepas 15 minit.',
  },
  shareLimit: {
    en: 'You can make at most 50 sharing links a day.',
    zh: '每天最多创建 50 个分享链接',
    my: 'Anda boleh mencipta paling banyak 50 pautan perkongsian sehari.',
  },
  shareUnlisted: {
    en: 'Only a course on the list can be shared.',
    zh: '只能分享已上架的课程',
    my: 'Hanya kursus dalam senarai boleh dikongsi.',
  },
} as const satisfies Record<string, FullTexts>
