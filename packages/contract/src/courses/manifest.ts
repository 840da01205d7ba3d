import { nounManifest } from '../wire/manifest.ts'
import { coursesAuditActions, coursesAuditSubjects } from './audit-words.ts'
import { courses } from './calls.ts'
import { coursesReasons, coursesStaffReasons } from './reasons.ts'

export const manifest = nounManifest({
  calls: courses,
  reasons: coursesReasons,
  staffReasons: coursesStaffReasons,
  auditActions: coursesAuditActions,
  auditSubjects: coursesAuditSubjects,
})
