import { nounManifest } from '../wire/manifest.ts'
import { homeworkAuditActions, homeworkAuditSubjects } from './audit-words.ts'
import { homework } from './calls.ts'
import { homeworkReasons, homeworkStaffReasons } from './reasons.ts'

export const manifest = nounManifest({
  calls: homework,
  reasons: homeworkReasons,
  staffReasons: homeworkStaffReasons,
  auditActions: homeworkAuditActions,
  auditSubjects: homeworkAuditSubjects,
})
