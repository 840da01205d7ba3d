import type { AuditActionTexts, AuditSubjectTexts } from '../wire/audit-texts.ts'

/** The actions that this module writes to the audit log. */
export const homeworkAuditActions = {
  'practiceKey.made': {
    en: 'Key for an external practice system created',
    zh: '创建外部实训系统密钥',
    my: 'Kunci untuk sistem amali luar dicipta',
  },
  'practiceKey.revoked': {
    en: 'Key for an external practice system revoked',
    zh: '撤销外部实训系统密钥',
    my: 'Kunci untuk sistem amali luar ditarik balik',
  },
} as const satisfies AuditActionTexts

/** The texts of the subjects. In an action such as `person.created`, the subject is `person`. */
export const homeworkAuditSubjects = {
  practiceKey: {
    en: 'External practice systems',
    zh: '外部实训系统',
    my: 'Sistem amali luar',
  },
} as const satisfies AuditSubjectTexts
