import { nounManifest } from '../wire/manifest.ts'
import { practiceAuditActions, practiceAuditSubjects } from './audit-words.ts'
import { practice } from './calls.ts'
import { practiceModuleReasons, practiceReasons, practiceStaffReasons } from './reasons.ts'

export const manifest = nounManifest({
  calls: practice,
  reasons: practiceReasons,
  staffReasons: practiceStaffReasons,
  moduleReasons: practiceModuleReasons,
  auditActions: practiceAuditActions,
  auditSubjects: practiceAuditSubjects,
})
