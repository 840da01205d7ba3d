import type { AuditActionTexts, AuditSubjectTexts } from '../wire/audit-texts.ts'

/** The actions that discussions write to the audit log. */
export const discussionsAuditActions = {
  'contribution.hidden': {
    en: 'Post hidden',
    zh: '隐藏学员发言',
    my: 'Hantaran disembunyikan',
  },
  'contribution.shown': {
    en: 'Post shown',
    zh: '显示学员发言',
    my: 'Hantaran dipaparkan',
  },
} as const satisfies AuditActionTexts

/** The texts of the subjects. In an action such as `person.created`, the subject is `person`. */
export const discussionsAuditSubjects = {
  contribution: {
    en: 'Questions, answers and reviews',
    zh: '提问、回答与评价',
    my: 'Soalan, jawapan dan ulasan',
  },
} as const satisfies AuditSubjectTexts
