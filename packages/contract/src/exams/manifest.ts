import { nounManifest } from '../wire/manifest.ts'
import { examsAuditActions, examsAuditSubjects } from './audit-words.ts'
import { exams } from './calls.ts'
import { examsReasons, examsStaffReasons } from './reasons.ts'

export const manifest = nounManifest({
  calls: exams,
  reasons: examsReasons,
  staffReasons: examsStaffReasons,
  auditActions: examsAuditActions,
  auditSubjects: examsAuditSubjects,
})
