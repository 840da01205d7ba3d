import { nounManifest } from '../wire/manifest.ts'
import { discussionsAuditActions, discussionsAuditSubjects } from './audit-words.ts'
import { discussions } from './calls.ts'

export const manifest = nounManifest({
  calls: discussions,
  auditActions: discussionsAuditActions,
  auditSubjects: discussionsAuditSubjects,
})
