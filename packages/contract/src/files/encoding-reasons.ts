import type { FullTexts } from '../wire/language.ts'

/** Why the letters of a text file cannot be read (FRM-375). */
export const encodingReasons = {
  encodingUnknown: {
    en: 'The encoding of this file is not known. Save it as UTF-8.',
    zh: '无法识别该文件的编码，请另存为 UTF-8',
    my: 'Pengekodan fail ini tidak diketahui. Simpannya sebagai UTF-8.',
  },
  captionsEmpty: {
    en: 'No captions with a start and an end were found. Use WebVTT or SubRip.',
    zh: '未找到带起止时间的字幕，请使用 WebVTT 或 SubRip',
    my: 'Tiada sari kata dengan masa mula dan tamat ditemui. Gunakan WebVTT atau SubRip.',
  },
  encodingUnsure: {
    en: 'The letters of this file can be read in several ways. Choose the encoding in which they are right.',
    zh: '该文件的文字有多种读法，请选择文字显示正确的编码',
    my: 'Huruf fail ini boleh dibaca dengan beberapa cara. Pilih pengekodan yang betul.',
  },
} satisfies Record<string, FullTexts>
