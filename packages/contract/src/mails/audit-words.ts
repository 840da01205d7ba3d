import type { AuditActionTexts, AuditSubjectTexts } from '../wire/audit-texts.ts'

/** The actions that this module writes to the audit log. */
export const mailsAuditActions = {
  'mail.sentAgain': {
    en: 'Failed e-mail sent again',
    zh: '重新发送失败的邮件',
    my: 'E-mel yang gagal dihantar semula',
  },
} as const satisfies AuditActionTexts

/** The texts of the subjects. In an action such as `person.created`, the subject is `person`. */
export const mailsAuditSubjects = {
  mail: { en: 'E-mails', zh: '邮件', my: 'E-mel' },
} as const satisfies AuditSubjectTexts
