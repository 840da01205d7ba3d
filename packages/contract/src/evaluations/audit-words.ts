import type { AuditActionTexts, AuditSubjectTexts } from '../wire/audit-texts.ts'

/** What this noun writes into the audit log. */
export const evaluationsAuditActions = {
  'rubric.published': {
    en: 'Rubric published',
    zh: '发布评分标准',
    my: 'Rubrik diterbitkan',
  },
  'rubric.retired': {
    en: 'Rubric retired',
    zh: '停用评分标准',
    my: 'Penggunaan rubrik ditamatkan',
  },
} as const satisfies AuditActionTexts

export const evaluationsAuditSubjects = {
  rubric: { en: 'Rubric', zh: '评分标准', my: 'Rubrik' },
} as const satisfies AuditSubjectTexts
