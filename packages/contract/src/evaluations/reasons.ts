import type { FullTexts } from '../wire/language.ts'

/** Why a call about an evaluation is refused. */
export const evaluationsReasons = {
  rubricNotDraft: {
    en: 'A published rubric does not change. Make a new version instead.',
    zh: '评分标准发布后不可修改，请新建版本',
    my: 'Rubrik yang diterbitkan tidak berubah. Buat versi baharu.',
  },
  rubricInUse: {
    en: 'A rubric that was published is kept. You can retire it.',
    zh: '已发布的评分标准须保留，您可以将其停用',
    my: 'Rubrik yang pernah diterbitkan disimpan. Anda boleh menamatkan penggunaannya.',
  },
} as const satisfies Record<string, FullTexts>
