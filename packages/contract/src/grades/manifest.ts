import { nounManifest } from '../wire/manifest.ts'
import { gradesAuditActions, gradesAuditSubjects } from './audit-words.ts'
import { grades } from './calls.ts'
import { gradesReasons, gradesStaffReasons } from './reasons.ts'

export const manifest = nounManifest({
  calls: grades,
  reasons: gradesReasons,
  staffReasons: gradesStaffReasons,
  auditActions: gradesAuditActions,
  auditSubjects: gradesAuditSubjects,
})
