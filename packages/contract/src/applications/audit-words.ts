import type { AuditActionTexts, AuditSubjectTexts } from '../wire/audit-texts.ts'

/** The actions that applications write to the audit log. */
export const applicationsAuditActions = {
  'application.linkRenewed': {
    en: 'New link sent to a company',
    zh: '向公司重新发送链接',
    my: 'Pautan baharu dihantar kepada syarikat',
  },
} as const satisfies AuditActionTexts

/** The texts of the subjects. In an action such as `person.created`, the subject is `person`. */
export const applicationsAuditSubjects = {
  application: { en: 'Applications', zh: '求职申请', my: 'Permohonan kerja' },
} as const satisfies AuditSubjectTexts
