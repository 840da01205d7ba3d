import type { AuditActionTexts, AuditSubjectTexts } from '../wire/audit-texts.ts'

/** The actions of this noun in the audit log. */
export const mailsAuditActions = {
  'mail.sentAgain': {
    en: 'Failed e-mail sent again',
    zh: '重新发送失败的邮件',
    my: 'E-mel yang gagal dihantar semula',
  },
} as const satisfies AuditActionTexts

/** The subjects of these actions: the word before the full stop. */
export const mailsAuditSubjects = {
  mail: { en: 'E-mails', zh: '邮件', my: 'E-mel' },
} as const satisfies AuditSubjectTexts
