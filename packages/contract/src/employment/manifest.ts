import { nounManifest } from '../wire/manifest.ts'
import { employmentAuditActions, employmentAuditSubjects } from './audit-words.ts'
import { employment } from './calls.ts'
import { employmentReasons, employmentStaffReasons } from './reasons.ts'

export const manifest = nounManifest({
  calls: employment,
  reasons: employmentReasons,
  staffReasons: employmentStaffReasons,
  moduleReasons: ['tooManySearches', 'searchSaysNothing'],
  auditActions: employmentAuditActions,
  auditSubjects: employmentAuditSubjects,
})
