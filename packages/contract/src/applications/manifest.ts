import { nounManifest } from '../wire/manifest.ts'
import { applicationsAuditActions, applicationsAuditSubjects } from './audit-words.ts'
import { applications } from './calls.ts'
import { applicationModuleReasons, applicationReasons } from './reasons.ts'

export const manifest = nounManifest({
  calls: applications,
  reasons: applicationReasons,
  moduleReasons: applicationModuleReasons,
  auditActions: applicationsAuditActions,
  auditSubjects: applicationsAuditSubjects,
})
