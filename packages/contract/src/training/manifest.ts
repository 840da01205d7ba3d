import { nounManifest } from '../wire/manifest.ts'
import { trainingAuditActions, trainingAuditSubjects } from './audit-words.ts'
import { training } from './calls.ts'
import { trainingReasons, trainingStaffReasons } from './reasons.ts'

export const manifest = nounManifest({
  calls: training,
  reasons: trainingReasons,
  staffReasons: trainingStaffReasons,
  auditActions: trainingAuditActions,
  auditSubjects: trainingAuditSubjects,
})
