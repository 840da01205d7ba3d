import { nounManifest } from '../wire/manifest.ts'
import { applicationAuditActions, applicationAuditSubjects } from './audit-words.ts'
import { applications } from './calls.ts'
import { applicationReasons } from './reasons.ts'

export const manifest = nounManifest({
  calls: applications,
  reasons: applicationReasons,
  auditActions: applicationAuditActions,
  auditSubjects: applicationAuditSubjects,
})
