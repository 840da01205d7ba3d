import { nounManifest } from '../wire/manifest.ts'
import { schoolsAuditActions, schoolsAuditSubjects } from './audit-words.ts'
import { schools } from './calls.ts'
import { schoolsReasons, schoolsStaffReasons } from './reasons.ts'

export const manifest = nounManifest({
  calls: schools,
  reasons: schoolsReasons,
  staffReasons: schoolsStaffReasons,
  auditActions: schoolsAuditActions,
  auditSubjects: schoolsAuditSubjects,
})
