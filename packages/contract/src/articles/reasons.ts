import type { FullTexts } from '../wire/language.ts'

/** The reasons why a call about an article or news is refused. */
export const articlesReasons = {
  articleShown: {
    en: 'This text is published or waiting for approval. Take it down before you change it.',
    zh: '该内容已提交或已发布，请先下架再修改',
    my: 'Kandungan ini telah diterbitkan atau menunggu kelulusan. Tarik balik dahulu sebelum mengubahnya.',
  },
  articleEmpty: {
    en: 'Write the text before you publish.',
    zh: '请先填写正文再发布',
    my: 'Tulis kandungan sebelum menerbitkannya.',
  },
  articleNotWaiting: {
    en: 'This text has already been decided.',
    zh: '该内容已被处理',
    my: 'Kandungan ini telah diputuskan.',
  },
  articleNotShown: {
    en: 'This text is not published.',
    zh: '该内容未上架',
    my: 'Kandungan ini tidak diterbitkan.',
  },
  articleTypesFull: {
    en: 'At most 50 types.',
    zh: '最多 50 个类型',
    my: 'Paling banyak 50 jenis.',
  },
} as const satisfies Record<string, FullTexts>

/** Reasons that only calls of staff return. */
export const articlesStaffReasons: readonly (keyof typeof articlesReasons)[] = [
  'articleShown',
  'articleEmpty',
  'articleNotWaiting',
  'articleTypesFull',
]

/** Reasons that only article pages show. */
export const articlesModuleReasons: readonly (keyof typeof articlesReasons)[] = ['articleNotShown']
