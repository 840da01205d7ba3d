import type { FullTexts } from '@titian/contract'

/** The fixed words of a printed certificate. */
export const texts = {
  course: { en: 'Certificate of Completion', zh: '结业证书', my: 'Sijil Tamat Kursus' },
  training: { en: 'Certificate of Training', zh: '培训证书', my: 'Sijil Latihan' },
  certifies: { en: 'This is to certify that', zh: '兹证明', my: 'Dengan ini disahkan bahawa' },
  completed: {
    en: 'has successfully completed',
    zh: '已顺利完成',
    my: 'telah berjaya menamatkan',
  },
  credit: { en: 'Credit', zh: '学分', my: 'Kredit' },
  issued: { en: 'Date of issue', zh: '颁发日期', my: 'Tarikh dikeluarkan' },
  number: { en: 'Certificate number', zh: '证书编号', my: 'Nombor sijil' },
  check: {
    en: 'Scan the code to check this certificate.',
    zh: '扫描二维码可查验本证书',
    my: 'Imbas kod untuk menyemak sijil ini.',
  },
  revoked: { en: 'Revoked', zh: '已撤销', my: 'Ditarik balik' },
  replaces: { en: 'Replaces', zh: '替代证书', my: 'Menggantikan' },
} satisfies Record<string, FullTexts>
