import { nounManifest } from '../wire/manifest.ts'
import { mailsAuditActions, mailsAuditSubjects } from './audit-words.ts'
import { mails } from './calls.ts'

export const manifest = nounManifest({
  calls: mails,
  auditActions: mailsAuditActions,
  auditSubjects: mailsAuditSubjects,
})
