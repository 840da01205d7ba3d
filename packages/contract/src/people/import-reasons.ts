import type { FullTexts } from '../wire/language.ts'

/** Why a sheet or a file of questions is not taken, or an import is not undone. */
export const importReasons = {
  sheetUnreadable: {
    en: 'This file could not be read as a table. Use CSV or XLSX.',
    zh: '无法读取该表格，请使用 CSV 或 XLSX',
    my: 'Fail ini tidak dapat dibaca. Gunakan CSV atau XLSX.',
  },
  questionsUnreadable: {
    en: 'No questions were found in this file. Use the XLSX template, GIFT or Moodle XML.',
    zh: '未在该文件中找到题目，请使用 XLSX 模板、GIFT 或 Moodle XML',
    my: 'Tiada soalan ditemui dalam fail ini. Gunakan templat XLSX, GIFT atau Moodle XML.',
  },
  questionsTooMany: {
    en: 'At most 2,000 questions at once. Choose fewer.',
    zh: '一次最多 2000 道题目，请减少数量',
    my: 'Paling banyak 2,000 soalan sekali. Kurangkan bilangannya.',
  },
  importInUse: {
    en: 'Not undone: {{used}} of its questions are in a paper or were changed.',
    zh: '未撤销：其中 {{used}} 道题目已用于试卷或已被修改',
    my: 'Tidak dibuat asal: {{used}} soalannya sudah digunakan dalam kertas atau diubah.',
  },
  sheetColumns: {
    en: 'The first row must name the columns; see the template.',
    zh: '首行须为列名，请参考模板',
    my: 'Baris pertama mesti menamakan lajur; lihat templat.',
  },
  sheetTooLong: {
    en: 'A table may hold at most 20,000 rows.',
    zh: '表格最多 20000 行',
    my: 'Jadual boleh mempunyai paling banyak 20,000 baris.',
  },
} satisfies Record<string, FullTexts>
